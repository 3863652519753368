import type { Event, Game, OptionValues, Seat, State } from '@corvo/core';
import { deadlineFor, type Deadline } from './clock.ts';
import type { Answer, By, Entry } from './entry.ts';

/** How a table takes back (CO-7.11). */
export const TAKE_BACK = ['strict', 'fair', 'practice'] as const;
export type TakeBack = (typeof TAKE_BACK)[number];

export interface Terms {
  readonly takeBack: TakeBack;
  readonly clockSeconds: number | null; // for each decision
}

/** Who a seat belongs to, and who plays it. */
export interface Owner {
  readonly seat: Seat;
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null; // with a person: it stands in
  readonly resigned: boolean;
}

/** An action that counts: it was not taken back. */
export interface Mark {
  readonly n: number;
  readonly before: number; // the entry that made the state it was played on
  readonly move: number; // so many stand, with this one
  readonly answers: readonly { readonly seat: Seat; readonly by: By }[];
  readonly revealed: boolean;
  readonly link?: string; // where a server keeps the match: this action hashed onto the one before it
}

/** A wish to take back more than one may alone (CO-7.16). */
export interface Wish {
  readonly id: string;
  readonly by: Seat;
  readonly from: number; // the entry of the first action that would go
  readonly to: number; // back to the state after this entry
  readonly agreed: readonly Seat[];
  readonly waiting: readonly Seat[];
}

/** What decides how a match goes on and is not in its story: answers that nobody has seen, a vote, the clock. */
export interface Kept {
  readonly since: number; // the entry that made `base`: what came after it changed nothing in the game
  readonly sealed: readonly Answer[]; // given since and not revealed, one per seat at most
  readonly floor: number; // nobody goes back behind this entry
  readonly rewinds: number; // how often the table went back: older thoughts and clicks are void
  readonly redraws: number; // how often chance was drawn anew
  readonly drawn: number; // the entry with which it last was: the chance of before is known, so nobody gets there alone
  readonly wish: Wish | null;
  readonly wishes: number; // how many there were since the last entry
  readonly deadline: Deadline | null;
  readonly passing: { readonly n: number; readonly seat: Seat } | null; // the last entry, where the next may replace it
}

/** One game at one table: all that decides what may happen next. A value; every command is a function of it. */
export interface Match extends Kept {
  readonly game: Game;
  readonly terms: Terms;
  readonly owners: readonly Owner[];
  readonly seed: string;
  readonly n: number; // the last entry
  readonly base: State; // after that entry
  readonly state: State; // `base` with what lies sealed
  readonly line: readonly Mark[]; // the last of the actions that count
}

/** What a command came to. */
export interface Change {
  readonly match: Match;
  readonly entry: Entry | null; // null: the story gains nothing
  readonly voids: number | null; // what was played after this entry need not be kept
  readonly drops: number | null; // this entry says nothing any more: the new one replaces it
  readonly hears: 'all' | Seat | null; // who is told; null: nobody, it is as it was
}

/** How many actions one can look back on for taking back. */
export const LONGEST_LINE = 200;

/** What must be stored of a match beside its story. */
export function keptOf(match: Match): Kept {
  const { since, sealed, floor, rewinds, redraws, drawn, wish, wishes, deadline, passing } = match;
  return { since, sealed, floor, rewinds, redraws, drawn, wish, wishes, deadline, passing };
}

/** What there is of a match before its first state. */
export type Setting = Pick<Match, 'game' | 'owners' | 'seed' | 'terms'>;

/** A new game, and the first entry of its story. */
export function begin(setting: Setting, options: OptionValues, at: number): Change {
  const events: Event[] = [];
  const seats = setting.owners.map(({ seat }) => seat);
  const state = setting.game.setup(options, seats, setting.seed, event => events.push(event));
  return opened(matchOf(setting, state, at), events, at);
}

/** The first entry of a match that stands at its beginning. */
export function opened(match: Match, events: readonly Event[], at: number): Change {
  const entry = { ...aside(0, 'start', null, at), revealed: true, events };
  return { ...told(match), entry };
}

/** A match that stands at the beginning of its story. */
export function matchOf(setting: Setting, state: State, at: number): Match {
  const counts = { n: 0, since: 0, floor: 0, rewinds: 0, redraws: 0, drawn: 0, wishes: 0 };
  const nothing = { line: [], sealed: [], wish: null, passing: null };
  const deadline = deadlineFor({ ...setting, state, deadline: null }, at);
  return { ...setting, ...counts, ...nothing, base: state, state, deadline };
}

/** An entry that is no action, before it is filled. */
function aside(n: number, kind: Entry['kind'], seat: Seat | null, at: number): Entry {
  const empty = { answers: [], to: null, redrawn: null, about: {}, hash: '', events: [] };
  return { n, kind, seat, ...empty, revealed: kind !== 'undo', at };
}

/** A change without an entry. `hears: null`: nothing changed. */
export function told(match: Match, hears: Change['hears'] = 'all'): Change {
  return { match, entry: null, voids: null, drops: null, hears };
}

/** A change that everybody hears of: where the match goes on from, and what its entry says besides. */
export function entered(
  match: Match,
  kind: Entry['kind'],
  seat: Seat,
  at: number,
  next: Partial<Match>,
  more: Partial<Entry>,
): Change {
  const n = match.n + 1;
  const after = { ...match, passing: null, wishes: 0, ...next, n };
  const deadline = deadlineFor(after, at);
  const entry = { ...aside(n, kind, seat, at), ...more };
  return { ...told({ ...after, deadline }), entry };
}

/** Those who still owe an answer. */
export const waitedFor = ({ game, state }: Pick<Match, 'game' | 'state'>): Seat[] =>
  game
    .waiting(state.open)
    .filter(({ answered }) => !answered)
    .map(({ seat }) => seat);

/** How many actions stand. */
export const movesOf = ({ line }: Pick<Match, 'line'>): number => line.at(-1)?.move ?? 0;

/** The seats of a person who is still in the game. */
export const seatsOf = ({ owners }: Pick<Match, 'owners'>, person: string): Seat[] =>
  owners.filter(owner => owner.person === person && !owner.resigned).map(({ seat }) => seat);

export const ownerOf = ({ owners }: Pick<Match, 'owners'>, seat: Seat): Owner | undefined =>
  owners.find(owner => owner.seat === seat);

/** Does a person decide here now? */
export const isPlayed = ({ person, bot }: Owner): boolean => person !== null && bot === null;

export const isOver = ({ state }: Pick<Match, 'state'>): boolean => state.open.outcome !== null;
