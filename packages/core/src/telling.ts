import type { Event, Game } from './contract.ts';
import type { Telling } from './explaining.ts';

/** What a log says of the events of one entry, each thing once. */
export const tellingsOf = ({ sentences }: Pick<Game, 'sentences'>, events: readonly Event[]): readonly Telling[] =>
  sentences.log?.(events) ?? events.map(event => ({ event, says: [sentences.event(event)] }));

/** The sentences of one telling as one line. */
export const inOneLine = ([first = '', ...more]: readonly string[]): string =>
  [first, ...more.map(text => text.charAt(0).toLowerCase() + text.slice(1))].join('; ');
