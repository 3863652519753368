import { rulesOf, type AreaId, type Grant, type WesterosOpen } from '@corvo/westeros';
import { FREE_FOLK, GIFT, isWall, OTHERS, WATCH } from '../facts.ts';

const held = (open: WesterosOpen, house: string): AreaId[] => {
  const { board, rulings } = rulesOf(open);
  return board.ids.filter(area => rulings.controller(open, board, area) === house);
};

const each = (areas: readonly AreaId[], points: number): Grant['areas'] =>
  Object.fromEntries(areas.map(area => [area, points]));

/** BW-5.3: on the Wall as many as there are, elsewhere 1 in an area, never in The Gift. */
export const watchGrant = (open: WesterosOpen, points: number): Grant => {
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
export const folkPoints = (open: WesterosOpen): number => held(open, FREE_FOLK).length;

/** BW-5.7, 15.7: a point in each area, spent there. */
export const othersGrant = (open: WesterosOpen): Grant => ({ areas: each(held(open, OTHERS), 1) });

/** BW-10.16: one point in an area of the house's own, by its own limits for new units. */
export function pointGrant(open: WesterosOpen, house: string): Grant {
  if (house === WATCH) return watchGrant(open, 1);
  return house === FREE_FOLK ? folkGrant(open, 1) : { ...othersGrant(open), total: 1 };
}
