import { hintKey } from '@corvo/bots';
import type { Catalogue, Plain } from '@corvo/core';
import type { Words } from '../kit/words.ts';

/** What a bot says that can name no reason: to hear that it has judged, drawn lots or followed a whim is no help. */
const NO_REASONS: readonly string[] = ['bot.judgement', 'bot.random', 'bot.whim'];

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
  return NO_REASONS.includes(key) ? `${what}.` : `${what}. ${words.sayFrom(messages, hintKey(key), data)}`;
}
