import type { Seat } from '@corvo/core';
import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing } from './game.ts';

// What happens when a clock runs out, HK-S18, and what can be taken back, HK-S19.

type Options = Record<string, boolean | string>;
const TWO = ['ada', 'bruno'];
const THREE = ['ada', 'bea', 'ciro'];
const EMPTY = '. . . . . .';
const lay = (seats: readonly Seat[], options: Options, position: string) =>
  table(handOfTheKing, { seats, options }, position);
type Laid = ReturnType<typeof lay>;

const open = `
  . . . . . .
  . V . S . .
  . . . . . .
  . . . G . .
  . . . . . .
  . . . L . .
`;

/** What the server plays for the seat that is waited for, in the notation. */
function late(game: Laid): string {
  const [waiting] = game.waiting;
  const request = waiting && game.request(waiting.seat);
  if (request === undefined) throw new Error('nobody is waited for');
  const choice = handOfTheKing.whenLate(game.view(request.seat), request);
  return handOfTheKing.write(game.view(request.seat), { seat: request.seat, request: request.id, choice });
}

test('HK-S18 when the clock runs out the server plays the declaration that collects the most cards', () => {
  const game = lay(
    TWO,
    {},
    `
    . . . . . .
    . V . U . .
    . . . . . .
    . S . . . .
    . G . . . .
    . S . . . .
  `,
  );

  expect(late(game)).toBe('ada declares south stark');
});

test('HK-S18 of equal ones that of the smallest house', () => {
  const game = lay(
    TWO,
    {},
    `
    . S . . . .
    . V . T . .
    . . . . . .
    . Y . . . .
    . . . . . .
    . G . . . .
  `,
  );

  expect(late(game)).toBe('ada declares south tyrell');
});

test('HK-S18 then north, east, south, west', () => {
  const lateAt = (...rows: readonly string[]) => late(lay(TWO, {}, [...rows, EMPTY, EMPTY].join('\n')));

  expect(lateAt('. T . . . .', 'T V . T . .', EMPTY, '. T . . . .')).toBe('ada declares north targaryen');
  expect(lateAt('. . . . . .', 'T V . T . .', EMPTY, '. T . . . .')).toBe('ada declares east targaryen');
  expect(lateAt('. . . . . .', 'T V . . . .', EMPTY, '. T . . . .')).toBe('ada declares south targaryen');
  expect(lateAt('. . . . . .', 'T V . . . .', EMPTY, '. . . . . .')).toBe('ada declares west targaryen');
});

test('HK-S18 it sends no raven, and ends a conversation', () => {
  const game = lay(THREE, { threeEyedRaven: true }, open);

  expect(late(game)).toBe('ada declares east stark');
  expect(late(game.play('ada raven bea'))).toBe('ada end-talk');
});

/** Ada to move: the last Tully to the east, hence a companion. */
const lastTully = `
  . . . . . .
  . V . U:hoster-tully . .
  . . . . . .
  . . . G:theon-greyjoy . S:arya-stark
  . . . . . .
  . . . . . .
  ada has tywin-lannister
  bruno has bran-stark
`;
const withCompanions = (companions: string, options: Options = {}) =>
  lay(TWO, options, `${lastTully} companions ${companions}`);

test('HK-S18 companions are resolved by the first legal choice in ledger order', () => {
  const game = withCompanions('gendry, ramsay-snow, jon-snow');

  game.play('ada declares east tully');
  expect(late(game)).toBe('ada chooses jon-snow');
  game.play('ada chooses jon-snow');
  expect(late(game)).toBe('ada names stark');
});

test("HK-S18 and so is the discard of Jaqen H'ghar", () => {
  const game = withCompanions('ramsay-snow, jaqen-hghar, bronn, hodor');

  game.play('ada declares east tully', 'ada chooses jaqen-hghar', 'ada kills theon-greyjoy', 'ada kills bran-stark');

  expect(late(game)).toBe('ada discards hodor');
});

test.each([
  ['sandor-clegane', 'ada kills theon-greyjoy'],
  ['ramsay-snow', 'ada swaps theon-greyjoy, arya-stark'],
  ['gregor-clegane', 'ada kills tywin-lannister'],
  ['petyr-baelish', 'ada gives tywin-lannister'],
])('HK-S18 and %s takes the first there is', (companion, line) => {
  const game = withCompanions(companion);

  game.play('ada declares east tully', `ada chooses ${companion}`);

  expect(late(game)).toBe(line);
});

/** Plays the lines and says how many of the last ones stand for nothing that cannot be unsaid. */
function depth(game: Laid, ...lines: readonly string[]): number {
  let count = 0;
  for (const line of lines) count = game.play(line).revealed ? 0 : count + 1;
  return count;
}

test('HK-S19 nothing comes out by the choices of a turn, so the table may let them be taken back', () => {
  const game = withCompanions('jaqen-hghar');

  expect(depth(game, 'ada declares east tully', 'ada chooses jaqen-hghar', 'ada kills theon-greyjoy')).toBe(3);
});

test('HK-S19 a game of before that chose how to take back goes on, and a new one has no such choice', () => {
  expect(handOfTheKing.options.map(({ id }) => id)).not.toContain('takeBack');
  expect(handOfTheKing.resolveOptions({ takeBack: 'turn' }, 2)).toMatchObject({ takeBack: 'turn' });
  expect(handOfTheKing.resolveOptions({}, 2)).not.toHaveProperty('takeBack');
});

test('HK-S19 what was said in a conversation cannot be unsaid', () => {
  const game = lay(THREE, { threeEyedRaven: true }, open);

  expect(depth(game, 'ada raven bea')).toBe(0);
  expect(depth(game, 'ada end-talk')).toBe(0);
});
