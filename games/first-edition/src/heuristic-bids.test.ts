import { rngFromText, type AmountChoice } from '@corvo/core';
import { decide } from '@corvo/bots/westeros';
import { describe, expect, test } from 'vitest';
import { QUIET, westeros, type lay } from './ledger/lay.fixture.ts';

type Game = ReturnType<typeof lay>;
const RICH = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell'].map(house => `power ${house} 18`).join('\n');

/** Stark's bids in twenty moods, the same for every table, added up so that small differences show. */
function bidOf(game: Game): number {
  const request = game.request('stark');
  if (request === undefined) throw new Error('Stark is asked nothing');
  let sum = 0;
  for (let i = 0; i < 20; i++)
    sum += (decide(game.view('stark'), request, rngFromText(`bid ${i}`)) as AmountChoice).amount;
  return sum;
}

/** A clash at the bid for this track; the bids for the tracks before it are always the same. */
function clash(track: 'throne' | 'fiefdoms' | 'court', position: string): Game {
  const game = westeros([QUIET, 'clash-of-kings', 'rains-of-autumn'], `${RICH}\n${position}`);
  const bids = ['stark 0', 'tyrell 1', 'greyjoy 2', 'lannister 3', 'baratheon 4'];
  for (const before of ['throne', 'fiefdoms']) {
    if (before === track) break;
    for (const bid of bids) game.play(bid.replace(' ', ' bids '));
  }
  expect(game.waiting[0]?.why).toBe(`bid-${track}`);
  return game;
}

const attack = (position: string): Game =>
  westeros([QUIET, 'game-of-thrones', 'wildling-attack'], `wildlings 10\n${position}`);

const NORTH = 'winterfell stark 1 knight\nkarhold stark 1 footman\nwhite-harbor stark 1 footman';

describe('the heuristic player bids', () => {
  test('more for the court where it has stars to lose than where it can only win them', () => {
    const first = clash('court', `${NORTH}\ncourt stark lannister baratheon greyjoy tyrell`);
    const last = clash('court', `${NORTH}\ncourt lannister baratheon greyjoy tyrell stark`);
    expect(bidOf(first)).toBeGreaterThan(bidOf(last));
  });

  test('less for stars that it has no areas to use in', () => {
    const tracks = 'court lannister baratheon greyjoy tyrell stark';
    const many = clash('court', `${NORTH}\n${tracks}`);
    const one = clash('court', `winterfell stark 1 knight 2 footmen\n${tracks}`);
    expect(bidOf(many)).toBeGreaterThan(bidOf(one));
  });

  test.each(['throne', 'fiefdoms'] as const)('more for the %s with enemies before its areas', track => {
    const alone = clash(track, `${NORTH}\nhighgarden greyjoy 2 knights`);
    const beset = clash(track, `${NORTH}\nmoat-cailin greyjoy 2 knights`);
    expect(bidOf(beset)).toBeGreaterThan(bidOf(alone));
  });

  test('more for the fiefdoms where a tie is near than where the enemy is far stronger', () => {
    const even = clash('fiefdoms', `${NORTH}\nmoat-cailin greyjoy 1 footman`);
    const hopeless = clash('fiefdoms', `${NORTH}\nmoat-cailin greyjoy 4 knights`);
    expect(bidOf(even)).toBeGreaterThan(bidOf(hopeless));
  });

  test('no more than it takes to be first', () => {
    const poor = RICH.replaceAll('18', '1').replace('stark 1', 'stark 18');
    expect(bidOf(clash('throne', `${NORTH}\n${poor}`))).toBeLessThanOrEqual(20 * 2);
    expect(bidOf(clash('throne', NORTH))).toBeGreaterThan(20 * 2);
  });

  test('against the wildlings by what it has to lose', () => {
    const some = attack(`${RICH}\n${NORTH}`);
    const none = attack(RICH);
    expect(bidOf(some)).toBeGreaterThan(bidOf(none));
  });

  test('against the wildlings by what the others can bring', () => {
    const purses = (power: number): string => `${RICH.replaceAll('18', String(power))}\npower stark 12\n${NORTH}`;
    const [rich, poor, beggars] = [purses(6), purses(1), purses(0)].map(position => bidOf(attack(position)));
    expect(poor).toBeGreaterThan(rich ?? 0);
    expect(beggars).toBeGreaterThanOrEqual(rich ?? 0);
    const lost = attack(`${RICH.replaceAll('18', '0')}\npower stark 5\n${NORTH}`); // five cannot stop ten
    expect(bidOf(lost)).toBe(20);
  });
});
