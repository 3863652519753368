import { hashText } from '../canonical.ts';
import type { Event } from '../contract.ts';
import type { RecordedAction } from './record.ts';

/** An answer as it is hashed. */
export type LinkedAnswer = Pick<RecordedAction, 'seat' | 'request' | 'choice' | 'text'>;

/**
 * What an action is in a story: its answers and what came of them, each as one text. Names stay in their order, for the
 * notation of an answer and the sentence of an event follow it.
 */
export interface LinkTexts {
  readonly answers: string;
  readonly events: string;
}

export const linkTexts = (answers: readonly LinkedAnswer[], events: readonly Event[]): LinkTexts => ({
  answers: JSON.stringify(answers.map(({ seat, request, choice, text }) => ({ seat, request, choice, text }))),
  events: JSON.stringify(events),
});

/**
 * An action hashed onto the one before it, or onto the start: nothing can be changed, moved or cut out before it without
 * its hash being another. It costs a fortieth of hashing the whole state.
 */
export const linkOf = (before: string, { answers, events }: LinkTexts, hash = hashText): string =>
  hash(`${before}\n${answers}\n${events}`);
