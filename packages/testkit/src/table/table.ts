import {
  isProblem,
  type Event,
  type Game,
  type GameTypes,
  type OptionValue,
  type Outcome,
  type Plain,
} from '@corvo/core';
import type { Problem, Request, Seat, State, View, Waiting } from '@corvo/core';
import { cut, short } from '../values/difference.ts';
import { countDecisions } from '../walk/count.ts';
import { offeredTo } from './notation.ts';

/** How a test lays its table: who sits there, which options, and a seed where no position is given. */
export interface Laid {
  readonly seats?: readonly Seat[];
  readonly players?: number; // instead of seats: the game's own names
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly seed?: string;
}

const say = (problem: Problem): string =>
  `${problem.code} (${problem.clause})${problem.data === undefined ? '' : ` ${short(problem.data)}`}`;

/** A table that reads like a rulebook's example: lay it, play it in the notation, look at it. */
export class TestTable<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  #state: State<G>;
  #events: readonly Event[];
  #revealed = false;
  readonly #counted = countDecisions();

  constructor(game: Game<G>, state: State<G>, events: readonly Event[] = []) {
    this.game = game;
    this.#state = state;
    this.#events = events;
  }

  get state(): State<G> {
    return this.#state;
  }

  /** What the last play told; before the first one, what the set-up told. */
  get events(): readonly Event[] {
    return this.#events;
  }

  /** Did the last play bring something hidden out? */
  get revealed(): boolean {
    return this.#revealed;
  }

  get waiting(): readonly Waiting[] {
    return this.game.waiting(this.#state.open);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.#state.open);
  }

  get figures(): Readonly<Record<string, Plain>> {
    return this.game.table.figures(this.#state.open);
  }

  /** One named figure; fails when the game has no such figure, so that a typo cannot pass. */
  figure(name: string): Plain {
    const { figures } = this;
    if (!Object.hasOwn(figures, name))
      throw new Error(`no figure is called "${name}"; there are ${Object.keys(figures).join(', ')}`);
    return figures[name] as Plain;
  }

  /** The data of the events of one type that the last play told. */
  told(type: string): readonly Plain[] {
    return this.#events.filter(event => event.type === type).map(event => event.data);
  }

  view(seat: Seat | null): View<G> {
    return this.game.view(this.#state, seat);
  }

  request(seat: Seat): Request<G> | undefined {
    return this.game.requests(this.view(seat))[0];
  }

  /** What a seat may choose now, in the notation without seat and verb; undefined where it is asked nothing. */
  offered(seat: Seat): readonly string[] | undefined {
    if (this.request(seat) === undefined) return undefined;
    const offered = offeredTo(this.game, this.view(seat), seat);
    if (offered === undefined) throw new Error(`${seat} has more choices than can be listed`);
    return offered;
  }

  /** Plays a line such as `ada declares east stark`, or answers why it is refused. */
  attempt(line: string): Problem | undefined {
    const action = this.#read(line);
    if (isProblem(action)) return action;
    const step = this.game.apply(this.#state, action);
    if (!step.ok) return step.problem;
    this.#counted();
    this.#state = step.state;
    this.#events = step.events;
    this.#revealed = step.revealed;
    return undefined;
  }

  /** Plays lines, one after another; fails where one is refused, and says what could have been played. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const problem = this.attempt(line);
      if (problem !== undefined) throw new Error(`"${line}" was refused: ${say(problem)}\n${this.#hint(line)}`);
    }
    return this;
  }

  /** Why an action would be refused; fails when it would be taken. The table stays as it is. */
  refusal(line: string): Problem {
    const action = this.#read(line);
    if (isProblem(action)) return action;
    const step = this.game.apply(this.#state, action);
    if (step.ok) throw new Error(`"${line}" was not refused`);
    return step.problem;
  }

  #read(line: string): ReturnType<Game<G>['read']> {
    return this.game.read(this.view(line.trim().split(/\s+/)[0] ?? ''), line);
  }

  #hint(line: string): string {
    const waiting = this.waiting.filter(entry => !entry.answered).map(entry => entry.seat);
    const seat = waiting.find(name => line.trim().startsWith(`${name} `)) ?? waiting[0];
    if (seat === undefined) return 'the game is over';
    const offered = offeredTo(this.game, this.view(seat), seat);
    const choices = offered === undefined ? '' : `; ${seat} may choose: ${cut(offered.join(' | '), 400)}`;
    return `it is for ${waiting.join(', ')} to decide${choices}`;
  }
}

/** Lays a table for a test, from a position as text or, without one, as set-up deals it. */
export function table<G extends GameTypes>(game: Game<G>, laid: Laid = {}, position?: string): TestTable<G> {
  const seats = laid.seats ?? game.seats(laid.players ?? game.players.min);
  const options = game.resolveOptions(laid.options ?? {}, seats.length);
  if (isProblem(options)) throw new Error(`these options are refused: ${say(options)}`);
  if (position === undefined) {
    const events: Event[] = [];
    const state = game.setup(options, seats, laid.seed ?? 'test', event => events.push(event));
    return new TestTable(game, state, events);
  }
  const lines = position.split('\n').filter(line => line.trim() !== '');
  const state = game.table.read(lines, options, seats);
  if (isProblem(state)) {
    const numbered = lines.map((line, index) => `${String(index + 1).padStart(4)}  ${line.trim()}`);
    throw new Error([`this position is refused: ${say(state)}`, ...numbered].join('\n'));
  }
  return new TestTable(game, state);
}
