import type { Catalogue, Plain } from '@corvo/core';
import type { Words } from './words.ts';

/** The reason of a bot that can name none: to hear that it has judged is no help. */
const NO_REASON = 'bot.judgement';

/** What a bot would do, and why where it can say so. */
export function adviceOf(
  words: Pick<Words, 'sayFrom'>,
  choice: string,
  { key, data }: { readonly key: string; readonly data: Plain },
  messages: Catalogue,
): string {
  const what = choice.replace(/\.$/, '');
  return key === NO_REASON ? `${what}.` : `${what}. ${words.sayFrom(messages, key, data)}`;
}
