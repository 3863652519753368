import { isPlainObject } from '@corvo/core';
import type { Draft } from '../kit/asks/draft.ts';

const keyOf = (table: string): string => `corvo.draft.${table}`;

/** An answer that was being made to this question when the page was left; null: none. */
export function keptDraft(table: string, of: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '');
    return isPlainObject(kept) && kept['of'] === of && isPlainObject(kept['draft']) ? (kept['draft'] as Draft) : null;
  } catch {
    return null; // nothing, something else, or a browser that keeps nothing
  }
}

/** Keeps an answer that is being made through a reload of the page; null: this table has none any more. */
export function keepDraft(table: string, of: string, draft: Draft): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(table));
    else sessionStorage.setItem(keyOf(table), JSON.stringify({ of, draft }));
  } catch {
    // Without room it lasts as long as the page, as it did.
  }
}
