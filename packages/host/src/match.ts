import type { Game, Seat, State } from '@corvo/core';
import type { Clocks, ClockTerms, Clockwork, Pause, Resting } from './clocks/index.ts';
import type { Answer } from './entry.ts';
import type { LeftInstructions } from './instructions/index.ts';
import type { Motion } from './motions/index.ts';

/** How a table takes back (CO-7.11). */
export const TAKE_BACK = ['strict', 'fair', 'practice'] as const;
export type TakeBack = (typeof TAKE_BACK)[number];

export interface Terms {
  readonly takeBack: TakeBack;
  readonly clock: ClockTerms | null; // null: nobody is pressed
}

/** Who a seat belongs to, and who plays it. */
export interface Owner {
  readonly seat: Seat;
  readonly person: string | null;
  readonly name: string;
  readonly bot: string | null; // with a person: it stands in
  readonly resigned: boolean;
  readonly late?: true; // the bot came when the time had run out: it goes when the person is back
  readonly offered?: true; // the table has voted that another may have this seat (CO-7.24)
  readonly before?: readonly Former[]; // whose seat it was, the first of them first
}

/** Somebody whose seat another person has taken over. */
export interface Former {
  readonly person: string;
  readonly name: string;
  readonly n: number; // the entry with which the seat changed hands
  readonly heard: Readonly<Record<string, number>>; // by channel, the last line that was said in private until then
}

/** An action that counts: it was not taken back. */
export interface Mark {
  readonly n: number;
  readonly before: number; // the entry that made the state it was played on
  readonly move: number; // so many stand, with this one
  readonly answers: readonly Pick<Answer, 'seat' | 'by'>[];
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

/** An entry about who plays a seat. */
interface Passing {
  readonly n: number;
  readonly seat: Seat;
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
  readonly wishes: number; // how many there were since a question first came that is newer than `wished`
  readonly wished: number; // the newest question there was when somebody wished
  readonly backs: number; // how often the table agreed to go back
  readonly clocks: Clocks;
  readonly paused: Pause | null; // while clocks stand
  readonly motion: Motion | null; // what the table is voting on
  readonly instructions: LeftInstructions; // what people have answered for them, each known to themselves alone
  readonly moved: { readonly newest: number; readonly count: number }; // how much was put to the vote since this question
  readonly practised: { readonly after: number; readonly before: TakeBack } | null; // after which entry it became a practice game
  readonly passing: readonly Passing[]; // what the next of the same seat may replace, if nothing counts after it
}

/** One game at one table: all that decides what may happen next. A value; every command is a function of it. */
export interface Match extends Kept {
  readonly game: Game;
  readonly clockwork: Clockwork | null; // null: nobody is ever pressed here
  readonly resting?: Resting | undefined; // where clocks stand while people rest
  readonly terms: Terms;
  readonly owners: readonly Owner[];
  readonly seed: string;
  readonly n: number; // the last entry
  readonly base: State; // after that entry
  readonly state: State; // `base` with what lies sealed
  readonly line: readonly Mark[]; // the last of the actions that count
}

/** How many actions one can look back on for taking back. */
export const LONGEST_LINE = 200;

/** What must be stored of a match beside its story. */
export function keptOf(match: Match): Kept {
  const { since, sealed, floor, rewinds, redraws, drawn, wish, wishes, wished, backs } = match;
  const { clocks, paused, motion, instructions, moved, practised, passing } = match;
  const counts = { since, floor, rewinds, redraws, drawn, wishes, wished, backs };
  return { ...counts, sealed, wish, clocks, paused, motion, instructions, moved, practised, passing };
}

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
