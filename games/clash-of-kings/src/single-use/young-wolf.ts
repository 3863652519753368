import type { Problem } from '@corvo/core';
import {
  areaAt,
  askHouse,
  isContested,
  listMarches,
  marchFrom,
  moveUnits,
  namedAreas,
  placeToken,
  refuse,
  refuseMoves,
  refuseUnknownArea,
  removeToken,
  rulesOf,
  sampleMoves,
  type AreaId,
  type Code,
  type HouseId,
  type MarchAsk,
  type MarchChoice,
  type Ruleset,
  type WesterosOpen,
} from '@corvo/westeros';
import type { SingleFrame } from './turns.ts';

/** CK-6.16: as a March, but where somebody stands nobody goes; 1E-S61: nor where a neutral force does. */
export function refusePeaceful(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  choice: MarchChoice,
  reach?: readonly AreaId[],
): Problem | undefined {
  for (const { to } of choice.moves) {
    if (rules.board.area[to] === undefined) continue; // said below
    if (areaAt(open, to).force > 0) return refuse(rules, 'neutral-force-in-the-way', { area: to });
    if (isContested(open, house, to)) return refuse(rules, 'no-battle-by-this-order', { area: to });
  }
  return refuseMoves(open, rules, house, choice, reach);
}

const offerOf = (open: WesterosOpen, { house, area }: SingleFrame): MarchAsk => {
  const rules = rulesOf(open);
  const { units, reach, mayLeave } = marchFrom(open, rules, house, area);
  const isFree = (to: AreaId): boolean =>
    !isContested(open, house, to) && rules.rulings.bars?.(open, rules, house, to, 'march', area) === undefined;
  const free = Object.entries(reach).map(([kind, areas]) => [kind, areas.filter(isFree)] as const);
  return { kind: 'march', from: { [area]: { units, reach: Object.fromEntries(free), mayLeave } } };
};

export const movePeacefully: Code<SingleFrame, 'march'> = {
  verb: 'march',
  decides: 'march',
  enter(game, frame) {
    const offers = Object.values(offerOf(game.open, frame).from);
    const canMove = offers.some(({ reach }) => Object.values(reach).some(areas => areas.length > 0));
    if (canMove) askHouse(game, frame, frame.house, 'peaceful-march');
  },
  ask: ({ open }, frame) => offerOf(open, frame),
  refuse({ open }, { house, area }, _seat, choice) {
    const rules = rulesOf(open);
    const { from } = choice;
    if (from !== area)
      return (
        refuseUnknownArea(rules, from) ?? refuse(rules, 'another-area-marches', { area: from, ...namedAreas([area]) })
      );
    return refusePeaceful(open, rules, house, choice);
  },
  sample: ({ open }, { house, area }, _ask, rng) => sampleMoves(open, rulesOf(open), house, area, rng, refusePeaceful),
  list: ({ open }, frame, ask, limit) => listMarches(open, rulesOf(open), frame.house, ask, limit, refusePeaceful),
  answer(game, { house, area, order }, _seat, choice) {
    const { moves, leave } = choice;
    game.tell('marched', { house, from: area, order, areas: moves.map(({ to }) => to) });
    for (const { to, units } of moves) {
      moveUnits(game, house, area, to, units);
      const { power } = areaAt(game.open, to);
      if (power !== house) removeToken(game, to); // 1E-11.6
    }
    if (leave) placeToken(game, house, area);
  },
};
