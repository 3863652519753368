import type { NewFrame } from '@corvo/core';
import { battleNow } from '../battle-now.ts';
import type { HouseId } from '../ids.ts';
import { houseAt } from '../realm/pools.ts';
import { seatOf } from '../realm/tracks.ts';
import { costOf, isInForce, sceneOf } from '../ruleset/answer.ts';
import { carryOutPart, isOfBattle, type OwnedScene, type Part, type TableMoment } from '../ruleset/effects.ts';
import { rulesOf } from '../ruleset/shelf.ts';
import type { Code, LastingEffect, Table, WesterosAsk, WesterosChoice, WesterosOpen } from '../state.ts';
import { payPower } from '../verbs.ts';
import type { AbilityFrame } from './frame.ts';
import { refuseAnswer } from './refusal.ts';

/** What an effect needs in order to be started. */
export type NewAbility = Omit<NewFrame<AbilityFrame>, 'run'>;

/** Starts one effect now, whatever moment is open. */
export const useNow = (game: Table, ability: NewAbility): void =>
  void game.push<AbilityFrame>({ run: 'ability', ...ability });

/** Starts several, the first one first. */
export function useInTurn(game: Table, abilities: readonly NewAbility[]): void {
  for (const ability of abilities.toReversed()) useNow(game, ability);
}

/** The effects of a house that outlast their moment, still have a use, and do something at this one. */
export function lastingAt(open: WesterosOpen, moment: AbilityFrame['moment'], owner: HouseId): NewAbility[] {
  return open.effects
    .filter(one => one.owner === owner && one.used !== true && partAt(open, one.effect, moment) !== undefined)
    .map(one => ({ effect: one.effect, moment, owner, from: 'lasting', ...placeOf(open, one) }));
}

const entriesOf = (open: WesterosOpen, effect: string, owner: HouseId | null): LastingEffect[] =>
  open.effects.filter(one => one.effect === effect && one.owner === owner);

/** What tells an entry from others of its name and owner, where there are such. */
function placeOf(open: WesterosOpen, entry: LastingEffect): Pick<AbilityFrame, 'entry'> {
  const alike = entriesOf(open, entry.effect, entry.owner);
  if (alike.length < 2) return {};
  const { until } = entry;
  return { entry: { until, place: alike.filter(one => one.until === until).indexOf(entry) } };
}

/** Opens a moment outside of battles for what these houses have in play, house by house in this order. */
export function openFor(game: Table, moment: TableMoment, houses: readonly HouseId[]): void {
  useInTurn(
    game,
    houses.flatMap(house => lastingAt(game.open, moment, house)),
  );
}

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

/** What an effect does at a moment. */
const partAt = (open: WesterosOpen, effect: string, moment: AbilityFrame['moment']): Part<OwnedScene> | undefined => {
  const code = rulesOf(open).effects[effect];
  return isOfBattle(moment) ? code?.on?.[moment] : code?.at?.[moment];
};

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
