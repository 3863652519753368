import { hintKey, isReason } from '@corvo/bots';
import type { Catalogue, Plain } from '@corvo/core';
import type { Words } from '../kit/words.ts';

/** What a bot would do, kept as it came: it is said anew in every language. */
export interface Advice {
  readonly choice: Plain;
  readonly reason: { readonly key: string; readonly data: Plain };
  readonly messages: Catalogue;
}

/** What a bot would do, and why where it can say so. */
export function adviceOf(
  words: Pick<Words, 'sayFrom'>,
  choice: string,
  { reason: { key, data }, messages }: Pick<Advice, 'reason' | 'messages'>,
): string {
  const what = choice.replace(/\.$/, '');
  return isReason(key) ? `${what}. ${words.sayFrom(messages, hintKey(key), data)}` : `${what}.`;
}
