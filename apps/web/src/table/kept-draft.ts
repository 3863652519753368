import { isPlainObject } from '@corvo/core';
import type { Draft } from '../asks/draft.ts';

const KEY = 'corvo.draft';

/** What this tab last had in the hand, and for which question of which table. */
function stored(): { readonly of?: unknown; readonly draft?: unknown } {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return isPlainObject(kept) ? kept : {};
  } catch {
    return {}; // nothing, something else, or a browser that keeps nothing
  }
}

/** An answer that was being made to this question when the page was left; null: none. */
export function keptDraft(of: string): Draft {
  const kept = stored();
  return kept.of === of && isPlainObject(kept.draft) ? (kept.draft as Draft) : null;
}

/** Keeps an answer that is being made through a reload of the page; null: there is none any more. */
export function keepDraft(of: string, draft: Draft): void {
  try {
    if (draft !== null) sessionStorage.setItem(KEY, JSON.stringify({ of, draft }));
    else if (stored().of === of) sessionStorage.removeItem(KEY);
  } catch {
    // Without room it lasts as long as the page, as it did.
  }
}
