import type { Shrunk, Violation } from '@corvo/testkit';
import type { Context } from '../context.ts';
import type { GameWords } from '../words.ts';

/** A violation made as short as possible, with the way to see it again. */
export interface Finding {
  readonly number: number; // of the game it was found in, from 1
  readonly shrunk: Shrunk;
  readonly command: string;
}

/** For programs. */
export const findingJson = ({ number, shrunk, command }: Finding) => ({
  number,
  ...shrunk.violation,
  record: shrunk.record ?? null,
  command,
});

function unusual({ game }: GameWords, violation: Violation): string[] {
  return game.options
    .filter(({ id, default: usual }) => violation.options[id] !== undefined && violation.options[id] !== usual)
    .map(({ id }) => `${id}=${violation.options[id]}`);
}

/** For people: what does not hold, in which game, after which actions, and how to see it again. */
export function findingText({ say, paint }: Context, words: GameWords, { number, shrunk, command }: Finding): string {
  const { violation, record } = shrunk;
  const options = unusual(words, violation);
  const { game, property, message, seats, seed, actions } = violation;
  return [
    paint(say('fuzz.broken', { game, property, number, message }), 'bad'),
    say('fuzz.table', { seats: [...seats], seed, options: options.length > 0 ? options : say('fuzz.usual') }),
    say('fuzz.shortest', { count: actions.length }),
    ...actions.map(
      ({ seat, text, choice }, place) => `  ${place + 1}. ${text === '' ? `${seat} ${JSON.stringify(choice)}` : text}`,
    ),
    ...(record === undefined ? [] : [say('fuzz.record'), record.trimEnd()]),
    say('fuzz.again', { command }),
  ].join('\n');
}
