import { handOfTheKing } from '@corvo/hand-of-the-king';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeWords } from '../kit/words.ts';
import type { Clock } from '../session/session.ts';
import { SeatTime } from './Clock.tsx';

/** What stands beside the name of a seat that has a minute left, or pauses for a day. */
function beside(of: Clock['for'], leftMs: number, seat = 'seat-1'): string {
  const words = makeWords('en', key => key, handOfTheKing, []);
  const seats = [{ seat: 'seat-1', endsAt: Date.now() + leftMs }];
  const clock: Clock = { for: of, seats, ofMs: leftMs, atZero: 'once' };
  return renderToStaticMarkup(createElement(SeatTime, { words, clock, seat }));
}

test('beside a name stands the time that is its own', () => {
  expect(beside('decision', 60_000)).toContain('clock-minutes');
  expect(beside('bank', 10_000_000)).toContain('clock-hours');
  expect(beside('bank', 60_000, 'seat-2')).toBe('');
});

test('CO-7.21 while the clocks stand, the rest of the pause is told as nobody’s own time', () => {
  expect(beside('pause', 86_400_000)).toBe('clock-stands');
});
