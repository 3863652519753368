import { battleNow } from '../battle-now.ts';
import { houseAt } from '../realm/pools.ts';
import { seatOf } from '../realm/tracks.ts';
import { costOf, isInForce, sceneOf } from '../ruleset/answer.ts';
import { carryOutPart, isOfBattle, type OwnedScene, type Part } from '../ruleset/effects.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Code, LastingEffect, Table, WesterosAsk, WesterosChoice, WesterosOpen } from '../state.ts';
import { payPower } from '../verbs.ts';
import type { AbilityFrame } from './frame.ts';
import { refuseAnswer } from './refusal.ts';
import { entriesOf, partAt } from './start.ts';

/** A part of an effect, in its scene. */
interface Ability {
  readonly part: Part<OwnedScene>;
  readonly scene: OwnedScene;
}

/** Its entry on the table, while it has a use; whoever names none of several uses the first that has. */
function entryOf(open: WesterosOpen, { effect, owner, entry }: AbilityFrame): LastingEffect | undefined {
  const alike = entriesOf(open, effect, owner);
  if (entry === undefined) return alike.find(one => one.used !== true);
  const own = alike.filter(one => one.until === entry.until)[entry.place];
  return own?.used === true ? undefined : own;
}

/** The effect of a frame; undefined where it is over, spent or out of its battle by now. */
function abilityNow(open: WesterosOpen, frame: AbilityFrame): Ability | undefined {
  const { effect, moment, owner, from, card } = frame;
  const part = partAt(open, effect, moment);
  const lasting = from === 'lasting' ? entryOf(open, frame) : null;
  if (part === undefined || lasting === undefined) return undefined;
  const about = card === undefined ? {} : { card };
  const scene = sceneOf(open, rulesOf(open), battleNow(open) ?? null, owner, about, lasting);
  const side = scene.mine === -1 ? undefined : scene.battle?.sides[scene.mine];
  if (isOfBattle(moment) && side === undefined) return undefined;
  if (from === 'text' && side?.texts.includes(card ?? '') !== true) return undefined; // cancelled meanwhile
  return { part, scene };
}

/** Nothing to choose, and nothing that happens instead, is no use of it either. */
const applies = ({ part, scene }: Ability): boolean =>
  part.when?.(scene) !== false &&
  (part.asks === undefined || part.otherwise !== undefined || part.ask(scene) !== undefined);

const costNow = ({ open, rules, battle, me }: OwnedScene, { effect }: AbilityFrame): number =>
  costOf(open, rules, battle, effect, me);

/** What is asked about an effect that may be left unused and asks nothing itself; the last one leaves it. */
const WHETHER: WesterosAsk = { kind: 'option', from: ['use', 'none'] };

/** Nobody pays unasked, and what lies ready on the table waits for its owner's word. */
const questionOf = ({ part, scene }: Ability, frame: AbilityFrame): WesterosAsk | undefined =>
  part.ask?.(scene) ??
  (frame.chosen !== true && (frame.from === 'lasting' || costNow(scene, frame) > 0) ? WHETHER : undefined);

function askNow(open: WesterosOpen, frame: AbilityFrame): WesterosAsk {
  const ability = abilityNow(open, frame);
  const ask = ability && questionOf(ability, frame);
  if (ask === undefined) throw new Error(`${frame.effect} asks nothing`);
  return ask;
}

/** Does this answer leave an effect that may be used unused? */
function declines(choice: WesterosChoice): boolean {
  if ('option' in choice) return choice.option === 'none';
  if ('card' in choice) return choice.card === null;
  if ('amount' in choice) return choice.amount === 0;
  const named = 'areas' in choice ? choice.areas : 'cards' in choice ? choice.cards : undefined;
  return named?.length === 0;
}

/** Said when an effect is used, not when its owner is asked whether to. What a card orders needs no word. */
function beginUse(game: Table, { effect, card, from }: AbilityFrame, { rules, me, lasting }: OwnedScene, cost: number) {
  if (from !== 'card') game.tell('ability-used', { house: me, ...(card === undefined ? {} : { card }), effect });
  payPower(game, me, cost, 'ability');
  if (lasting !== null && rules.effects[effect]?.once === true) lasting.used = true;
}

/** One effect at its moment: those concerned are asked, and it does what it says. */
export const useAbility: Code<AbilityFrame> = {
  enter(game, frame) {
    const { open } = game;
    const ability = abilityNow(open, frame);
    if (ability === undefined) return;
    const { part, scene } = ability;
    const { rules, battle, me } = scene;
    if (!isInForce(open, rules, battle, frame.effect, me, frame.card) || !applies(ability)) return;
    const cost = costNow(scene, frame);
    if (cost > houseAt(open, me).power) return; // who cannot pay is not asked
    if (questionOf(ability, frame) === undefined) {
      beginUse(game, frame, scene, cost);
      carryOutPart(part, game, scene, undefined);
      return;
    }
    if (cost > 0) frame.about = { cost };
    game.ask(frame, [seatOf(open, part.who?.(scene) ?? me)], frame.effect, rules.effects[frame.effect]?.clause ?? '');
  },
  ask: ({ open }, frame) => askNow(open, frame),
  refuse: ({ open }, frame, _seat, choice) => refuseAnswer(frame, askNow(open, frame), choice),
  answer(game, frame, _seat, choice) {
    const ability = abilityNow(game.open, frame);
    if (ability === undefined) return;
    const { part, scene } = ability;
    const isOwn = part.ask?.(scene) !== undefined;
    const isUsed = !declines(choice);
    if (isUsed) beginUse(game, frame, scene, costNow(scene, frame));
    // A question of its own is its own affair, even declined: some texts must do one thing and may do another.
    if (isOwn || isUsed) carryOutPart(part, game, scene, isOwn ? choice : undefined);
  },
};
