import { expect, test } from 'vitest';
import { isSeat } from './seats.ts';

const NAMES = ['ada', 'seat-1', 'stark', 'Zoë', '7', 'night.watch', 'x'.repeat(40)];
const NO_NAMES: readonly (readonly [string, unknown])[] = [
  ['nothing', ''],
  ['two words', 'ada lovelace'],
  ['a sign of the notation', 'ada,'],
  ['a very long word', 'x'.repeat(41)],
  ['the prototype', '__proto__'],
  ['what every object has', 'constructor'],
  ['a method of every object', 'toString'],
  ['a number', 1],
  ['null', null],
  ['a list', ['ada']],
];

test.each(NAMES)('CO-1.9 %s can be a seat', seat => {
  expect(isSeat(seat)).toBe(true);
});

test.each(NO_NAMES)('CO-1.9 %s is no seat', (_name, seat) => {
  expect(isSeat(seat)).toBe(false);
});
