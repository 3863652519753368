import { outcomeOf, rulesOf, type HouseId, type Rulings, type WesterosOpen } from '@corvo/westeros';
import { NORTH, WATCH } from '../facts.ts';
import { hasWatched } from '../victory/victory.ts';

/** Houses of the big map from the first in its order of play. */
const housesOf = (open: WesterosOpen): HouseId[] =>
  Object.keys(open.houses).filter(house => open.houses[house]?.realm !== NORTH);

/** The house that is first by these figures; the last of them, the Throne, leaves no tie. */
function firstHouse(open: WesterosOpen, rank: Rulings['rank']): HouseId {
  const isAhead = (one: readonly number[], two: readonly number[]): boolean => {
    const at = one.findIndex((figure, place) => figure !== two[place]);
    return at >= 0 && (one[at] ?? 0) > (two[at] ?? 0);
  };
  return housesOf(open).reduce((best, house) => (isAhead(rank(open, house), rank(open, best)) ? house : best));
}

type Ending = Pick<Rulings, 'wonNow' | 'finalOutcome'>;

/**
 * BW-6.2, S25, S82, S84: wildlings and Others win alone; castles win at any moment, and the Watch shares that if it has
 * watched well; at the end of the last turn the Watch is looked at first, and then the castles.
 */
export function endingOf(big: Rulings, north: Rulings, isLastKing: boolean): Ending {
  return {
    wonNow(open) {
      const victory = big.wonNow(open);
      if (victory === undefined) return north.wonNow(open);
      return hasWatched(open) ? { winners: [...victory.winners, WATCH], reason: 'king-and-watch' } : victory;
    },
    finalOutcome(open) {
      const king = firstHouse(open, rulesOf(open).rulings.rank);
      if (!hasWatched(open)) return outcomeOf(open, { winners: [king], reason: 'last-round' }); // BW-S20
      return isLastKing
        ? outcomeOf(open, { winners: [king, WATCH], reason: 'king-and-watch' })
        : outcomeOf(open, { winners: [WATCH], reason: 'a-sword-in-the-darkness' }); // BW-S45
    },
  };
}
