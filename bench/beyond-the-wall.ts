import { beyondTheWall } from '@corvo/beyond-the-wall';
import { secondEdition } from '@corvo/second-edition';
import { microseconds, ratesOf, withGoals, type Metric } from './measure.ts';
import { decisionsPerGame, randomGames } from './westeros.ts';

const NORTH = { game: beyondTheWall, players: 3 };
const HOUSES = { game: secondEdition, players: 3 };
const PREFIX = 'beyond-the-wall.';

/** Three random players in the north beside three houses of the game it stands on, in turns. */
export function beyondTheWallMetrics(): Metric[] {
  const works = { north: randomGames(NORTH, () => {}), houses: randomGames(HOUSES, () => {}) };
  for (let turn = 0; turn < 60; turn++) for (const work of Object.values(works)) work(); // until all is compiled
  const { north = Number.NaN, houses = Number.NaN } = ratesOf(works);
  const decision = microseconds(north) / decisionsPerGame(NORTH);
  const usual = microseconds(houses) / decisionsPerGame(HOUSES);
  const beside = (name: string, value: number, unit: string, bound: number): Metric => ({
    id: `${PREFIX}${name}`,
    value,
    unit,
    bound,
    ratio: value / bound,
  });
  const metrics = [
    beside('random-games-per-cpu-second', north, 'games/s', houses),
    { id: `${PREFIX}games-beside-second-edition`, value: north / houses, unit: 'times' },
    beside('decisions-per-game', decisionsPerGame(NORTH), 'decisions', decisionsPerGame(HOUSES)),
    beside('decision-in-place', decision, 'µs', usual),
  ];
  return withGoals(metrics, PREFIX, {
    'games-beside-second-edition': { least: 1 }, // not reached, and why: ARCHITECTURE.md, "Speed"
  });
}
