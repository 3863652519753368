import { playerCounts, type OptionValues } from '@corvo/core';
import { rulesOf } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { isNorthern } from '../facts.ts';
import { beyondTheWall as game } from '../game.ts';

const start = (players: number) =>
  game.setup(game.resolveOptions({}, players) as OptionValues, game.seats(players), 'joined');
const NINE = start(9);

test('BW-1.2 BW-N1 BW-N2 three play, or six to nine; four, five and ten to twelve do not', () => {
  expect(playerCounts(game.players)).toEqual([3, 6, 7, 8, 9]);
  expect(game.seats(6)).toEqual(['baratheon', 'lannister', 'stark', 'nights-watch', 'free-folk', 'others']);
});

test('BW-S21 no border joins the two boards', () => {
  const { borders, areas } = rulesOf(NINE.open).facts;
  expect(borders.filter(([a, b]) => isNorthern(a) !== isNorthern(b))).toEqual([]);
  expect(areas.filter(({ id }) => isNorthern(id))).toHaveLength(16);
});

test('a kind of unit that both boards have is one kind, and becomes whatever it becomes on either', () => {
  const { units } = rulesOf(NINE.open).facts;
  const kinds = units.map(({ kind }) => kind);
  expect(kinds).toEqual([...new Set(kinds)]);
  expect(kinds).toEqual(expect.arrayContaining(['footman', 'siege-engine', 'zombie']));
  const made = (kind: string) => units.find(unit => unit.kind === kind)?.promotions.map(({ to }) => to);
  expect([made('knight'), made('footman')]).toEqual([['giant'], ['knight', 'siege-engine']]);
});

test('BW-4.1 BW-17.1 BW-H125 each board has its tracks and stars; the wildling track is that of the big map', () => {
  const { realms } = NINE.open;
  expect(realms['north']?.tracks.throne).toEqual(['others', 'free-folk', 'nights-watch']);
  expect(realms['westeros']?.tracks.throne).toHaveLength(6);
  expect([realms['westeros']?.wildlings, realms['north']?.wildlings]).toEqual([2, undefined]);
  expect(rulesOf(NINE.open).facts.realms['north']?.stars).toEqual([3, 2, 1]);
});

test('BW-18.5 BW-S36 the three are kept apart, and the houses talk as they like', () => {
  const apart = ['nights-watch', 'free-folk', 'others'];
  expect(game.talk(NINE.open)).toEqual({ table: true, between: [], secondsMax: 0, apart });
});

test('a view of nine players is at most 20 KB of JSON', () => {
  for (const seat of NINE.open.seats)
    expect(Buffer.byteLength(JSON.stringify(game.view(NINE, seat)))).toBeLessThan(20 * 1024);
});
