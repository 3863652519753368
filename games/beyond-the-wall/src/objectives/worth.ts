import {
  areaAt,
  houseAt,
  rulesOf,
  unitsOnMap,
  type AreaId,
  type CardId,
  type HouseId,
  type WesterosOpen,
} from '@corvo/westeros';
import { FIST } from '../facts.ts';
import { worthOf } from '../north/worth.ts';
import { COURT_OF_ICE, HOLD_THE_FIST, RAISE, RANGE, SLAY, SURVIVE, TIERS } from './facts.ts';
import { tally } from './tally.ts';

/** BW-S72: points of troops in these areas, routed or not; a token counts 1 besides. */
function pointsIn(open: WesterosOpen, house: HouseId, areas: readonly AreaId[]): number {
  let points = 0;
  for (const area of areas) {
    const { units, power } = areaAt(open, area);
    for (const unit of units) if (unit.house === house) points += worthOf(open, { [unit.kind]: 1 });
    if (power === house) points += 1;
  }
  return points;
}

type Worth = (open: WesterosOpen, house: HouseId) => number;

/** What each objective pays at the end of the round (BW-11.2 to 11.4). */
const WORTH: Readonly<Record<CardId, Worth>> = {
  [HOLD_THE_FIST](open, house) {
    const { board, rulings } = rulesOf(open);
    return rulings.controller(open, board, FIST) === house ? 2 : 0;
  },
  [RANGE]: (open, house) =>
    Math.floor(pointsIn(open, house, TIERS.near) / 2) + // BW-S35
    pointsIn(open, house, TIERS.middle) +
    2 * pointsIn(open, house, TIERS.far),
  [SLAY]: (open, house) => tally.of(houseAt(open, house))?.slain ?? 0,
  [SURVIVE]: (open, house) => Math.max(0, 2 - (tally.of(houseAt(open, house))?.lost ?? 0)),
  [COURT_OF_ICE](open, house) {
    const { other = 0, 'other-king': kings = 0 } = unitsOnMap(open, house);
    return Math.floor((other + kings) / 2); // BW-7.3, S35
  },
  [RAISE]: (open, house) => tally.of(houseAt(open, house))?.raised ?? 0,
};

/** What an objective would pay if the round ended now. */
export const worthNow = (open: WesterosOpen, house: HouseId, card: CardId): number => WORTH[card]?.(open, house) ?? 0;
