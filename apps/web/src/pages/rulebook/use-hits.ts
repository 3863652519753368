import type { Language } from '@corvo/core';
import { useMemo } from 'react';
import { otherThan } from '../../base/i18n/language.ts';
import type { Ledger } from '../../kit/rulebook/ledger.ts';
import { useLedgers } from '../../kit/rulebook/library.ts';
import { searchClauses, type Hit } from './search.ts';

/** What a search has found, and in which language. */
export interface Searched {
  readonly hits: readonly Hit[];
  readonly language: Language;
  readonly isLooking: boolean; // the rules in the other language are on their way
}

const NONE: readonly string[] = [];

/**
 * Searches rules in the language of the reader, and where no rule has these words in the other one: many know the names of
 * the game in the language of the box they have at home.
 */
export function useHits(
  names: readonly string[],
  ledgers: readonly Ledger[] | undefined,
  language: Language,
  query: string,
): Searched {
  const own = useMemo(() => searchClauses(ledgers ?? [], query), [ledgers, query]);
  const isNeeded = ledgers !== undefined && query.trim() !== '' && own.length === 0;
  const other = otherThan(language);
  const others = useLedgers(isNeeded ? names : NONE, other);
  const hits = useMemo(() => (isNeeded ? searchClauses(others ?? [], query) : []), [isNeeded, others, query]);
  if (hits.length > 0) return { hits, language: other, isLooking: false };
  return { hits: own, language, isLooking: isNeeded && others === undefined };
}
