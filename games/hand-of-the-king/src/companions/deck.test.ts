import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { COMPANIONS } from '../cards.ts';
import { handOfTheKing } from '../game.ts';

const ATTESTED = ['hodor', 'bronn', 'jon-snow', 'gendry', 'sandor-clegane', 'jaqen-hghar', 'ramsay-snow', 'melisandre'];

/** The companions of many deals; each deal turns up different ones. */
function dealt(companionDeck?: string): string[][] {
  const options = companionDeck === undefined ? {} : { companionDeck };
  return Array.from({ length: 60 }, (_, deal) => {
    const game = table(handOfTheKing, { options, seed: `deck ${deal}` });
    return game.figure('companions') as string[];
  });
}

test('HK-6.19 the full deck, of which six are dealt, has all fourteen companions and is the default', () => {
  const deals = dealt();

  expect(deals).toEqual(dealt('full'));
  for (const deal of deals) expect(new Set(deal).size).toBe(6);
  expect([...new Set(deals.flat())].sort()).toEqual([...COMPANIONS].sort());
  expect(COMPANIONS).toHaveLength(14);
});

test('HK-6.19 the attested deck, of which six are dealt, has the eight companions whose effect has a source', () => {
  const deals = dealt('attested');

  for (const deal of deals) expect(new Set(deal).size).toBe(6);
  expect([...new Set(deals.flat())].sort()).toEqual([...ATTESTED].sort());
});

test('HK-6.19 with the deck none there are no companions at all', () => {
  for (const deal of dealt('none')) expect(deal).toEqual([]);
});

test('HK-6.19 with the deck none the last character of a house earns nothing', () => {
  const game = table(
    handOfTheKing,
    { seats: ['ada', 'bruno'], options: { companionDeck: 'none' } },
    `
    V U . . . G
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
  `,
  );

  game.play('ada declares east tully');

  expect(game.figure('turn')).toBe('bruno');
});

test('HK-6.20 the second readings are options, and the first reading is the default of each', () => {
  const readings = handOfTheKing.options.filter(({ id }) =>
    ['jaqenReading', 'shaeReading', 'ramsayMaySwapVarys', 'jonSnowNeedsGridHouse'].includes(id),
  );

  expect(readings.map(({ id, values, default: standard }) => [id, values, standard])).toEqual([
    ['ramsayMaySwapVarys', [false, true], false],
    ['jonSnowNeedsGridHouse', [false, true], false],
    ['jaqenReading', ['A', 'B'], 'A'],
    ['shaeReading', ['A', 'B'], 'A'],
  ]);
});
