import { askHouse } from '../asking.ts';
import type { AreaId, HouseId, UnitKind } from '../ids.ts';
import { orderHere } from '../orders/tokens.ts';
import { areaAt } from '../realm/areas.ts';
import { houseOf, orderOfPlay } from '../realm/tracks.ts';
import { answer, type Heard } from '../ruleset/answer.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Code, WesterosOpen } from '../state.ts';
import { DEFENDER, type BattleFrame, type SideIndex, type SupportCall } from '../battle-frame.ts';

/** Every area that may be asked for support here: true neighbours with a support order, no land against the sea, and nobody kept from it. */
export function callsFor(open: WesterosOpen, rules: Ruleset, area: AreaId): SupportCall[] {
  const { board } = rules;
  const near =
    board.area[area]?.element === 'land'
      ? board.near[area]
      : board.near[area]?.filter(id => board.area[id]?.element !== 'land');
  const calls: SupportCall[] = [];
  for (const neighbour of near ?? []) {
    const placed = orderHere(open, rules, neighbour, 'support');
    if (placed === undefined) continue;
    const { house } = placed;
    if (rules.rulings.bars?.(open, rules, house, area, 'support', neighbour) === undefined)
      calls.push({ area: neighbour, house, side: null });
  }
  const order = orderOfPlay(open);
  return calls.sort((a, b) => order.indexOf(a.house) - order.indexOf(b.house));
}

/** Third houses first, in the order of play; then the attacker, then the defender: or all in the order of play. */
export function battleCalls(
  open: WesterosOpen,
  rules: Ruleset,
  area: AreaId,
  attacker: HouseId,
  defender: HouseId,
): SupportCall[] {
  const calls = callsFor(open, rules, area);
  if (rules.rulings.supportInTurn) return calls;
  const rank = (call: SupportCall): number => (call.house === defender ? 2 : call.house === attacker ? 1 : 0);
  return calls.sort((a, b) => rank(a) - rank(b));
}

/** What is printed for a unit of this kind that fights or supports here, before any effect. */
export function printedStrength({ board }: Ruleset, kind: UnitKind, area: AreaId, attacks: boolean): number {
  const unit = board.unit[kind];
  if (unit === undefined) return 0;
  return unit.storms !== undefined && attacks && board.area[area]?.castle === true ? unit.storms : unit.strength;
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
    const printed = printedStrength(rules, unit.kind, target, side !== DEFENDER);
    strength += answer(
      open,
      rules,
      battle,
      'unitStrength',
      printed,
      { role: 'supporting', area: target, kind: unit.kind, side, house },
      heard,
    );
  }
  const placed = orderHere(open, rules, area, 'support', house);
  const order = placed && rules.board.order[placed.order];
  if (order === undefined) return 0; // removed after it was declared
  return (
    strength +
    answer(
      open,
      rules,
      battle,
      'orderStrength',
      order.value,
      { role: 'supporting', area: target, order, side, from: area },
      heard,
    )
  );
}

const nextCall = (frame: BattleFrame): SupportCall | undefined => frame.supports.find(call => call.side === null);

const barOf = (open: WesterosOpen, frame: BattleFrame, { house, area }: SupportCall): { code: string } | undefined => {
  const rules = rulesOf(open);
  return rules.rulings.bars?.(open, rules, house, frame.area, 'support-attack', area);
};

function optionsOf(open: WesterosOpen, frame: BattleFrame, call: SupportCall | undefined): string[] {
  if (call === undefined) return [];
  const fighting = frame.sides.findIndex(side => side.house === call.house);
  const sides =
    fighting === 0
      ? ['attacker', 'nobody']
      : fighting === 1
        ? ['defender', 'nobody']
        : ['attacker', 'defender', 'nobody'];
  if (sides[0] === 'attacker' && barOf(open, frame, call) !== undefined) sides.shift();
  return sides.map(side => `${call.area} for ${side}`);
}

/** Area by area: its owner decides whom it helps, with all its strength or not at all. */
export const callSupport: Code<BattleFrame, 'option'> = {
  verb: 'support',
  enter(game, frame) {
    const call = nextCall(frame);
    if (call !== undefined) askHouse(game, frame, call.house, 'support');
  },
  ask: ({ open }, frame) => ({ kind: 'option', from: optionsOf(open, frame, nextCall(frame)) }),
  refuse({ open }, frame, _seat, choice) {
    const call = nextCall(frame);
    const { option } = choice;
    const from = optionsOf(open, frame, call);
    if (from.includes(option)) return undefined;
    const bar = call && barOf(open, frame, call);
    if (bar !== undefined && option === `${call?.area} for attacker`)
      return refuse(rulesOf(open), bar.code, { area: frame.area });
    const against = call !== undefined && ['attacker', 'defender'].some(side => option === `${call.area} for ${side}`);
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
    const { option } = choice;
    const side = option.endsWith(' for attacker') ? 0 : option.endsWith(' for defender') ? 1 : -1;
    const helped = side === 0 ? 'attacker' : side === 1 ? 'defender' : 'nobody';
    const together = rulesOf(game.open).rulings.supportPerHouse;
    for (const one of together ? frame.supports.filter(({ house }) => house === call.house) : [call]) {
      one.side = side;
      game.tell('support-declared', { house: one.house, area: one.area, for: helped, battle: frame.area });
    }
    game.repeat(frame);
  },
};

/** The areas that support a side and whose order still lies there. */
export function supportingAreas(
  open: WesterosOpen,
  rules: Ruleset,
  battle: BattleFrame,
  side: SideIndex,
): SupportCall[] {
  return battle.supports.filter(
    call => call.side === side && orderHere(open, rules, call.area, 'support', call.house) !== undefined,
  );
}

/** Once strengths are counted, it stays as it was then, whatever is removed afterwards. */
export const isSupported = (open: WesterosOpen, rules: Ruleset, battle: BattleFrame, side: SideIndex): boolean =>
  battle.winner === -1 || side === -1
    ? supportingAreas(open, rules, battle, side).length > 0
    : battle.sides[side].supported === true;

/** Support of a third house that the one it helps has not yet taken. */
export const nextOffer = (frame: BattleFrame): SupportCall | undefined =>
  frame.supports.find(
    ({ side, house, taken }) =>
      side !== null && side !== -1 && taken === undefined && frame.sides.every(one => one.house !== house),
  );

/** The last one is what happens without a word. */
const answersTo = (offer: SupportCall | undefined): string[] =>
  offer === undefined ? [] : [`${offer.house} for refuse`, `${offer.house} for accept`];

/** Whoever fights may refuse the help of others, house by house. */
export const acceptSupport: Code<BattleFrame, 'option'> = {
  verb: 'answers',
  enter(game, frame) {
    const offer = nextOffer(frame);
    if (offer !== undefined) askHouse(game, frame, frame.sides[offer.side === 1 ? 1 : 0].house, 'accept-support');
  },
  ask: (_view, frame) => ({ kind: 'option', from: answersTo(nextOffer(frame)) }),
  refuse({ open }, frame, _seat, choice) {
    const { option } = choice;
    const offered = answersTo(nextOffer(frame));
    return offered.includes(option)
      ? undefined
      : refuse(rulesOf(open), 'support-take-or-refuse', { choice: option.slice(0, 60), offered });
  },
  answer(game, frame, seat, choice) {
    const offer = nextOffer(frame);
    if (offer === undefined) return;
    const { house, side } = offer;
    const accepts = choice.option.endsWith(' for accept');
    for (const call of frame.supports) {
      if (call.house !== house || call.side !== side) continue;
      call.taken = accepts;
      if (!accepts) call.side = -1;
    }
    if (!accepts) game.tell('support-refused', { house: houseOf(game.open, seat), before: house });
    game.repeat(frame);
  },
};
