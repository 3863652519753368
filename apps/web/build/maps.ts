import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const MAP = /\/games\/[\w-]+\/src\/board\/[\w-]+\.geometry\.json$/;

/**
 * A drawn map is data and no script: it is fetched as a file of its own, along with the part of the pages that draws
 * it.
 */
export function maps(): Plugin {
  return {
    name: 'corvo-maps',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!MAP.test(file.replaceAll('\\', '/'))) return null;
      const source = JSON.stringify(JSON.parse(await readFile(file, 'utf8')));
      const map = this.emitFile({ type: 'asset', name: basename(file), source });
      // A promise of the map, which is asked for when somebody awaits it, as `loadMap` of the game does, and once more
      // by the next one where it did not come: a real promise would stay rejected for ever.
      const code = `
        const read = async () => {
          const found = await fetch(import.meta.ROLLUP_FILE_URL_${map});
          if (!found.ok) throw new Error('the map could not be fetched: ' + found.status);
          return found.json();
        };
        let coming;
        const ask = () => (coming ??= read().catch(error => {
          coming = undefined;
          throw error;
        }));
        export default { then: (...told) => ask().then(...told) };`;
      return { code, map: null, moduleType: 'js' };
    },
  };
}
