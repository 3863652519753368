import { MANIFESTS } from '@corvo/catalogue/manifests';
import { castOf, isDrawn } from '@corvo/faces';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readFile } from 'node:fs/promises';
import { compareEditions } from '../src/kit/rulebook/editions.ts';
import { readLedger, withCards, type Ledger } from '../src/kit/rulebook/ledger.ts';

// Parsing one text is quicker for a browser than reading a large object literal.
const asModule = (data: unknown) => ({
  code: `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`,
  map: null,
  moduleType: 'js',
});

/** No page shows the ledger of a game that the catalogue does not have. */
const isRead = (name: string): boolean => name === 'platform' || MANIFESTS.some(({ ledger }) => ledger === name);

/**
 * `import ledger from 'docs/rules/NAME.md?ledger'`: the rules as data, read while building; `editions.md?editions`: the
 * two editions beside it, compared.
 */
export function ledgers(): Plugin {
  return {
    name: 'corvo-ledgers',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (file === undefined || !file.endsWith('.md')) return null;
      if (query === 'editions') {
        const [first, second] = ['first-edition.md', 'second-edition.md'].map(name => join(dirname(file), name));
        if (first === undefined || second === undefined) return null;
        this.addWatchFile(first);
        this.addWatchFile(second);
        return asModule(compareEditions(await readFile(first, 'utf8'), await readFile(second, 'utf8')));
      }
      if (query !== 'ledger') return null;
      if (!isRead(basename(file, '.md'))) return asModule(null);
      this.addWatchFile(file);
      const language = basename(dirname(file)) === 'it' ? 'it' : 'en';
      const name = basename(file, '.md');
      const read = async (path: string): Promise<Ledger> => readLedger(await readFile(path, 'utf8'), name, language);
      const ledger = await read(file);
      const english = language === 'en' ? ledger : await read(join(dirname(file), '..', `${name}.md`));
      const cards = new Set(isDrawn(name) ? castOf(name).map(({ card }) => card) : []);
      return asModule(withCards(ledger, english, cards));
    },
  };
}
