import { MANIFESTS } from '@corvo/catalogue/manifests';
import { boardOf } from '@corvo/core';
import type { Plugin } from 'vite';

const NOTHING = '\0no-board';

/** A board that no game of the catalogue is played on is left out of the pages. */
export function boards(): Plugin {
  const used = MANIFESTS.map(boardOf);
  return {
    name: 'corvo-boards',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const [, board] = /^\.\/([\w-]+)\/kit\.tsx$/.exec(source) ?? [];
      const isUnused = board !== undefined && board !== 'generic' && !used.includes(board);
      return isUnused && importer.endsWith('/boards/registry.ts') ? NOTHING : null;
    },
    load: id => (id === NOTHING ? 'export {};' : null),
  };
}
