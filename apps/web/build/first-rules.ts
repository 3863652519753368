import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOMS = ['packages/westeros/src/', 'games/'].map(room =>
  fileURLToPath(new URL(`../../../${room}`, import.meta.url)),
);

/**
 * Of the rules of the Westeros games the pages have at first what runs until the first orders are given: a `game.ts`
 * finds `first-procedures.ts` in the place of `procedures.ts`. The rest comes after the board, through the door `rest`
 * of each game (`src/session/games.ts`), and nothing is played before it is there.
 */
export function firstRules(): Plugin {
  return {
    name: 'corvo-first-rules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || source !== './procedures.ts' || basename(importer) !== 'game.ts') return null;
      return ROOMS.some(room => importer.startsWith(room)) ? join(dirname(importer), 'first-procedures.ts') : null;
    },
  };
}
