import type { Language } from '@corvo/core';
import { useEffect, useState } from 'react';
import type { Ledger } from './ledger.ts';

const files = import.meta.glob<Ledger>('../../../../docs/rules/**/*.md', { query: '?ledger', import: 'default' });

/** What is in the library: a new file in `docs/rules` is on the shelf by itself. */
export const LEDGERS: readonly string[] = Object.keys(files)
  .filter(path => !path.includes('/it/'))
  .map(path => path.replace(/^.*\//, '').replace(/\.md$/, ''))
  .sort((a, b) => Number(a === 'platform') - Number(b === 'platform') || (a < b ? -1 : 1));

function loadLedger(name: string, language: Language): Promise<Ledger> | undefined {
  const folder = language === 'it' ? 'rules/it/' : 'rules/';
  const path = Object.keys(files).find(file => file.endsWith(`/${folder}${name}.md`));
  return path === undefined ? undefined : files[path]?.();
}

/** Ledgers in the reader's language; undefined while they are on their way. */
export function useLedgers(names: readonly string[], language: Language): readonly Ledger[] | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly ledgers: readonly Ledger[] }>();
  const key = `${language} ${names.join(' ')}`;
  useEffect(() => {
    let here = true;
    void Promise.all(names.map(name => loadLedger(name, language))).then(ledgers => {
      if (here) setFound({ key, ledgers: ledgers.filter(ledger => ledger !== undefined) });
    });
    return () => {
      here = false;
    };
  }, [key]);
  return found?.key === key ? found.ledgers : undefined;
}
