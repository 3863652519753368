import type { Game, OptionValues, Plain, Problem, Rng, Seat, State } from '@corvo/core';
import type { Entry } from '../entry.ts';
import type { Match, Owner, Terms } from '../match.ts';
import type { Vote } from '../take-back.ts';

/** What a random table is to be. */
export interface Wish {
  readonly game: Game;
  readonly options: OptionValues;
  readonly owners: readonly Owner[]; // a host may know fewer people: those who share a device are one
  readonly terms: Terms;
  readonly seed: string;
}

/** An answer as somebody gives it: null withdraws a sealed one. */
interface Sent {
  readonly seat: Seat;
  readonly request: number;
  readonly choice: Plain | null;
  readonly rewinds: number;
}

/** Opens a table of some host as it is wished. */
export type Open = (wish: Wish) => Hosted | Promise<Hosted>;

type Refused = Promise<Problem | undefined>;

/**
 * One table of some host, reached as its people reach it. What people cannot do there is left out; everything else the
 * suite does and looks at in the same way, wherever the table is.
 */
export interface Hosted {
  readonly match: Match; // where it stands now
  start(): State; // where its story begins
  entries(): Promise<readonly Entry[]>; // as it is kept
  /** The seats for which this person can answer from where they sit. */
  seats(person: string): readonly Seat[];
  /** Lets bots, and whoever else plays by themselves, play until a person is waited for. Until then they do not. */
  settle(): Promise<void>;
  act(person: string, sent: Sent): Refused;
  takeBack(person: string): Refused; // withdraws, goes back alone, or asks the others
  vote?(person: string, vote: Vote): Refused;
  handOver?(person: string, seat: Seat, bot: string | null): Refused;
  resign?(person: string, seat: Seat): Refused;
  practise?(person: string): Refused;
  runLate?(): Promise<void>; // the clock runs out
  reopen?(): Promise<void>; // all memory is gone; what was stored is opened again
  record?(): Promise<string | undefined>; // as a file; undefined where there is none before the end
  close?(): Promise<void>;
  /** An answer that fits here, where one by lot would seldom do. */
  advice?(rng: Rng): Plain | undefined;
  /** Where it departs from the others. */
  readonly has: {
    readonly lateClicks: boolean; // may an answer come that was given to a question of before?
    readonly ownRefusals: boolean; // does it refuse what the rules would allow: a teacher, a curtain?
    readonly wholeMatch: boolean; // does opening it again bring back the match, or only its state?
  };
}
