import {
  drawFrom,
  musterBy,
  rulesOf,
  type AreaId,
  type Code,
  type Grant,
  type HouseId,
  type Table,
  type WesterosOpen,
} from '@corvo/westeros';
import type { Frame } from '@corvo/core';
import { FREE_FOLK, GIFT, isReshuffle, isWall, LEVY, OTHERS, valueOf, WATCH } from '../facts.ts';
import { northInTurn } from '../north/turn.ts';

/** A Mustering card: the three in the order of their Throne, each in its own way (BW-17.5, 15.7). */
export interface LevyFrame extends Frame {
  readonly run: 'levy';
  position: number;
  given?: number; // points for the Watch, where the houses give them (BW-15.7)
  left?: Record<HouseId, number>; // what those who gave may still spend
}

const held = (open: WesterosOpen, house: string): AreaId[] => {
  const { board, rulings } = rulesOf(open);
  return board.ids.filter(area => rulings.controller(open, board, area) === house);
};

const each = (areas: readonly AreaId[], points: number): Grant['areas'] =>
  Object.fromEntries(areas.map(area => [area, points]));

/** BW-5.3: on the Wall as many as there are, elsewhere 1 in an area, never in The Gift. */
const watchGrant = (open: WesterosOpen, points: number): Grant => {
  const areas = held(open, WATCH).filter(area => area !== GIFT);
  return {
    areas: {
      ...each(areas.filter(isWall), points),
      ...each(
        areas.filter(area => !isWall(area)),
        1,
      ),
    },
    total: points,
  };
};

/** BW-13.5: on the Wall alone. */
export const wallGrant = (open: WesterosOpen, points: number): Grant => ({
  areas: each(held(open, WATCH).filter(isWall), points),
  total: points,
});

/** BW-5.5: anywhere they control but on the Wall. */
export const folkGrant = (open: WesterosOpen, points: number): Grant => ({
  areas: each(
    held(open, FREE_FOLK).filter(area => !isWall(area)),
    points,
  ),
  total: points,
});

/** BW-5.4, S76: a point for each area they control, sections and The Gift too. */
const folkPoints = (open: WesterosOpen): number => held(open, FREE_FOLK).length;

/** BW-5.7, 15.7: a point in each area, spent there. */
const othersGrant = (open: WesterosOpen): Grant => ({ areas: each(held(open, OTHERS), 1) });

function drawLevy(game: Table): number {
  const card = drawFrom(game, LEVY, isReshuffle);
  game.tell('levy-drawn', { house: WATCH, card });
  return valueOf(card);
}

export const callLevy: Code<LevyFrame> = {
  enter(game, frame) {
    const { open } = game;
    const house = northInTurn(open)[frame.position];
    if (house === undefined) return;
    frame.position += 1;
    game.repeat(frame);
    if (house === WATCH) {
      const points = frame.given ?? drawLevy(game);
      if (points > 0) musterBy(game, house, watchGrant(open, points));
    } else if (house === FREE_FOLK) musterBy(game, house, folkGrant(open, folkPoints(open)));
    else musterBy(game, house, othersGrant(open));
  },
};

/** BW-10.16: one point in an area of the house's own, by its own limits for new units. */
export function pointGrant(open: WesterosOpen, house: string): Grant {
  if (house === WATCH) return watchGrant(open, 1);
  return house === FREE_FOLK ? folkGrant(open, 1) : { ...othersGrant(open), total: 1 };
}
