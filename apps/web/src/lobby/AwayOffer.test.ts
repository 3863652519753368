import { isProblem, say, type Game } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Say } from '../i18n/index.ts';
import { texts } from '../i18n/texts.ts';
import type { Sitter, TableSnapshot } from '../session/session.ts';
import { AwayStrip, goneFor } from './AwayOffer.tsx';

const game: Game = handOfTheKing;
const MINUTE = 60_000;

/** A table that waits for one seat since moment 0, seen from another seat. */
function waiting(awaited: Partial<Sitter>, over: Partial<TableSnapshot> = {}): TableSnapshot {
  const options = game.resolveOptions({}, 2);
  if (isProblem(options)) throw new Error(options.code);
  const { open } = game.setup(options, game.seats(2), 'away');
  const decider = game.waiting(open)[0]?.seat;
  const sitters = open.seats.map((seat): Sitter => {
    const one: Sitter = { seat, name: seat, kind: 'person', bot: null, present: true, mine: seat !== decider };
    return seat === decider ? { ...one, name: 'Bruno', ...awaited } : one;
  });
  const moments = [{ n: 0, seat: null, text: '', events: [], notes: [], at: 0 }];
  const table = { game, view: { open }, sitters, moments, clock: null, outcome: null, connection: 'online', ...over };
  return table as unknown as TableSnapshot;
}
const namesIn = (snapshot: TableSnapshot, minutes: number): string[] =>
  goneFor(snapshot, minutes * MINUTE).gone.map(({ name }) => name);

test('CO-7.9 the table speaks of somebody only when it waits for them, they are away, and have been for long', () => {
  const away = { present: false };
  expect(namesIn(waiting(away), 10)).toEqual(['Bruno']);
  expect(namesIn(waiting(away), 9)).toEqual([]);
  expect(namesIn(waiting({}), 60)).toEqual([]); // here, and thinking
  expect(namesIn(waiting({ ...away, bot: 'knight' }), 60)).toEqual([]); // a bot plays already
  const clock = { for: 'decision', seats: [], endsAt: 0, ofMs: 1 } as const;
  expect(namesIn(waiting(away, { clock }), 60)).toEqual([]);
  expect(namesIn(waiting(away, { connection: 'offline' }), 60)).toEqual([]); // who knows who is there
});

test('CO-7.9 the host can let a bot play on; the others read who can', () => {
  const t: Say = (key, data) => say(texts, 'en', key, data);
  const strip = (isHost: boolean, names = ['Bruno']) =>
    renderToStaticMarkup(
      createElement(AwayStrip, {
        t,
        language: 'en',
        names,
        minutes: 12,
        isHost,
        refusal: undefined,
        onStandIn: () => {},
      }),
    );
  expect(strip(true)).toMatch(/Bruno has been away for 12 minutes.*<button[^>]*>Let a bot play for Bruno</);
  expect(strip(false)).toContain('The host can let a bot play on');
  expect(strip(false)).not.toContain('<button');
  expect(strip(true, [])).toBe('');
});
