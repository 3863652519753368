import { isProblem, type Action, type Event, type Game, type GameTypes, type Outcome, type Plain, type Problem } from '@corvo/core';
import type { Request, Seat, State, View, Waiting } from '@corvo/core';

/** How a test lays its table: who sits there, which options, and a position or a seed. */
export interface Laid {
  readonly seats?: readonly Seat[];
  readonly players?: number;
  readonly options?: { readonly [id: string]: Plain };
  readonly seed?: string;
}

/** A table that reads like a rulebook's example: lay it, play it in the notation, look at it. */
export class TestTable<G extends GameTypes> {
  readonly game: Game<G>;
  state: State<G>;
  /** What the last play told. */
  events: readonly Event[] = [];
  /** Did the last play settle what came before? */
  settled = false;

  constructor(game: Game<G>, state: State<G>) {
    this.game = game;
    this.state = state;
  }

  /** Plays actions in the notation; fails with the reason when one is refused. */
  play(...texts: readonly string[]): this {
    for (const text of texts) {
      const refused = this.#try(text);
      if (refused !== undefined) throw new Error(`"${text}" was refused: ${JSON.stringify(refused)}`);
    }
    return this;
  }

  /** Why an action would be refused; fails when it would be taken. The table stays as it is. */
  refusal(text: string): Problem {
    const before = this.state;
    const refused = this.#try(text);
    this.state = before;
    if (refused === undefined) throw new Error(`"${text}" was not refused`);
    return refused;
  }

  /** What a seat may choose now, in the notation without seat and verb; undefined where it is asked nothing. */
  offered(seat: Seat): string[] | undefined {
    const request = this.request(seat);
    if (request === undefined) return undefined;
    const view = this.view(seat);
    const choices = this.game.list(view, request, 10_000);
    return choices?.map(choice => {
      const text = this.game.write(view, { seat, request: request.id, choice });
      return text.slice(seat.length + 1);
    });
  }

  request(seat: Seat): Request<G> | undefined {
    return this.game.requests(this.view(seat))[0];
  }

  view(seat: Seat | null): View<G> {
    return this.game.view(this.state, seat);
  }

  get waiting(): readonly Waiting[] {
    return this.game.waiting(this.state.open);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state.open);
  }

  get figures(): Readonly<Record<string, Plain>> {
    return this.game.table.figures(this.state.open);
  }

  /** One named figure; fails when the game has no such figure, so that a typo cannot pass. */
  figure(name: string): Plain {
    const found = this.figures[name];
    if (found === undefined) throw new Error(`no figure is called "${name}"`);
    return found;
  }

  /** The data of the events of one type that the last play told. */
  told(type: string): Plain[] {
    return this.events.filter(event => event.type === type).map(event => event.data);
  }

  #try(text: string): Problem | undefined {
    const seat = text.trim().split(/\s+/)[0] ?? '';
    const action: Action<G> | Problem = this.game.read(this.view(seat), text);
    if (isProblem(action)) return action;
    const step = this.game.apply(this.state, action);
    if (!step.ok) return step.problem;
    this.state = step.state;
    this.events = step.events;
    this.settled = step.settled;
    return undefined;
  }
}

/** Lays a table for a test, from a position as text or, without one, as set-up deals it. */
export function table<G extends GameTypes>(game: Game<G>, laid: Laid, position?: string): TestTable<G> {
  const seats = laid.seats ?? game.seats(laid.players ?? game.players.min);
  const options = game.resolveOptions(laid.options ?? {}, seats.length);
  if (isProblem(options)) throw new Error(`the options are refused: ${JSON.stringify(options)}`);
  if (position === undefined) return new TestTable(game, game.setup(options, seats, laid.seed ?? 'test'));
  const lines = position.split('\n').filter(line => line.trim() !== '');
  const state = game.table.read(lines, options, seats);
  if (isProblem(state)) throw new Error(`the position is refused: ${JSON.stringify(state)}`);
  return new TestTable(game, state);
}
