import type { NewFrame } from '@corvo/core';
import { sideFor } from '../battle/frame.ts';
import { battleNow } from '../battle/start.ts';
import type { HouseId } from '../ids.ts';
import { houseAt } from '../realm/pools.ts';
import { seatOf } from '../realm/tracks.ts';
import { costOf, isInForce, sceneOf, sceneOfOwner } from '../ruleset/answer.ts';
import { carryOutPart, isOfBattle, type OwnedScene, type Part, type TableMoment } from '../ruleset/effects.ts';
import { rulesOf } from '../ruleset/shelf.ts';
import type { Code, LastingEffect, Table, WesterosAsk, WesterosChoice, WesterosOpen } from '../state.ts';
import { payPower } from '../verbs.ts';
import type { AbilityFrame } from './frame.ts';
import { refuseAnswer } from './refusal.ts';

/** What is said of an effect that is started. */
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
  if (open.effects.length === 0) return [];
  const { effects } = rulesOf(open);
  return open.effects.flatMap(({ effect, owner: mine, used }): NewAbility[] => {
    if (mine !== owner || used === true) return [];
    const code = effects[effect];
    const part = isOfBattle(moment) ? code?.on?.[moment] : code?.at?.[moment];
    return part === undefined ? [] : [{ effect, moment, owner, from: 'lasting' }];
  });
}

/** Opens a moment outside of battles for what these houses have in play, house by house in this order. */
export function openFor(game: Table, moment: TableMoment, houses: readonly HouseId[]): void {
  useInTurn(
    game,
    houses.flatMap(house => lastingAt(game.open, moment, house)),
  );
}

/** An effect in its scene. */
interface Ability {
  readonly scene: OwnedScene;
  applies(): boolean;
  who(): HouseId;
  ask(): WesterosAsk | undefined;
  carryOut(game: Table, choice: WesterosChoice | undefined): void;
}
const inScene = <S extends OwnedScene>(part: Part<S>, scene: S): Ability => ({
  scene,
  applies: () => part.when === undefined || part.when(scene),
  who: () => part.who?.(scene) ?? scene.me,
  ask: () => part.ask?.(scene),
  carryOut: (game, choice) => carryOutPart(part, game, scene, choice),
});

/** Its entry on the table; of two that are the same, one that still has a use. */
const entryOf = (open: WesterosOpen, { effect, owner }: AbilityFrame): LastingEffect | undefined =>
  open.effects.find(one => one.effect === effect && one.owner === owner && one.used !== true);

/** The effect of a frame; undefined where it is over, spent or out of its battle by now. */
function abilityNow(open: WesterosOpen, frame: AbilityFrame): Ability | undefined {
  const { moment, owner, from, card } = frame;
  const rules = rulesOf(open);
  const effect = rules.effects[frame.effect];
  const lasting = from === 'lasting' ? entryOf(open, frame) : null;
  if (effect === undefined || lasting === undefined) return undefined;
  const battle = battleNow(open);
  const about = card === undefined ? {} : { card };
  if (!isOfBattle(moment)) {
    const part = effect.at?.[moment];
    return part && inScene(part, sceneOfOwner(open, rules, battle ?? null, owner, about, lasting));
  }
  const part = effect.on?.[moment];
  const side = battle === undefined ? -1 : sideFor(battle, owner);
  if (part === undefined || battle === undefined || side === -1) return undefined;
  if (from === 'text' && !battle.sides[side].texts.includes(card ?? '')) return undefined; // cancelled meanwhile
  return inScene(part, sceneOf(open, rules, battle, side, about, lasting));
}

const costNow = ({ open, rules, battle, me }: OwnedScene, { effect }: AbilityFrame): number =>
  costOf(open, rules, battle, effect, me);

/** What is asked about an effect that may be left unused and asks nothing itself; the last one leaves it. */
const WHETHER: WesterosAsk = { kind: 'option', from: ['use', 'none'] };

/** Nobody pays unasked, and what lies ready on the table waits for its owner's word. */
const questionOf = (ability: Ability, frame: AbilityFrame): WesterosAsk | undefined =>
  ability.ask() ?? (frame.from === 'lasting' || costNow(ability.scene, frame) > 0 ? WHETHER : undefined);

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
  const [named] = Object.values(choice).filter(value => typeof value === 'object');
  return named !== undefined && Object.keys(named as object).length === 0;
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
    const { scene } = ability;
    const { rules, battle, me } = scene;
    if (!isInForce(open, rules, battle, frame.effect, me, frame.card) || !ability.applies()) return;
    const cost = costNow(scene, frame);
    if (cost > houseAt(open, me).power) return; // who cannot pay is not asked
    if (questionOf(ability, frame) === undefined) {
      beginUse(game, frame, scene, cost);
      ability.carryOut(game, undefined);
      return;
    }
    if (cost > 0) frame.about = { cost };
    game.ask(frame, [seatOf(open, ability.who())], frame.effect, rules.effects[frame.effect]?.clause ?? '');
  },
  ask: ({ open }, frame) => askNow(open, frame),
  refuse: ({ open }, frame, _seat, choice) => refuseAnswer(frame, askNow(open, frame), choice),
  answer(game, frame, _seat, choice) {
    const ability = abilityNow(game.open, frame);
    if (ability === undefined) return;
    const { scene } = ability;
    const own = ability.ask();
    const isUsed = !declines(choice);
    if (isUsed) beginUse(game, frame, scene, costNow(scene, frame));
    // A text may do something though its offer is declined; whoever was only asked whether to use it was told all.
    if (own !== undefined) ability.carryOut(game, choice);
    else if (isUsed) ability.carryOut(game, undefined);
  },
};
