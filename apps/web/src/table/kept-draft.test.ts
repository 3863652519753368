import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, keptDraft } from './kept-draft.ts';

const orders = { orders: { winterfell: 'march-zero' } };

/** A browser's store of one tab; `isFull`: it takes nothing. */
function tab(isFull = false) {
  const held = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new Error('QuotaExceededError');
      held.set(key, text);
    },
    removeItem: (key: string) => held.delete(key),
  };
  vi.stubGlobal('sessionStorage', sessionStorage);
  return held;
}
let held: Map<string, string>;
beforeEach(() => (held = tab()));
afterEach(() => vi.unstubAllGlobals());

test('an answer that was being made is found again for the same question of the same table, and for no other', () => {
  keepDraft('table', 'stark 1', orders);
  expect(keptDraft('table', 'stark 1')).toEqual(orders);
  expect(keptDraft('table', 'lannister 1')).toBeNull();
  expect(keptDraft('other', 'stark 1')).toBeNull();
});

test('what was given, dropped or passed over is kept no longer; another table does not sweep it away', () => {
  keepDraft('table', 'stark 1', orders);
  keepDraft('other', 'stark 1', null);
  expect(keptDraft('table', 'stark 1')).toEqual(orders);
  keepDraft('table', 'stark 2', null); // the question went by
  expect(held.size).toBe(0);
});

test('a store that holds something else, takes nothing or is not there loses nothing but the draft', () => {
  for (const text of ['', '{', 'null', '[]', '{"of":"stark 1","draft":"march"}']) {
    held.set('corvo.draft.table', text);
    expect(keptDraft('table', 'stark 1'), text).toBeNull();
  }
  tab(true);
  expect(() => keepDraft('table', 'stark 1', orders)).not.toThrow();
  vi.unstubAllGlobals();
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => keepDraft('table', 'stark 1', orders)).not.toThrow();
  expect(keptDraft('table', 'stark 1')).toBeNull();
});
