import {
  Recorder,
  writeRecord,
  type Action,
  type Event,
  type Game,
  type OptionValues,
  type Plain,
  type Problem,
  type Request,
  type Seat,
  type State,
  type View,
} from '@corvo/core';

/** A seat that owes an answer, with all it may know. */
export interface Asked {
  readonly seat: Seat;
  readonly view: View;
  readonly request: Request;
}

/** One game at one table: its state, its record, and the way back. */
export class Sitting {
  readonly game: Game;
  readonly seed: string;
  readonly first: readonly Event[]; // what the set-up told
  #state: State;
  readonly #recorder: Recorder;
  #reveals = 0; // how often sealed answers were opened
  readonly #marks: { readonly state: State; readonly actions: number; readonly reveals: number }[] = [];

  constructor(game: Game, options: OptionValues, players: number, seed: string) {
    this.game = game;
    this.seed = seed;
    const told: Event[] = [];
    this.#state = game.setup(options, game.seats(players), seed, event => told.push(event));
    this.first = told;
    this.#recorder = new Recorder(game, options, this.#state);
  }

  get seats(): readonly Seat[] {
    return this.#state.open.seats;
  }

  get open(): State['open'] {
    return this.#state.open;
  }

  /** How many actions there have been. */
  get actions(): number {
    return this.#recorder.length;
  }

  view(seat: Seat | null): View {
    return this.game.view(this.#state, seat);
  }

  /** Everybody who still owes an answer. */
  asked(): Asked[] {
    return this.game
      .waiting(this.#state.open)
      .filter(waiting => !waiting.answered)
      .map(({ seat }) => {
        const view = this.view(seat);
        const [request] = this.game.requests(view);
        if (request === undefined) throw new Error(`${seat} is waited for but asked nothing`);
        return { seat, view, request };
      });
  }

  /** Answers a request; what happened, or why not. */
  take({ seat, request }: Asked, choice: Plain): readonly Event[] | Problem {
    const action: Action = { seat, request: request.id, choice };
    const step = this.game.apply(this.#state, action);
    if (!step.ok) return step.problem;
    const owing = this.game.waiting(this.#state.open).filter(({ answered }) => !answered);
    if (request.sealed && choice !== null && owing.every(waiting => waiting.seat === seat)) this.#reveals++;
    this.#recorder.add(this.#state, action, step.state);
    this.#state = step.state;
    return step.events;
  }

  /** Remembers this moment, so that the person who decides now can come back to it. */
  mark(): void {
    this.#marks.push({ state: this.#state, actions: this.#recorder.length, reveals: this.#reveals });
  }

  /** Goes back to the last mark, unless there is none or sealed answers were opened since: nobody forgets those. */
  back(): 'undone' | 'nothing-to-undo' | 'seen-too-much' {
    const mark = this.#marks.at(-1);
    if (mark === undefined) return 'nothing-to-undo';
    if (this.#reveals > mark.reveals) return 'seen-too-much';
    this.#marks.pop();
    this.#recorder.forget(this.#recorder.length - mark.actions);
    this.#state = mark.state;
    return 'undone';
  }

  /** The game so far, as a file. */
  record(): string {
    return writeRecord(this.#recorder.finish(this.#state));
  }
}
