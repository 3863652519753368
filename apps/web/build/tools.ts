import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const KERNEL = fileURLToPath(new URL('../../../packages/westeros/src/', import.meta.url));

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));
/** What a page has of the aids of a game until its tools are here. */
const NO_AIDS = '\0corvo-no-aids';

/**
 * The tools of the Westeros games come after their board (`src/boards/westeros/tools.ts`): no first orders need them. So
 * do what single games add to them (`aids.ts` of each).
 */
export function tools(): Plugin {
  return {
    name: 'corvo-tools',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined) return null;
      const from = resolve(importer, '..');
      if (source === './aids/tools.ts' && from === resolve(KERNEL)) return join(KERNEL, 'aids/late-tools.ts');
      const isOfGame = source === './aids.ts' && basename(importer) === 'game.ts' && from.startsWith(resolve(GAMES));
      return isOfGame ? NO_AIDS : null;
    },
    load: id => (id === NO_AIDS ? 'export const AIDS = {};' : null),
  };
}
