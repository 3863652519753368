import type { ShapeTable } from '../asks/index.ts';
import type { Action, GameTypes, Request, View } from '../contract.ts';
import { problem, type Problem } from '../problem.ts';

/** The word between the seat and a choice, such as `declares`; empty where the choice speaks for itself. */
export type Verb = (choice: string) => string;

const WITHDRAWS = 'withdraws';
const LONGEST_VERB = 4; // words

/** `ada declares north stark`: the seat, the verb of the question, the choice. */
export function writeAction<G extends GameTypes>(
  shapes: ShapeTable,
  verb: Verb,
  request: Request<G>,
  action: Action<G>,
): string {
  if (action.choice === null) return `${action.seat} ${WITHDRAWS}`;
  const choice = shapes[request.ask.kind]?.write(action.choice) ?? '';
  const word = verb(choice);
  return word === '' ? `${action.seat} ${choice}` : `${action.seat} ${word} ${choice}`;
}

/** The verb may depend on the choice, so each way to part the two is tried against it. */
function withoutVerb(verb: Verb, words: readonly string[]): string {
  for (let length = 1; length <= LONGEST_VERB && length < words.length; length++) {
    const choice = words.slice(length).join(' ');
    if (verb(choice) === words.slice(0, length).join(' ')) return choice;
  }
  return words.join(' ');
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
  if (view.open.outcome !== null) return problem('CO-2.1', 'game-over');
  if (view.seat !== seat) return problem('CO-2.2', 'not-your-seat');
  const request = requests.find(asked => asked.seat === seat);
  if (request === undefined)
    return problem('CO-2.2', 'not-asked', { waiting: [...(view.open.frames.at(-1)?.waiting ?? [])] });
  const rest = words.slice(1).join(' ');
  if (rest === WITHDRAWS) return { seat, request: request.id, choice: null };
  const choice = rest === '' ? undefined : shapes[request.ask.kind]?.read(withoutVerb(verb, words.slice(1)));
  if (choice === undefined) {
    return problem('CO-2.6', 'unreadable-choice', { text: rest.slice(0, 80), kind: request.ask.kind });
  }
  return { seat, request: request.id, choice: choice as G['choice'] };
}
