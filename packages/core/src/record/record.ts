import { hashOf } from '../canonical.ts';
import type { Action, Game, GameTypes, Outcome, Seat, State } from '../contract.ts';
import type { OptionValues } from '../options.ts';
import { clonePlain, type Plain } from '../plain.ts';

export const RECORD_FORMAT = 'corvo-record/1';

/** A whole game as it was played: enough to rebuild every state, and to prove that chance was fair. */
export interface GameRecord {
  readonly header: RecordHeader;
  readonly actions: readonly RecordedAction[];
  readonly end: RecordEnd;
}
export interface RecordHeader {
  readonly format: typeof RECORD_FORMAT;
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
  readonly hash: string; // of the state after it
}
export interface RecordEnd {
  readonly end: true;
  readonly seed: string;
  readonly outcome: Outcome | null; // null: the game was broken off
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

  /** Adds an action that led from one state to the next. */
  add(before: State<G>, action: Action<G>, after: State<G>): void {
    this.#actions.push({
      n: this.#actions.length + 1,
      seat: action.seat,
      request: action.request,
      choice: clonePlain(action.choice),
      text: this.#game.write(this.#game.view(before, action.seat), action),
      hash: hashOf(after),
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
