import { canonicalJson, isProblem, type Game, type Plain, type Seat, type View } from '@corvo/core';

/** Longer lists are no help to a reader, and some questions have millions of answers. */
export const MOST_LISTED = 5_000;

/** The choice of a line without its seat and verb: what is left still reads as the same action. */
function withoutVerb(game: Game, view: View, line: string): string {
  const words = line.split(' ');
  const seat = words[0] ?? '';
  const whole = game.read(view, line);
  if (isProblem(whole)) return words.slice(1).join(' ');
  for (let drop = words.length - 1; drop > 1; drop--) {
    const rest = words.slice(drop).join(' ');
    const read = game.read(view, `${seat} ${rest}`);
    if (!isProblem(read) && canonicalJson(read.choice) === canonicalJson(whole.choice)) return rest;
  }
  return words.slice(1).join(' ');
}

/** One choice of a seat, in the notation but without seat and verb. */
function writeChoice(game: Game, view: View, seat: Seat, request: number, choice: Plain): string {
  return withoutVerb(game, view, game.write(view, { seat, request, choice }));
}

/** Everything a seat may choose now, without seat and verb; undefined where there is too much to list. */
export function offeredTo(game: Game, view: View, seat: Seat): readonly string[] | undefined {
  const request = game.requests(view)[0];
  if (request === undefined) return [];
  return game.list(view, request, MOST_LISTED)?.map(choice => writeChoice(game, view, seat, request.id, choice));
}
