import type { Language } from '@corvo/core';
import { useEffect, useState } from 'react';
import { MANIFESTS } from '../../base/games.ts';
import type { Comparison } from './editions.ts';
import type { Ledger } from './ledger.ts';

const files = import.meta.glob<Ledger>(
  ['../../../../../docs/rules/**/*.md', '!../../../../../docs/rules/**/editions.md'],
  {
    query: '?ledger',
    import: 'default',
  },
);
const comparisons = import.meta.glob<Comparison>('../../../../../docs/rules/**/editions.md', {
  query: '?editions',
  import: 'default',
});

const isRead = (name: string): boolean => name === 'platform' || MANIFESTS.some(({ ledger }) => ledger === name);

/** What is in the library: the ledgers of the catalogue, and the platform's own. */
export const LEDGERS: readonly string[] = Object.keys(files)
  .filter(path => !path.includes('/it/'))
  .map(path => path.replace(/^.*\//, '').replace(/\.md$/, ''))
  .filter(isRead)
  .sort((a, b) => Number(a === 'platform') - Number(b === 'platform') || (a < b ? -1 : 1));

/** The file of that name in the reader's language. */
function load<T>(from: Readonly<Record<string, () => Promise<T>>>, name: string, language: Language) {
  const folder = language === 'it' ? 'rules/it/' : 'rules/';
  const path = Object.keys(from).find(file => file.endsWith(`/${folder}${name}.md`));
  return path === undefined ? undefined : from[path]?.();
}

/** Ledgers in the reader's language; undefined while they are on their way. */
export function useLedgers(names: readonly string[], language: Language): readonly Ledger[] | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly ledgers: readonly Ledger[] }>();
  const key = `${language} ${names.join(' ')}`;
  useEffect(() => {
    let here = true;
    void Promise.all(names.map(name => load(files, name, language))).then(ledgers => {
      if (here) setFound({ key, ledgers: ledgers.filter(ledger => ledger !== undefined) });
    });
    return () => {
      here = false;
    };
  }, [key]);
  return found?.key === key ? found.ledgers : undefined;
}

/** The two editions side by side; undefined while they are on their way. */
export function useEditions(language: Language): Comparison | undefined {
  const [found, setFound] = useState<{ readonly language: Language; readonly comparison: Comparison }>();
  useEffect(() => {
    let here = true;
    void load(comparisons, 'editions', language)?.then(comparison => {
      if (here) setFound({ language, comparison });
    });
    return () => {
      here = false;
    };
  }, [language]);
  return found?.language === language ? found.comparison : undefined;
}
