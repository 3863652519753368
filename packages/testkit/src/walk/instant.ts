import { canonicalJson, type Game, type Request, type Seat, type State, type View, type Waiting } from '@corvo/core';
import type { Kit } from './kit.ts';
import type { Effort } from './property.ts';
import type { Start } from './violation.ts';

/** One point of a game, with what the properties ask of it worked out at most once. */
export class Instant {
  readonly kit: Kit;
  readonly start: Start;
  readonly state: State;
  readonly n: number; // actions before it
  readonly effort: Effort;
  #text: string | undefined;
  #pieces: Readonly<Record<string, number>> | undefined;
  #waiting: readonly Waiting[] | undefined;
  readonly #views = new Map<Seat | null, View>();
  readonly #requests = new Map<Seat | null, readonly Request[]>();

  constructor(kit: Kit, start: Start, state: State, n: number, effort: Effort) {
    this.kit = kit;
    this.start = start;
    this.state = state;
    this.n = n;
    this.effort = effort;
  }

  get game(): Game {
    return this.kit.game;
  }

  get seats(): readonly Seat[] {
    return this.start.seats;
  }

  /** All who look at the table: every seat, and a spectator. */
  get viewers(): readonly (Seat | null)[] {
    return [...this.start.seats, null];
  }

  /** The canonical text of the state: two states are the same when their texts are. */
  get text(): string {
    return (this.#text ??= canonicalJson(this.state));
  }

  get waiting(): readonly Waiting[] {
    return (this.#waiting ??= this.game.waiting(this.state.open));
  }

  /** Seats that still owe an answer. */
  get unanswered(): readonly Seat[] {
    return this.waiting.filter(entry => !entry.answered).map(entry => entry.seat);
  }

  /** The pieces of the game, wherever they lie, where the kit can count them. */
  get pieces(): Readonly<Record<string, number>> | undefined {
    return (this.#pieces ??= this.kit.pieces?.(this.state));
  }

  get over(): boolean {
    return this.state.open.outcome !== null;
  }

  view(seat: Seat | null): View {
    let view = this.#views.get(seat);
    if (view === undefined) this.#views.set(seat, (view = this.game.view(this.state, seat)));
    return view;
  }

  requests(seat: Seat | null): readonly Request[] {
    let asked = this.#requests.get(seat);
    if (asked === undefined) this.#requests.set(seat, (asked = this.game.requests(this.view(seat))));
    return asked;
  }

  request(seat: Seat): Request | undefined {
    return this.requests(seat)[0];
  }

  /** So many times when the effort is quick, so many when it is thorough. */
  times(quick: number, thorough: number): number {
    return this.effort === 'quick' ? quick : thorough;
  }

  /** The same point with another state in it. */
  with(state: State): Instant {
    return new Instant(this.kit, this.start, state, this.n, this.effort);
  }
}
