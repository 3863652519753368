import { FREE_FOLK, GIFT, goalsOf, isNorthern, OTHERS, WALL, WATCH, type Goal } from '@corvo/beyond-the-wall/table';
import { rulesOf, type AreaId, type HouseId, type WesterosOpen } from '@corvo/westeros';
import type { Goals } from '../character.ts';

/** What areas are worth on the way to a victory, in the unit of castles (`weights.ts`). Data: to be tuned. */
const WORTH = {
  section: 6, // of the Wall, to the Watch
  gift: 7, // to the Watch
  last: 14, // the area with which a rival would win, to whoever can hold or retake it
  way: 20, // what the way to The Gift is worth to an army of the wildlings
  goal: 10, // The Gift to the wildlings whose quest is open
  win: 40, // the area with which one would win now
  before: 8, // and the way to the Wall to one of the Others
  far: 4, // marches from there it is worth nothing more
  fist: 1.5, // to the Watch
} as const;

/** How many marches an area is away from the nearest of some others, on the northern board. */
function stepsTo(open: WesterosOpen, targets: readonly AreaId[]): Map<AreaId, number> {
  const { near } = rulesOf(open).board;
  const steps = new Map<AreaId, number>(targets.map(area => [area, 0]));
  for (const [area, step] of steps)
    for (const next of near[area] ?? []) if (isNorthern(next) && !steps.has(next)) steps.set(next, step + 1);
  return steps;
}

/** The nearer to the Wall, the better for those who want to cross it. */
function wayTo(open: WesterosOpen, targets: readonly AreaId[], worth: number): Record<AreaId, number> {
  const steps = [...stepsTo(open, targets)].filter(([, step]) => step <= WORTH.far);
  return Object.fromEntries(steps.map(([area, step]) => [area, (worth * (WORTH.far + 1 - step)) / WORTH.far]));
}

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
  ...all(WALL, isSaved(open) ? WORTH.section : WORTH.section / 2),
  [GIFT]: isSaved(open) ? WORTH.win : WORTH.goal,
});

/** A section taken before winter is there is taken in vain (BW-H65). */
const ofOthers = (open: WesterosOpen): Record<AreaId, number> => ({
  ...all(WALL, isWinter(open) ? (spareZombies(open) > 0 ? WORTH.win : WORTH.win * 0.7) : 0),
});

/** What the three fight for; the houses of the big map have their castles. */
export const northernGoals: Goals = (open, house) => {
  if (house === WATCH) return ofWatch(open);
  if (house === FREE_FOLK) return ofFreeFolk(open);
  return house === OTHERS ? ofOthers(open) : {};
};

/** The way of the wildlings leads to The Gift, that of the Others to the Wall; the Watch stays where it is. */
export const northernWays: Goals = (open, house) => {
  if (house === FREE_FOLK) return wayTo(open, [GIFT], WORTH.way);
  return house === OTHERS ? wayTo(open, WALL, WORTH.before) : {};
};
