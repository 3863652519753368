import type { TableSummary } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { forgetTables, keepTables, keptTables } from './kept-tables.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const table = (id: string): TableSummary => ({
  id,
  name: `Table ${id}`,
  game: 'hand-of-the-king',
  status: 'playing',
  players: 2,
  order: 'random',
  sitters: [],
  yourTurn: true,
  host: false,
  result: null,
  createdAt: 1,
  updatedAt: 2,
});
const ids = (tables: readonly TableSummary[]): string[] => tables.map(({ id }) => id);

test('what the server last said of my tables is remembered, of others it is not', () => {
  const store = memory();
  keepTables(store, 'mine', 'ada', { tables: [table('a'), table('b')], next: null });
  keepTables(store, 'played', 'ada', { tables: [table('c')], next: null });
  keepTables(store, 'open', 'ada', { tables: [table('d')], next: null });
  expect(keptTables(store, 'mine', 'ada')).toEqual([table('a'), table('b')]);
  expect(ids(keptTables(store, 'played', undefined))).toEqual(['c']); // offline nobody says who I am
  expect(keptTables(store, 'open', 'ada')).toEqual([]);
  keepTables(store, 'mine', 'ada', { tables: [table('b')], next: null });
  expect(ids(keptTables(store, 'mine', 'ada'))).toEqual(['b']); // the other is over
});

test('a page of a longer list leaves the others where they are', () => {
  const store = memory();
  keepTables(store, 'mine', 'ada', { tables: ['a', 'b', 'c'].map(table), next: null });
  keepTables(store, 'mine', 'ada', { tables: [table('c')], next: '7~c' });
  expect(ids(keptTables(store, 'mine', 'ada'))).toEqual(['c', 'a', 'b']);
});

test('somebody else on this device sees none of them, and who leaves it takes them along', () => {
  const store = memory();
  keepTables(store, 'mine', 'ada', { tables: [table('a')], next: null });
  expect(keptTables(store, 'mine', 'bea')).toEqual([]);
  keepTables(store, 'played', 'bea', { tables: [], next: null });
  expect(keptTables(store, 'mine', undefined)).toEqual([]);
  keepTables(store, 'mine', 'bea', { tables: [table('b')], next: null });
  forgetTables(store);
  expect(keptTables(store, 'mine', undefined)).toEqual([]);
});

test('what is damaged is as if it were not there; where there is no room nothing is remembered', () => {
  const store = memory();
  for (const text of ['{', '7', '{"of":"ada","lists":{"mine":[null,{"id":1}]}}', '{"of":"ada","lists":[]}']) {
    store.setItem('corvo.tables', text);
    expect(keptTables(store, 'mine', 'ada')).toEqual([]);
  }
  const full = { ...memory(), setItem: raise };
  expect(() => keepTables(full, 'mine', 'ada', { tables: [table('a')], next: null })).not.toThrow();
});

function raise(): never {
  throw new Error('no room');
}
