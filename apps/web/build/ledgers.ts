import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { readFile } from 'node:fs/promises';
import { readLedger } from '../src/rulebook/ledger.ts';

/** `import ledger from 'docs/rules/NAME.md?ledger'`: the rules as data, read while building. */
export function ledgers(): Plugin {
  return {
    name: 'corvo-ledgers',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (file === undefined || !file.endsWith('.md') || query !== 'ledger') return null;
      this.addWatchFile(file);
      const language = basename(dirname(file)) === 'it' ? 'it' : 'en';
      const ledger = readLedger(await readFile(file, 'utf8'), basename(file, '.md'), language);
      // Parsing one text is quicker for a browser than reading a large object literal.
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(ledger))});`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
