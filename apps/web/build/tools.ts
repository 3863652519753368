import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const KERNEL = fileURLToPath(new URL('../../../packages/westeros/src/', import.meta.url));

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));

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
      const isOfKernel = source === './aids/tools.ts' && from === resolve(KERNEL);
      const isOfGame = source === './aids.ts' && basename(importer) === 'game.ts' && from.startsWith(resolve(GAMES));
      return isOfKernel || isOfGame ? join(KERNEL, 'aids/late-tools.ts') : null;
    },
  };
}
