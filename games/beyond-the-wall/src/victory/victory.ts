import type { Outcome, StandingCheck } from '@corvo/core';
import {
  areaAt,
  areaFor,
  battleNow,
  field,
  hasUnits,
  houseAt,
  isFighting,
  landsOf,
  placeOf,
  rulesOf,
  seatOf,
  unitsOnMap,
  type Rulings,
  type Table,
  type Westeros,
  type WesterosOpen,
} from '@corvo/westeros';
import { isHitAndRun } from '../cards/hit-and-run.ts';
import { FREE_FOLK, GIFT, OTHERS, WALL, WATCH } from '../facts.ts';
import { quest, tried } from '../quests/quests.ts';

/** They have conquered one with it. */
export const fallen = field<WesterosOpen, boolean>('fallen');

/** BW-6.9, S18: more zombies than Others on the board, the King among the Others. */
export function isEternalWinter(open: WesterosOpen): boolean {
  const { zombie = 0, other = 0, 'other-king': kings = 0 } = unitsOnMap(open, OTHERS);
  return zombie > other + kings;
}

const seen: { game: Table | undefined; told: number } = { game: undefined, told: -1 };

/** Looks at every section that the Others have newly taken, once the fighting is over (BW-H110). */
export const conquests: StandingCheck<Westeros> = game => {
  const { open } = game;
  if ((game === seen.game && game.told === seen.told) || isFighting(open)) return false;
  seen.game = game;
  seen.told = game.told;
  const battle = battleNow(open);
  for (const section of WALL) {
    if (battle !== undefined && battle.from === section && isHitAndRun(battle)) continue; // they come back
    if (battle?.area === section && battle.step !== 'over') continue; // they have marched in, and have yet to fight
    const state = areaAt(open, section);
    const isTheirs = hasUnits(state, OTHERS);
    const isTried = tried.of(state) === true;
    if (!isTheirs && isTried) tried.clear(areaFor(open, section));
    else if (isTheirs && !isTried) {
      tried.put(areaFor(open, section), true);
      if (isEternalWinter(open)) fallen.put(open, true);
    }
  }
  return false;
};

/** BW-6.6 to 6.9. */
export const wonNow: Rulings['wonNow'] = open => {
  if (isFighting(open)) return undefined;
  const { board, rulings } = rulesOf(open);
  if (fallen.of(open) === true) return { winners: [OTHERS], reason: 'death-is-upon-us' };
  const isSaved = quest.of(houseAt(open, FREE_FOLK)) !== undefined;
  if (isSaved && rulings.controller(open, board, GIFT) === FREE_FOLK)
    return { winners: [FREE_FOLK], reason: 'the-wall-has-fallen' };
  return undefined;
};

/** BW-6.2, S19, S84: has the Watch both parts at the end of the last turn? */
export function hasWatched(open: WesterosOpen): boolean {
  const { board, rulings } = rulesOf(open);
  if (quest.of(houseAt(open, WATCH)) === undefined) return false;
  if (rulings.controller(open, board, GIFT) === FREE_FOLK) return false;
  return WALL.every(section => !hasUnits(areaAt(open, section), OTHERS));
}

/** The Watch, or nobody: a draw (BW-S20). */
export const finalOutcome = (open: WesterosOpen): Outcome => {
  const { clauses } = rulesOf(open);
  const seats = [WATCH, FREE_FOLK, OTHERS].map(house => seatOf(open, house));
  const [watch = '', ...rest] = seats;
  const reason = hasWatched(open) ? 'a-sword-in-the-darkness' : 'nobody-has-won';
  const ranking = hasWatched(open) ? [[watch], rest] : [seats];
  return { ranking, reason, clause: clauses[reason] ?? '' };
};

/** Whoever has not won: by the land they hold, supply, power, Throne. */
export const rank: Rulings['rank'] = (open, house) => {
  const { supply, power } = houseAt(open, house);
  return [landsOf(open, rulesOf(open), house), supply, power, -placeOf(open, house, 'throne')];
};
export const RANKED_BY = ['lands', 'supply', 'power', 'throne'];
