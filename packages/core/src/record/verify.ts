import { playedUnder, playsAlike } from '../alike.ts';
import { canonicalJson, hashOf } from '../canonical.ts';
import type { Game, GameTypes, State } from '../contract.ts';
import { isPlainObject } from '../plain.ts';
import { canSeat } from '../players.ts';
import { isProblem, problem, type Problem } from '../problem.ts';
import { commitmentTo } from './commitment.ts';
import { damaged, notTrue } from './damage.ts';
import { linkOf, linkTexts } from './link.ts';
import { playRecorded, type GameRecord, type RecordedAction } from './record.ts';

/** What a replay came through: every state, the first one before any action. */
export interface Replay<G extends GameTypes = GameTypes> {
  readonly states: readonly State<G>[];
  readonly isHashed: boolean; // every hash was compared; not so for those of older rules, whose states looked otherwise
}

/** Line of a record file on which an action stands: the header is line 1. */
const lineOf = (action: number): number => action + 1;

/** The state before the first action, or undefined where these seats cannot sit at this table. */
function startOf<G extends GameTypes>(game: Game<G>, options: G['options'], record: GameRecord): State<G> | undefined {
  try {
    return game.setup(options, record.header.seats, record.end.seed);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Rebuilds a whole game from its record, offline, and checks everything it claims: that the seed is the one promised,
 * that every action is legal, that every state and the outcome are what the rules make of them. Where it was played
 * under an older number that plays alike, its hashes are those of states in an older shape: nothing else can be compared
 * than the seed, the legality and the notation of every action, and the outcome (CO-4.3).
 */
export function verifyRecord<G extends GameTypes>(game: Game<G>, record: GameRecord): Replay<G> | Problem {
  const { header, actions, end } = record;
  if (header.game !== game.id) return damaged(1, 'game');
  if (!playsAlike(game, header.rules))
    return problem('CO-4.3', 'other-rules', { line: 1, rules: header.rules, current: game.rules });
  const endLine = lineOf(actions.length + 1);
  if (!canSeat(game.players, header.seats.length)) return damaged(1, 'seats');
  const options = game.resolveOptions(header.options, header.seats.length);
  if (isProblem(options)) return damaged(1, 'options');
  const start = startOf(playedUnder(game, header.rules), options, record);
  if (start === undefined) return damaged(1, 'seats');
  const isHashed = header.rules === game.rules;
  const starts = !isHashed || hashOf(start) === header.start;
  if (commitmentTo(end.seed) !== header.commitment) {
    // Where the seed fits all the rest, it is the promise that was changed.
    return problem('CO-1.3', 'seed-not-promised', { line: starts && isHashed ? 1 : endLine });
  }
  if (!starts) return notTrue(1, 'start', hashOf(start));

  const states = [start];
  let state = start;
  let redraws = 0;
  let before = header.start; // what the next action is hashed onto
  let given: RecordedAction[] = []; // answers since, with this one: several where they lay sealed
  for (const [index, recorded] of actions.entries()) {
    const line = lineOf(index + 1);
    const { n, seat, request, choice, text, hash, link, redrawn } = recorded;
    if (n !== index + 1) return damaged(line, 'n');
    // Each drawing anew has its own number, and the numbers rise: nobody drew until it suited him.
    if (redrawn !== undefined && redrawn <= redraws) return damaged(line, 'redrawn');
    redraws = redrawn ?? redraws;
    const step = playRecorded(game, state, recorded);
    if (!step.ok) return illegal(line, step.problem);
    const written = game.write(game.view(state, seat), { seat, request, choice });
    if (written !== text) return notTrue(line, 'text', written);
    state = step.state;
    states.push(state);
    given.push(recorded);
    if (isHashed) {
      const mayBeEmpty = link !== undefined || (!step.revealed && isStillAsked(game, state, request));
      if (!(hash === '' && mayBeEmpty) && hashOf(state) !== hash) return notTrue(line, 'hash', hashOf(state));
      const made = link === undefined ? undefined : linkOf(before, linkTexts(given, step.events));
      if (made !== undefined && made !== link) return notTrue(line, 'link', made);
    }
    if (hash === '' && link === undefined) continue;
    before = link ?? hash;
    given = [];
  }
  const outcome = canonicalJson(state.open.outcome);
  return outcome === canonicalJson(end.outcome) ? { states, isHashed } : notTrue(endLine, 'outcome', outcome);
}

/** Does the question still wait for others? Then the answer to it lies sealed. */
const isStillAsked = <G extends GameTypes>(game: Game<G>, { open }: State<G>, request: number): boolean =>
  game.waiting(open).some(waiting => waiting.request === request && waiting.sealed);

/** The refusal of an action, with the line it stands on. */
function illegal(line: number, refused: Problem): Problem {
  const data = isPlainObject(refused.data) ? refused.data : {};
  return problem(refused.clause, 'illegal-in-record', { ...data, line, code: refused.code });
}
