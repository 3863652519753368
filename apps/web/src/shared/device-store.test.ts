import { expect, test } from 'vitest';
import { listGames, saveGame, type SavedGame } from '../local/saved.ts';
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

test('an open store is used as it is', () => {
  const localStorage = { getItem: () => null } as unknown as Storage;
  expect(openStore({ localStorage })).toEqual({ store: localStorage, isKept: true });
});
