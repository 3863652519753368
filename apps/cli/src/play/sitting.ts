import { isProblem, writeRecord } from '@corvo/core';
import type { Event, Game, OptionValues, Plain, Problem, Request, Seat, State, View } from '@corvo/core';
import {
  act,
  begin,
  botsToThink,
  goBack,
  isPlayed,
  lineOf,
  MemoryStory,
  ownerOf,
  practise,
  recordOfStory,
  resign,
  waitedFor,
  wayBack,
  type By,
  type Entry,
  type Match,
  type TakeBack,
  type Thinking,
} from '@corvo/host';

/** A seat that owes an answer, with all it may know. */
export interface Asked {
  readonly seat: Seat;
  readonly view: View;
  readonly request: Request;
}

/** Who sits at the table, and how moves are taken back there. */
export interface Company {
  readonly mine: Seat;
  readonly bots: ReadonlyMap<Seat, string>; // the others; who is not named is of the simplest kind
  readonly takeBack: TakeBack;
}

/** How a wish to take back ended. */
type Undone = 'undone' | 'nothing-to-undo' | 'seen-too-much' | 'never-back';
const isUndone = (code: string): code is Undone => ['nothing-to-undo', 'seen-too-much', 'never-back'].includes(code);

/** Whoever sits at this terminal. */
const PERSON = 'person';
/** Nobody is pressed here, and nothing is told by the hour. */
const NOW = 0;

/** One game at this terminal: a match, and the words for what it allows. */
export class Sitting {
  readonly game: Game;
  readonly seed: string;
  readonly first: readonly Event[]; // what the set-up told
  readonly #options: OptionValues;
  readonly #story: MemoryStory;

  constructor(game: Game, options: OptionValues, players: number, seed: string, company?: Company) {
    this.game = game;
    this.seed = seed;
    this.#options = options;
    const seats = game.seats(players);
    const { mine, bots, takeBack } = company ?? { mine: seats[0], bots: new Map<Seat, string>(), takeBack: 'fair' };
    const owners = seats.map(seat => {
      const isMine = seat === mine;
      const bot = isMine ? null : (bots.get(seat) ?? 'random');
      return { seat, person: isMine ? PERSON : null, name: seat, bot, resigned: false };
    });
    const start = begin({ game, clockwork: null, owners, seed, terms: { takeBack, clock: null } }, options, NOW);
    this.first = start.entry?.events ?? [];
    this.#story = MemoryStory.from(start);
  }

  get match(): Match {
    return this.#story.match;
  }

  get entries(): readonly Entry[] {
    return this.#story.entries;
  }

  get seats(): readonly Seat[] {
    return this.open.seats;
  }

  get open(): State['open'] {
    return this.match.state.open;
  }

  /** How many answers stand. */
  get actions(): number {
    const { entries, match } = this;
    return lineOf(entries).counted.flatMap(({ entry }) => entry.answers).length + match.sealed.length;
  }

  view(seat: Seat | null): View {
    return this.game.view(this.match.state, seat);
  }

  /** The bots that are to think now. */
  thinking(): readonly Thinking[] {
    return botsToThink(this.match);
  }

  /** What the person owes an answer to; undefined while bots think, or once a bot plays that seat. */
  asked(): Asked | undefined {
    const { match } = this;
    const seat = waitedFor(match).find(one => isPlayed(ownerOf(match, one)!));
    if (seat === undefined) return undefined;
    const view = this.view(seat);
    const [request] = this.game.requests(view);
    if (request === undefined) throw new Error(`${seat} is waited for but asked nothing`);
    return { seat, view, request };
  }

  /** Answers a request; what happened, or why not. */
  take({ seat, request }: Asked, choice: Plain, by: By): readonly Event[] | Problem {
    const change = act(this.match, { seat, request: request.id, choice, by }, NOW);
    if (isProblem(change)) return change;
    this.#story.take(change);
    return change.entry?.events ?? [];
  }

  /** Takes back as the table allows (CO-1.8, CO-7.11, CO-7.17). */
  back(): Undone {
    const { match } = this;
    const way = wayBack(match, PERSON);
    if (isProblem(way)) return isUndone(way.code) ? way.code : 'nothing-to-undo';
    if (way.kind === 'withdraw') {
      const change = act(match, { ...way, choice: null, by: 'person' }, NOW);
      if (isProblem(change)) throw new Error(`a sealed answer cannot be withdrawn: ${change.code}`);
      this.#story.take(change);
      return 'undone';
    }
    const before = this.#story.stateAt(way.to);
    if (before === undefined) throw new Error(`no state after entry ${way.to}`);
    this.#story.take(goBack(match, { seat: way.seat, to: way.to, agreed: null }, before, NOW));
    return 'undone';
  }

  /** Makes this a practice game, for good. */
  practise(): void {
    const change = practise(this.match, PERSON);
    if (!isProblem(change)) this.#story.take(change);
  }

  /** The person gives the game up: it is over, or this bot plays on. */
  resign(bot: string): void {
    const { match } = this;
    const seat = match.owners.find(({ person }) => person === PERSON)?.seat ?? '';
    const change = resign(match, seat, bot, NOW);
    if (isProblem(change)) throw new Error(`nobody can resign: ${change.code}`);
    this.#story.take(change);
  }

  /** The game so far, as a file. */
  record(): string {
    return writeRecord(recordOfStory(this.#story, this.#options));
  }
}
