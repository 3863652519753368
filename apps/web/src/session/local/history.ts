import {
  Recorder,
  type Action,
  type Event,
  type Game,
  type GameRecord,
  type Problem,
  type Seat,
  type State,
} from '@corvo/core';
import type { Moment } from '../session.ts';
import type { SavedAction, SavedGame, SavedNote } from './saved.ts';

/** All states of one game from the set-up on, and what was heard on the way. */
export class History {
  readonly #game: Game;
  readonly #saved: Pick<SavedGame, 'options' | 'seats' | 'seed' | 'started'>;
  #states: State[] = [];
  #events: (readonly Event[])[] = [];
  #actions: SavedAction[] = [];

  constructor(game: Game, saved: Pick<SavedGame, 'options' | 'seats' | 'seed' | 'started'>) {
    this.#game = game;
    this.#saved = saved;
    const events: Event[] = [];
    const seats = saved.seats.map(({ seat }) => seat);
    this.#states.push(game.setup(saved.options, seats, saved.seed, event => events.push(event)));
    this.#events.push(events);
  }

  get n(): number {
    return this.#actions.length;
  }
  get state(): State {
    return this.#states[this.n] as State;
  }
  get actions(): readonly SavedAction[] {
    return this.#actions;
  }
  at(n: number): State | undefined {
    return this.#states[n];
  }

  /** The states after this action. */
  since(n: number): readonly State[] {
    return this.#states.slice(n + 1);
  }

  take(action: SavedAction): Problem | undefined {
    const step = this.#game.apply(this.state, action as Action);
    if (!step.ok) return step.problem;
    this.#states.push(step.state);
    this.#events.push(step.events);
    this.#actions.push(action);
    return undefined;
  }

  backTo(n: number): void {
    this.#states.length = n + 1;
    this.#events.length = n + 1;
    this.#actions.length = n;
  }

  /** Have these people seen since this moment what was hidden? Nobody forgets opened answers, or what only they were shown. */
  hasOpenedSince(n: number, people: readonly Seat[]): boolean {
    const isShown = ({ to }: Event): boolean => to !== 'all' && people.some(seat => to.includes(seat));
    return (
      this.#actions.some((action, index) => index >= n && this.#opens(index, action)) ||
      this.#events.slice(n + 1).some(events => events.some(isShown))
    );
  }

  /** Was this the sealed answer on which the others waited? */
  #opens(index: number, { seat, choice }: SavedAction): boolean {
    const waiting = this.#game.waiting((this.#states[index] as State).open);
    const isSealed = waiting.some(one => one.seat === seat && one.sealed);
    return isSealed && choice !== null && waiting.every(one => one.answered || one.seat === seat);
  }

  /** The log as this viewer may read it. */
  moments(viewer: Seat | null, noted: readonly SavedNote[]): Moment[] {
    const hears = (event: Event): boolean => event.to === 'all' || (viewer !== null && event.to.includes(viewer));
    return this.#events.map((events, n) => {
      const action = this.#actions[n - 1];
      const heard = events.filter(hears);
      const notes = noted.filter(({ after }) => after === n);
      if (action === undefined) return { n, seat: null, text: '', events: heard, notes, at: this.#saved.started };
      return { n, seat: action.seat, text: this.#textOf(n, action, viewer), events: heard, notes, at: action.at };
    });
  }

  /** The action in the notation; a sealed answer stays with the seat that gave it. */
  #textOf(n: number, action: SavedAction, viewer: Seat | null): string {
    const before = this.#states[n - 1] as State;
    const sealed = this.#game.waiting(before.open).some(({ seat, sealed: kept }) => seat === action.seat && kept);
    if (action.choice === null || (sealed && viewer !== action.seat)) return '';
    return this.#game.write(this.#game.view(before, action.seat), action as Action);
  }

  record(): GameRecord {
    const recorder = new Recorder(this.#game, this.#saved.options, this.#states[0] as State);
    for (const [index, action] of this.#actions.entries()) {
      recorder.add(this.#states[index] as State, action as Action, this.#states[index + 1] as State);
    }
    return recorder.finish(this.state);
  }
}
