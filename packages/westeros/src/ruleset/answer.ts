import { sideFor, type BattleFrame } from '../battle/frame.ts';
import type { CardId, HouseId } from '../ids.ts';
import type { LastingEffect, WesterosOpen } from '../state.ts';
import { LAYERS, type About, type Effect, type Question, type Questions, type Scene } from './effects.ts';
import { perRules } from './per-rules.ts';
import type { Ruleset } from './ruleset.ts';

/** An effect that works now, and for whom. */
interface InPlay {
  readonly name: string;
  readonly effect: Effect;
  readonly scene: Scene;
}

/** For each question that effects of a ruleset answer at all: those among them that are always in play. */
type Answered = { readonly [Q in Question]?: readonly LastingEffect[] };

/** An effect that is always in play belongs to nobody. */
const inForce = (effect: string): LastingEffect => ({ effect, owner: null, until: 'game' });

const answeredBy = perRules(({ effects, always }): Answered => {
  const found: { [Q in Question]?: LastingEffect[] } = {};
  for (const { modify } of Object.values(effects)) for (const question in modify) found[question as Question] ??= [];
  for (const name of always) {
    const entry = inForce(name);
    for (const question in effects[name]?.modify) found[question as Question]?.push(entry);
  }
  return found;
});

const NOBODY: InPlay[] = [];

/** Does any text of this battle answer the question? */
function hasAnswer({ board, effects }: Ruleset, { sides }: BattleFrame, question: Question): boolean {
  for (let side = 0; side < 2; side++) {
    for (const text of sides[side as 0 | 1].texts) {
      const ability = board.card[text]?.ability;
      if (ability != null && effects[ability]?.modify?.[question] !== undefined) return true;
    }
  }
  return false;
}

function inPlay(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame | null,
  question: Question,
  about: About,
  always: readonly LastingEffect[],
): InPlay[] {
  let found: InPlay[] = NOBODY; // most questions are asked where no effect answers them
  const mayBeOut = question !== 'works' && answeredBy(rules).works !== undefined;
  const more = open.effects;
  const lasting = always.length === 0 ? more : more.length === 0 ? always : [...always, ...more];
  for (const entry of lasting) {
    const { effect: name, owner } = entry;
    const effect = rules.effects[name];
    if (effect?.modify?.[question] === undefined) continue;
    if (mayBeOut && !isInForce(open, rules, battle, name, owner)) continue;
    if (found === NOBODY) found = [];
    found.push({ name, effect, scene: sceneOf(open, rules, battle, owner, about, entry) });
  }
  if (battle === null || !hasAnswer(rules, battle, question)) return found;
  // Where two texts touch the same value, they do so in the order in which texts work.
  for (const side of rules.rulings.textOrder(open, battle)) {
    if (side === -1) continue;
    const { house, texts } = battle.sides[side];
    for (const text of texts) {
      const name = rules.board.card[text]?.ability;
      const effect = name == null ? undefined : rules.effects[name];
      if (name == null || effect?.modify?.[question] === undefined) continue;
      if (mayBeOut && !isInForce(open, rules, battle, name, house, text)) continue;
      if (found === NOBODY) found = [];
      found.push({ name, effect, scene: sceneOf(open, rules, battle, house, about) });
    }
  }
  return found;
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

/** Asks every effect in play, layer by layer. */
export function answer<Q extends Question>(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame | null,
  question: Q,
  value: Questions[Q],
  about: About,
  heard?: Heard,
): Questions[Q] {
  const always = answeredBy(rules)[question];
  if (always === undefined) return value; // no effect of these rules touches it
  if (
    open.effects.length === 0 &&
    always.length === 0 &&
    (battle === null || (battle.sides[0].texts.length === 0 && battle.sides[1].texts.length === 0))
  )
    return value;
  const effects = inPlay(open, rules, battle, question, about, always);
  if (effects.length === 0) return value;
  let result = value;
  for (const layer of LAYERS) {
    for (const { name, effect, scene } of effects) {
      const modifier = effect.modify?.[question];
      if (modifier?.layer !== layer) continue;
      const before = result;
      result = modifier.by(result, scene);
      if (result !== before) heard?.(name);
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
