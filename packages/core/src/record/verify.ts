import { canonicalJson, hashOf } from '../canonical.ts';
import type { Game, GameTypes, State } from '../contract.ts';
import { isProblem, problem, type Problem } from '../problem.ts';
import { commitmentTo } from './commitment.ts';
import type { GameRecord } from './record.ts';

/** What a replay came through: every state, the first one before any action. */
export interface Replay<G extends GameTypes = GameTypes> {
  readonly states: readonly State<G>[];
}

/** Line of a record file on which an action stands: the header is line 1. */
const lineOf = (action: number): number => action + 1;

/**
 * Rebuilds a whole game from its record, offline, and checks everything it claims: that the seed is the one promised,
 * that every action is legal, that every state and the outcome are what the rules make of them.
 */
export function verifyRecord<G extends GameTypes>(game: Game<G>, record: GameRecord): Replay<G> | Problem {
  const { header, actions, end } = record;
  const cheat = (line: number, expected: string): Problem => problem('CO-4.2', 'record-not-true', { line, expected });
  if (header.game !== game.id) return problem('CO-4.1', 'damaged-record', { line: 1, expected: `"game": "${game.id}"` });
  if (header.rules !== game.rules) return problem('CO-4.3', 'other-rules', { line: 1, rules: header.rules, current: game.rules });
  const endLine = lineOf(actions.length + 1);
  if (commitmentTo(end.seed) !== header.commitment) return cheat(endLine, 'the seed that the commitment promised');
  if (header.seats.length < game.players.min || header.seats.length > game.players.max) {
    return problem('CO-4.1', 'damaged-record', { line: 1, expected: `${game.players.min} to ${game.players.max} seats` });
  }
  const options = game.resolveOptions(header.options, header.seats.length);
  if (isProblem(options)) return problem('CO-4.1', 'damaged-record', { line: 1, expected: '"options" that can be played' });
  let state = game.setup(options, header.seats, end.seed);
  const states = [state];
  if (hashOf(state) !== header.start) return cheat(1, `"start": "${hashOf(state)}"`);
  for (const action of actions) {
    const step = game.apply(state, { seat: action.seat, request: action.request, choice: action.choice });
    if (!step.ok) {
      return problem(step.problem.clause, 'illegal-in-record', { line: lineOf(action.n), code: step.problem.code });
    }
    state = step.state;
    states.push(state);
    if (hashOf(state) !== action.hash) return cheat(lineOf(action.n), `"hash": "${hashOf(state)}"`);
  }
  if (canonicalJson(state.open.outcome) !== canonicalJson(end.outcome)) {
    return cheat(endLine, `"outcome": ${canonicalJson(state.open.outcome)}`);
  }
  return { states };
}
