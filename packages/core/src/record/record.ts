import { hashOf } from '../canonical.ts';
import type { Action, Game, GameTypes, Outcome, Seat, State, Transition } from '../contract.ts';
import type { OptionValues } from '../options.ts';
import { clonePlain, type Plain } from '../plain.ts';

/**
 * The first format had the hash of a state at every action, and no chance drawn anew; the second, no actions hashed onto
 * each other. Both are still read.
 */
export const RECORD_FORMATS = ['corvo-record/1', 'corvo-record/2', 'corvo-record/3'] as const;
export const RECORD_FORMAT = RECORD_FORMATS[2];

/** A whole game as it was played: enough to rebuild every state, and to prove that chance was fair. */
export interface GameRecord {
  readonly header: RecordHeader;
  readonly actions: readonly RecordedAction[];
  readonly end: RecordEnd;
}
export interface RecordHeader {
  readonly format: (typeof RECORD_FORMATS)[number];
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: readonly Seat[];
  readonly commitment: string;
  readonly start: string; // hash of the state before the first action
}
export interface RecordedAction {
  readonly n: number; // from 1
  readonly seat: Seat;
  readonly request: number;
  readonly choice: Plain;
  readonly text: string; // the same in the notation, for people
  readonly hash: string; // of the state after it; may be empty with a link, and where it lay sealed and opened nothing
  readonly link?: string; // this action hashed onto the one before it
  readonly redrawn?: number; // before it chance was drawn anew, for the so-manieth time: the table had gone back
}
export interface RecordEnd {
  readonly end: true;
  readonly seed: string;
  readonly outcome: Outcome | null; // null: the game was broken off
}

/** Plays one action of a record, after drawing chance anew where the record says so. */
export function playRecorded<G extends GameTypes>(
  game: Game<G>,
  state: State<G>,
  { seat, request, choice, redrawn }: Pick<RecordedAction, 'seat' | 'request' | 'choice' | 'redrawn'>,
): Transition<G> {
  const before = redrawn === undefined ? state : game.redraw(state, redrawn);
  return game.apply(before, { seat, request, choice });
}

/** Writes a record while the game goes on. Its hashes would tell secrets, so nobody sees it before the end. */
export class Recorder<G extends GameTypes = GameTypes> {
  readonly #header: RecordHeader;
  readonly #actions: RecordedAction[] = [];
  readonly #game: Game<G>;

  constructor(game: Game<G>, options: G['options'], start: State<G>) {
    this.#game = game;
    this.#header = {
      format: RECORD_FORMAT,
      game: game.id,
      rules: game.rules,
      options: clonePlain(options),
      seats: [...start.open.seats],
      commitment: start.open.chance.commitment,
      start: hashOf(start),
    };
  }

  /** Adds an action that led from one state to the next; `redrawn` where chance had just been drawn anew. */
  add(before: State<G>, action: Action<G>, after: State<G>, redrawn?: number): void {
    this.#actions.push({
      n: this.#actions.length + 1,
      seat: action.seat,
      request: action.request,
      choice: clonePlain(action.choice),
      text: this.#game.write(this.#game.view(before, action.seat), action),
      hash: hashOf(after),
      ...(redrawn === undefined ? {} : { redrawn }),
    });
  }

  /** Forgets the last actions; for tables that agree to take something back. */
  forget(actions: number): void {
    this.#actions.length = Math.max(0, this.#actions.length - actions);
  }

  get length(): number {
    return this.#actions.length;
  }

  finish(last: State<G>): GameRecord {
    return {
      header: this.#header,
      actions: [...this.#actions],
      end: { end: true, seed: last.hidden.seed, outcome: clonePlain(last.open.outcome) },
    };
  }
}

/** One JSON object per line: the header, the actions, the end. */
export function writeRecord(record: GameRecord): string {
  return [record.header, ...record.actions, record.end].map(line => `${JSON.stringify(line)}\n`).join('');
}
