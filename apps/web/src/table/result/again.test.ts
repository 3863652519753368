import type { TableInfo } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { SAVED_FORMAT, saveGame, type KeyValue, type SavedGame } from '../../session/local/saved.ts';
import { canPlayAgain, seatsAgain, tableAgain } from './again.ts';

const sitter = (seat: string, kind: 'person' | 'bot', more: Partial<TableInfo['sitters'][number]> = {}) => ({
  seat,
  name: seat,
  kind,
  bot: kind === 'bot' ? 'knight' : null,
  present: true,
  mine: false,
  host: false,
  resigned: false,
  ...more,
});
const specs = {
  options: [
    { id: 'ravens', values: [false, true], default: false, clause: 'X-1' },
    { id: 'rounds', values: [10, 6], default: 10, clause: 'X-2' },
    { id: 'stars', values: [true, false], default: true, players: [4], clause: 'X-3' },
  ],
};
const setup: TableInfo['setup'] = {
  name: 'Winter council',
  players: 3,
  options: { ravens: true },
  access: 'invited',
  spectators: { allowed: true, delaySeconds: 0 },
  hints: true,
  order: 'random',
  takeBack: 'fair',
  clock: { seconds: 60, increment: null, atZero: 'once' },
};

test('a table of the server: the same game, options and house rules; everybody where they sat', () => {
  const sitters = [sitter('stark', 'bot'), sitter('lannister', 'person', { mine: true }), sitter('tyrell', 'person')];
  const settled = { ...setup, options: { ravens: true, rounds: 10, stars: true } }; // as the table has it once it has begun
  expect(tableAgain(specs, { game: 'first-edition', setup: settled, sitters })).toEqual({
    ...setup,
    game: 'first-edition',
    order: 'chosen', // seats are not drawn again
    seats: [{ kind: 'bot', bot: 'knight' }, { kind: 'me' }, { kind: 'open' }],
    start: false, // somebody has to come first
  });
});

test('against bots alone it starts at once; a bot that stood in for a person leaves the seat open', () => {
  const bots = [sitter('stark', 'person', { mine: true, bot: 'lord' }), sitter('lannister', 'bot')];
  expect(tableAgain(specs, { game: 'first-edition', setup, sitters: bots })).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'knight' }],
    start: true,
  });
  const away = [sitter('stark', 'person', { mine: true }), sitter('tyrell', 'person', { bot: 'lord' })];
  expect(tableAgain(specs, { game: 'first-edition', setup, sitters: away }).seats).toEqual([
    { kind: 'me' },
    { kind: 'open' },
  ]);
});

const saved: SavedGame = {
  format: SAVED_FORMAT,
  id: 'one',
  name: 'Against 2 bots',
  game: 'hand-of-the-king',
  rules: 1,
  options: {},
  seats: [
    { seat: 'seat-1', name: 'Ada', person: true, bot: 'lord' },
    { seat: 'seat-2', name: 'Bot 1', person: false, bot: 'squire' },
  ],
  seed: 'x',
  hints: true,
  takeBack: 'fair',
  story: [],
  beside: {},
  moves: 0,
  over: true,
  started: 0,
  touched: 0,
};

test('a game of this device: people are people again, bots keep their strength', () => {
  expect(seatsAgain(saved)).toEqual([
    { name: 'Ada', bot: null },
    { name: 'Bot 1', bot: 'squire' },
  ]);
});

test('those who played and the host may lay it again; a lesson and a passer-by may not', () => {
  const kept = new Map<string, string>();
  const store: KeyValue = {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
  saveGame(store, saved);
  const may = (connection: 'local' | 'online', table: string, viewer: string | null, host = false) =>
    canPlayAgain({ connection, table, viewer, host }, store);
  expect([may('local', 'one', 'seat-1'), may('local', 'lesson', 'seat-1')]).toEqual([true, false]);
  expect([may('online', 't', 'stark'), may('online', 't', null, true), may('online', 't', null)]).toEqual([
    true,
    true,
    false,
  ]);
});
