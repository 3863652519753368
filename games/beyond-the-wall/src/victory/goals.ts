import { areaAt, hasUnits, houseAt, rulesOf, unitsOnMap, type HouseId, type WesterosOpen } from '@corvo/westeros';
import { FREE_FOLK, GIFT, OTHERS, WALL, WATCH } from '../facts.ts';
import { needOf, quest, sentBy } from '../quests/quests.ts';
import { isEternalWinter } from './victory.ts';

/** How far one of the three is on the way to victory (BW-6.1): anybody at the table can count it. */
export interface Goal {
  readonly house: HouseId;
  readonly quest: { readonly have: number; readonly need: number; readonly isDone: boolean };
  readonly isMet: boolean; // the condition, as the board stands now
}

/** More zombies than Others: of the pair, both figures. */
function winterOf(open: WesterosOpen): Goal['quest'] {
  const { zombie = 0, other = 0, 'other-king': kings = 0 } = unitsOnMap(open, OTHERS);
  return { have: zombie, need: other + kings + 1, isDone: isEternalWinter(open) };
}

function questOf(open: WesterosOpen, house: HouseId): Goal['quest'] {
  const need = needOf(open, house);
  if (need === undefined) return winterOf(open);
  return { have: sentBy(open, house), need, isDone: quest.of(houseAt(open, house)) !== undefined };
}

function isMet(open: WesterosOpen, house: HouseId): boolean {
  const { board, rulings } = rulesOf(open);
  const isGiftLost = rulings.controller(open, board, GIFT) === FREE_FOLK;
  const isWallLost = WALL.some(section => hasUnits(areaAt(open, section), OTHERS));
  if (house === FREE_FOLK) return isGiftLost;
  return house === OTHERS ? isWallLost : !isGiftLost && !isWallLost;
}

/** BW-6: quest and condition of each of the three. */
export const goalsOf = (open: WesterosOpen): Goal[] =>
  [WATCH, FREE_FOLK, OTHERS].map(house => ({ house, quest: questOf(open, house), isMet: isMet(open, house) }));
