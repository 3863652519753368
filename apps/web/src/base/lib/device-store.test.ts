import { expect, test } from 'vitest';
import { listGames, saveGame, type SavedGame } from '../../session/local/saved.ts';
import { openStore } from './device-store.ts';

const GAME = { format: 'corvo-local/1', id: 'g', game: 'x', seed: 's', seats: [], actions: [], touched: 1 } as unknown;

test.each([
  [
    'throws',
    {
      get localStorage(): Storage {
        throw new Error('denied');
      },
    },
  ],
  ['has none', { localStorage: null as unknown as Storage }],
  [
    'cannot be read',
    {
      localStorage: {
        getItem() {
          throw new Error('denied');
        },
      } as unknown as Storage,
    },
  ],
])('where the browser %s, games are kept as long as the page is open, and that is known', (_, owner) => {
  const { store, isKept } = openStore(owner);
  expect(isKept).toBe(false);
  expect(saveGame(store, GAME as SavedGame)).toBe(true);
  expect(listGames(store).map(({ id }) => id)).toEqual(['g']);
  store.removeItem('corvo.local.g');
  expect(listGames(store)).toEqual([]);
});

/** A browser's store with room for so many entries. */
function roomFor(most: number, before: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(before));
  const store = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!held.has(key) && held.size >= most) throw new DOMException('no room', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key: string) => void held.delete(key),
  };
  return { held, localStorage: store as unknown as Storage };
}

test('an open store is used as it is, and nothing is left in it', () => {
  const { held, localStorage } = roomFor(1);
  expect(openStore({ localStorage })).toEqual({ store: localStorage, isKept: true });
  expect([...held]).toEqual([]);
});

test('a store that takes nothing does not count as kept; what is in it can still be read and deleted', () => {
  const { held, localStorage } = roomFor(0, { old: 'there' });
  const { store, isKept } = openStore({ localStorage });
  expect(isKept).toBe(false);
  expect(saveGame(store, GAME as SavedGame)).toBe(true);
  expect(listGames(store).map(({ id }) => id)).toEqual(['g']);
  expect(store.getItem('old')).toBe('there');
  store.setItem('old', 'anew');
  expect(store.getItem('old')).toBe('anew');
  store.removeItem('old');
  expect(store.getItem('old')).toBeNull();
  expect([...held]).toEqual([]);
});
