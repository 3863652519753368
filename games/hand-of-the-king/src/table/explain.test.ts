import { LANGUAGES, say, withSeatNames } from '@corvo/core';
import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { handOfTheKing as game } from '../game.ts';
import { CHARACTERS, COMPANIONS, HOUSES, houseOf, SIZE } from '../cards.ts';

const laid = table(game, { players: 2, seed: 'explained' });
const view = laid.game.view(laid.state, 'seat-1');
const told = (thing: string, language: 'en' | 'it' = 'en'): string[] =>
  (game.explain?.(view, thing) ?? []).map(({ key, data }) =>
    say(
      game.messages,
      language,
      key,
      withSeatNames(data, view.open.seats, seat => (seat === 'seat-1' ? 'Ada' : 'Bea')),
    ),
  );

test('every House, character and companion, and Varys, is explained in both languages', () => {
  for (const thing of [...HOUSES, ...CHARACTERS, ...COMPANIONS, 'varys'])
    for (const language of LANGUAGES) {
      expect(told(thing, language).length, thing).toBeGreaterThan(0);
      expect(told(thing, language).join(' '), thing).not.toMatch(/[{}]|\$t|explain\.|companion\./);
    }
  expect(told('nobody')).toEqual([]);
});

test('a House is explained with its size, who holds its banner and how many of it are left', () => {
  const before = view.open.grid.filter(card => card !== null && houseOf(card) === 'stark').length;
  expect(told('stark')).toEqual([
    `Stark: ${SIZE.stark} characters, ${before} of them still in King’s Landing.`,
    'Nobody has the Stark banner yet.',
  ]);
  const held = { ...view, open: { ...view.open, banners: { ...view.open.banners, stark: 'seat-2' } } };
  const lines = game.explain?.(held, 'stark') ?? [];
  expect(lines[1]).toEqual({ key: 'explain.banner', data: { house: 'stark', seat: 'seat-2' } });
});
