import { expect, test, vi } from 'vitest';
import { stubPart } from '../../base/i18n/parts.fixture.ts';
import { botWorker, loadGame, loadWholeGame } from '../games.ts';

vi.mock('./workers/first-edition.ts?address', () => ({ default: 'bots.js' }));
vi.mock('./workers/clash-of-kings.ts?address', () => ({ default: 'bots.js' }));
vi.mock('./workers/second-edition.ts?address', () => ({ default: 'bots.js' }));
vi.stubGlobal('Worker', class {});

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
