import { expect, test, vi } from 'vitest';

vi.mock('../workers.ts', () => ({
  WORKERS: Object.fromEntries(
    ['first-edition', 'clash-of-kings', 'second-edition'].map(game => [game, async () => 'bots.js']),
  ),
}));
vi.stubGlobal('Worker', class {});

// Other tests of this process may have fetched the words already: here nothing has been.
vi.resetModules();
const { stubPart } = await import('../../base/i18n/parts.fixture.ts');
const { botWorker, loadGame, loadWholeGame } = await import('../games.ts');

test.each(['first-edition', 'clash-of-kings', 'second-edition'])(
  'no bot of %s plays, and no table that has begun is opened, before all that may be told of it can be said',
  async game => {
    const words = stubPart(`${game}-later`);
    await expect(loadGame(game)).resolves.toMatchObject({ id: game });
    await expect(botWorker(game)).rejects.toThrow(`${game}-later`);
    await expect(loadWholeGame(game)).rejects.toThrow(`${game}-later`);
    words.mend('en', 'it');
    await expect(botWorker(game)).resolves.toBeDefined();
    await expect(loadWholeGame(game)).resolves.toMatchObject({ id: game });
    words.remove();
  },
);
