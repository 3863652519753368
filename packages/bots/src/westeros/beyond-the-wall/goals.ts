import { FREE_FOLK, GIFT, goalsOf, isNorthern, OTHERS, WALL, WATCH, type Goal } from '@corvo/beyond-the-wall/table';
import { rulesOf, type AreaId, type HouseId, type WesterosOpen } from '@corvo/westeros';
import type { Goals } from '../character.ts';

/** What areas are worth on the way to a victory, in the unit of castles (`weights.ts`). Data: to be tuned. */
const WORTH = {
  section: 6, // of the Wall, to the Watch
  gift: 7, // to the Watch
  last: 14, // the area with which a rival would win, to whoever can hold or retake it
  way: 4, // a section, to the wildlings: the way to The Gift
  goal: 10, // The Gift to the wildlings whose quest is open
  win: 40, // the area with which one would win now
  before: 1.2, // an area under the Wall, to those who want to cross it
  fist: 1.5, // to the Watch
} as const;

const under = (open: WesterosOpen): AreaId[] => {
  const { near } = rulesOf(open).board;
  return [...new Set(WALL.flatMap(section => near[section] ?? []))].filter(
    area => isNorthern(area) && !WALL.includes(area) && area !== GIFT,
  );
};

const all = (areas: readonly AreaId[], worth: number): Record<AreaId, number> =>
  Object.fromEntries(areas.map(area => [area, worth]));

export const goalOf = (open: WesterosOpen, house: HouseId): Goal | undefined =>
  goalsOf(open).find(goal => goal.house === house);

/** So many zombies more than the Others need: one may fall in the battle that wins. */
export const spareZombies = (open: WesterosOpen): number => {
  const { have, need } = goalOf(open, OTHERS)?.quest ?? { have: 0, need: 1 };
  return have - need;
};

const isSaved = (open: WesterosOpen): boolean => goalOf(open, FREE_FOLK)?.quest.isDone === true;
const isWinter = (open: WesterosOpen): boolean => goalOf(open, OTHERS)?.quest.isDone === true;

function ofWatch(open: WesterosOpen): Record<AreaId, number> {
  return {
    ...all(WALL, isWinter(open) ? WORTH.last : WORTH.section),
    [GIFT]: isSaved(open) ? WORTH.last : WORTH.gift,
    'btw-fist': WORTH.fist,
  };
}

const ofFreeFolk = (open: WesterosOpen): Record<AreaId, number> => ({
  ...all(under(open), WORTH.before),
  ...all(WALL, WORTH.way),
  [GIFT]: isSaved(open) ? WORTH.win : WORTH.goal,
});

/** A section taken before winter is there is taken in vain (BW-H65). */
const ofOthers = (open: WesterosOpen): Record<AreaId, number> => ({
  ...all(under(open), WORTH.before),
  ...all(WALL, isWinter(open) ? (spareZombies(open) > 0 ? WORTH.win : WORTH.win * 0.7) : 0),
});

/** What the three fight for; the houses of the big map have their castles. */
export const northernGoals: Goals = (open, house) => {
  if (house === WATCH) return ofWatch(open);
  if (house === FREE_FOLK) return ofFreeFolk(open);
  return house === OTHERS ? ofOthers(open) : {};
};
