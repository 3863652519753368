import type { ShapeTable } from '../asks/index.ts';
import type { Action, GameTypes, Request, View } from '../contract.ts';
import { problem, type Problem } from '../problem.ts';

/** The word between the seat and the choice, such as `declares`; empty where the choice speaks for itself. */
export type Verb = (why: string, choice: string) => string;

const WITHDRAWS = 'withdraws';

/** `ada declares north stark`: the seat, the verb of the question, the choice. */
export function writeAction<G extends GameTypes>(shapes: ShapeTable, verb: Verb, request: Request<G>, action: Action<G>): string {
  if (action.choice === null) return `${action.seat} ${WITHDRAWS}`;
  const choice = shapes[request.ask.kind]?.write(action.choice) ?? '';
  const word = verb(request.why, choice);
  return word === '' ? `${action.seat} ${choice}` : `${action.seat} ${word} ${choice}`;
}

/** Reads what `writeAction` wrote. The verb may be left out, and blanks do not matter. */
export function readAction<G extends GameTypes>(
  shapes: ShapeTable,
  verb: Verb,
  view: View<G>,
  requests: readonly Request<G>[],
  text: string,
): Action<G> | Problem {
  const words = text.trim().split(/\s+/);
  const seat = words[0] ?? '';
  if (!view.open.seats.includes(seat)) {
    return problem('CO-2.6', 'unreadable-seat', { text: seat.slice(0, 80), seats: [...view.open.seats] });
  }
  const request = requests.find(asked => asked.seat === seat);
  if (request === undefined) return problem('CO-2.2', 'not-asked', { waiting: [] });
  const rest = words.slice(1).join(' ');
  if (rest === WITHDRAWS) return { seat, request: request.id, choice: null };
  const word = verb(request.why, rest);
  const choice = shapes[request.ask.kind]?.read(word !== '' && rest.startsWith(`${word} `) ? rest.slice(word.length + 1) : rest);
  if (choice === undefined || rest === '') {
    return problem('CO-2.6', 'unreadable-choice', { text: rest.slice(0, 80), kind: request.ask.kind });
  }
  return { seat, request: request.id, choice: choice as G['choice'] };
}
