import { sideFor, type BattleFrame } from '../battle-frame.ts';
import type { CardId, HouseId } from '../ids.ts';
import type { LastingEffect, WesterosOpen } from '../state.ts';
import { LAYERS, type About, type Layer, type Question, type Questions, type Scene } from './effects.ts';
import { perRules } from './per-rules.ts';
import type { Ruleset } from './ruleset.ts';

/** What effects of a ruleset do about a question: in which layers, and which of them are always in play. */
interface Answers {
  readonly layers: readonly Layer[];
  readonly always: LastingEffect[];
}

/** An effect that is always in play belongs to nobody. */
const inForce = (effect: string): LastingEffect => ({ effect, owner: null, until: 'game' });

/** The questions that effects of a ruleset answer at all. */
const answeredBy = perRules(({ effects, always }) => {
  const found: { [Q in Question]?: Answers } = {};
  const all = Object.values(effects);
  for (const { modify } of all)
    for (const question in modify) {
      const layers = LAYERS.filter(layer => all.some(one => one.modify?.[question as Question]?.layer === layer));
      found[question as Question] ??= { layers, always: [] };
    }
  for (const name of always) {
    const entry = inForce(name);
    for (const question in effects[name]?.modify) found[question as Question]?.always.push(entry);
  }
  return found;
});

const hasTexts = (battle: BattleFrame | null): boolean =>
  battle !== null && (battle.sides[0].texts.length > 0 || battle.sides[1].texts.length > 0);

/** Does any text of this battle answer the question? */
function hasText({ board, effects }: Ruleset, { sides }: BattleFrame, question: Question): boolean {
  for (let side = 0; side < 2; side++) {
    for (const text of sides[side as 0 | 1].texts) {
      const ability = board.card[text]?.ability;
      if (ability != null && effects[ability]?.modify?.[question] !== undefined) return true;
    }
  }
  return false;
}

/** Does any effect that lies on the table answer the question? */
function hasLasting({ effects }: Ruleset, open: WesterosOpen, question: Question): boolean {
  for (const { effect } of open.effects) if (effects[effect]?.modify?.[question] !== undefined) return true;
  return false;
}

/** Is anything in play that could answer the question? Where nothing is, it need not be put. */
export function isAnswered(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame | null,
  question: Question,
): boolean {
  if (open.effects.length === 0 && rules.always.length === 0 && !hasTexts(battle)) return false; // mostly so
  const answers = answeredBy(rules)[question];
  if (answers === undefined) return false; // no effect of these rules touches it
  if (answers.always.length > 0) return true;
  if (open.effects.length > 0 && hasLasting(rules, open, question)) return true;
  return battle !== null && hasText(rules, battle, question);
}

/** A question as it is put to one effect after another. */
interface Put<Q extends Question> {
  readonly open: WesterosOpen;
  readonly rules: Ruleset;
  readonly battle: BattleFrame | null;
  readonly question: Q;
  readonly about: About;
  readonly heard: Heard | undefined;
}

/** What one effect makes of a value in one layer, if it is in force. */
function modified<Q extends Question>(
  { open, rules, battle, question, about, heard }: Put<Q>,
  layer: Layer,
  value: Questions[Q],
  effect: string,
  owner: HouseId | null,
  lasting: LastingEffect | null,
  card?: CardId,
): Questions[Q] {
  const modifier = rules.effects[effect]?.modify?.[question];
  if (modifier?.layer !== layer) return value;
  if (question !== 'works' && !isInForce(open, rules, battle, effect, owner, card)) return value;
  const result = modifier.by(value, sceneOf(open, rules, battle, owner, about, lasting));
  if (result !== value) heard?.(effect);
  return result;
}

/** The scene of an effect by its owner: on his side where he fights, and otherwise beside the battle. */
export function sceneOf<H extends HouseId | null>(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame | null,
  me: H,
  about: About,
  lasting: LastingEffect | null = null,
): Scene & { readonly me: H } {
  const mine = battle === null ? -1 : sideFor(battle, me);
  const foe = battle === null || mine === -1 ? null : battle.sides[mine === 1 ? 0 : 1].house;
  return { open, rules, battle, me, foe, mine, about, lasting };
}

/** Hears which effect changed a value, for explaining a strength. */
export type Heard = (effect: string) => void;

/** Asks every effect in play, layer by layer. It lists nothing: nearly all of its cost is what it would make for that. */
export function answer<Q extends Question>(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame | null,
  question: Q,
  value: Questions[Q],
  about: About,
  heard?: Heard,
): Questions[Q] {
  if (!isAnswered(open, rules, battle, question)) return value;
  const { layers, always } = answeredBy(rules)[question] as Answers;
  // Where two texts touch the same value, they do so in the order in which texts work.
  const sides = battle !== null && hasText(rules, battle, question) ? rules.rulings.textOrder(open, battle) : [];
  const put: Put<Q> = { open, rules, battle, question, about, heard };
  let result = value;
  for (const layer of layers) {
    for (const entry of always) result = modified(put, layer, result, entry.effect, entry.owner, entry);
    for (const entry of open.effects) result = modified(put, layer, result, entry.effect, entry.owner, entry);
    for (const side of sides) {
      if (side === -1 || battle === null) continue;
      const { house, texts } = battle.sides[side];
      for (const text of texts) {
        const ability = rules.board.card[text]?.ability;
        if (ability != null) result = modified(put, layer, result, ability, house, null, text);
      }
    }
  }
  return result;
}

/** Is an effect of this name and owner in force, or does another one keep it from working? */
export function isInForce(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame | null,
  effect: string,
  owner: HouseId | null,
  card?: CardId,
): boolean {
  if (answeredBy(rules).works === undefined) return true;
  const about = { effect, ...(owner === null ? {} : { house: owner }), ...(card === undefined ? {} : { card }) };
  return answer(open, rules, battle, 'works', true, about);
}

/** What the use of an effect costs its owner now. */
export function costOf(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame | null,
  effect: string,
  owner: HouseId,
): number {
  const printed = rules.effects[effect]?.cost ?? 0;
  return Math.max(0, answer(open, rules, battle, 'cost', printed, { effect, house: owner }));
}
