import type { OptionChoice } from '@corvo/core';
import { askHouse } from '../asking.ts';
import type { AreaId, HouseId } from '../ids.ts';
import { orderHere } from '../orders/tokens.ts';
import { areaAt } from '../realm/control.ts';
import { orderOfPlay } from '../realm/tracks.ts';
import { answer, type Heard } from '../ruleset/answer.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse, rulesOf } from '../ruleset/shelf.ts';
import type { Code, WesterosOpen } from '../state.ts';
import type { BattleFrame, SideIndex, SupportCall } from './frame.ts';

/** Every area that may be asked for support here: true neighbours with a support order, and no land against the sea. */
export function callsFor(open: WesterosOpen, rules: Ruleset, area: AreaId): SupportCall[] {
  const { board } = rules;
  const near =
    board.area[area]?.element === 'land'
      ? board.near[area]
      : board.near[area]?.filter(id => board.area[id]?.element !== 'land');
  const calls: SupportCall[] = [];
  for (const neighbour of near ?? []) {
    const placed = orderHere(open, rules, neighbour, 'support');
    if (placed !== undefined) calls.push({ area: neighbour, house: placed.house, side: null });
  }
  const order = orderOfPlay(open);
  return calls.sort((a, b) => order.indexOf(a.house) - order.indexOf(b.house));
}

/** Third houses first, in the order of play; then the attacker, then the defender. */
export function battleCalls(
  open: WesterosOpen,
  rules: Ruleset,
  area: AreaId,
  attacker: HouseId,
  defender: HouseId,
): SupportCall[] {
  const calls = callsFor(open, rules, area);
  const rank = (call: SupportCall): number => (call.house === defender ? 2 : call.house === attacker ? 1 : 0);
  return calls.sort((a, b) => rank(a) - rank(b));
}

/** The whole strength of a supporting area: its standing units and the bonus of its order. */
export function supportStrength(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame | null,
  side: SideIndex,
  target: AreaId,
  area: AreaId,
  house: HouseId,
  heard?: Heard,
): number {
  let strength = 0;
  for (const unit of areaAt(open, area).units) {
    if (unit.house !== house || unit.routed) continue;
    const printed = rules.board.unit[unit.kind]?.strength ?? 0;
    strength += answer(
      open,
      rules,
      battle,
      'unitStrength',
      printed,
      { role: 'supporting', area: target, kind: unit.kind, side },
      heard,
    );
  }
  const placed = orderHere(open, rules, area, 'support', house);
  const order = placed && rules.board.order[placed.order];
  if (order === undefined) return 0; // removed after it was declared
  return (
    strength +
    answer(open, rules, battle, 'orderStrength', order.value, { role: 'supporting', area: target, order, side }, heard)
  );
}

const nextCall = (frame: BattleFrame): SupportCall | undefined => frame.supports.find(call => call.side === null);

function optionsOf(frame: BattleFrame, call: SupportCall | undefined): string[] {
  if (call === undefined) return [];
  const fighting = frame.sides.findIndex(side => side.house === call.house);
  const sides =
    fighting === 0
      ? ['attacker', 'nobody']
      : fighting === 1
        ? ['defender', 'nobody']
        : ['attacker', 'defender', 'nobody'];
  return sides.map(side => `${call.area} for ${side}`);
}

/** Area by area: its owner decides whom it helps, with all its strength or not at all. */
export const callSupport: Code<BattleFrame> = {
  enter(game, frame) {
    const call = nextCall(frame);
    if (call !== undefined) askHouse(game, frame, call.house, 'support');
  },
  ask: (_view, frame) => ({ kind: 'option', from: optionsOf(frame, nextCall(frame)) }),
  refuse({ open }, frame, _seat, choice) {
    const call = nextCall(frame);
    const { option } = choice as OptionChoice;
    const from = optionsOf(frame, call);
    if (from.includes(option)) return undefined;
    const against = frame.sides.some(side => side.house === call?.house) && / for (attacker|defender)$/.test(option);
    return refuse(rulesOf(open), against ? 'support-against-oneself' : 'support-not-asked', {
      choice: option.slice(0, 60),
      options: from,
      area: call?.area ?? frame.area,
      battle: frame.area,
    });
  },
  answer(game, frame, _seat, choice) {
    const call = nextCall(frame);
    if (call === undefined) return;
    const { option } = choice as OptionChoice;
    call.side = option.endsWith(' for attacker') ? 0 : option.endsWith(' for defender') ? 1 : -1;
    const helped = call.side === 0 ? 'attacker' : call.side === 1 ? 'defender' : 'nobody';
    game.tell('support-declared', { house: call.house, area: call.area, for: helped, battle: frame.area });
    game.repeat(frame);
  },
};
