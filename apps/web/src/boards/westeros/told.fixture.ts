import {
  isProblem,
  pick,
  rngFromText,
  type Game,
  type OptionValues,
  type Rng,
  type Seat,
  type State,
  type View,
} from '@corvo/core';
import { act, begin, isOver, MemoryStory, momentFor, waitedFor } from '@corvo/host';
import { firstEdition } from '@corvo/first-edition';
import { secondEdition } from '@corvo/second-edition';
import type { WesterosOpen } from '@corvo/westeros';
import type { Moment } from '../../session/session.ts';
import { makeWords, type Words } from '../../kit/words.ts';
import { lines } from './log.ts';
import type { BoardKit } from '../../kit/kit.ts';
import { genericKit } from '../generic/kit.tsx';
import { areasIn, clausesOf } from './named.ts';

export const EDITIONS: readonly (readonly [name: string, game: Game, players: number])[] = [
  ['first edition', firstEdition as Game, 5],
  ['second edition', secondEdition as Game, 6],
];

/** The part of the kit that tells; the map is not needed for it. */
export const tellingKit: BoardKit = { ...genericKit, lines, placesOf: areasIn, clausesOf, logByHouse: true };

export const wordsOf = (game: Game): Words => makeWords('en', key => key, game, []);

/** A game played by chance, heard by whoever asks. */
export class ToldGame {
  readonly game: Game;
  readonly seats: readonly Seat[];
  #story: MemoryStory;
  readonly #rng: Rng;

  constructor(game: Game, players: number, seed: string) {
    this.game = game;
    const options = game.resolveOptions({}, players) as OptionValues;
    this.seats = game.seats(players);
    const owners = this.seats.map(seat => ({ seat, name: seat, person: seat, bot: null, resigned: false }));
    this.#story = MemoryStory.from(
      begin({ game, clockwork: null, owners, seed, terms: { takeBack: 'fair', clock: null } }, options, 0),
    );
    this.#rng = rngFromText(seed);
  }

  get state(): State {
    return this.#story.match.state;
  }

  /** The last entry of its story. */
  get n(): number {
    return this.#story.match.n;
  }

  get isOver(): boolean {
    return isOver(this.#story.match);
  }

  /** Who has still to decide. */
  waiting(): readonly Seat[] {
    return waitedFor(this.#story.match);
  }

  /** A choice that this seat might make. */
  sample(seat: Seat, rng: Rng = this.#rng) {
    const view = this.game.view(this.state, seat);
    const [request] = this.game.requests(view);
    if (request === undefined) throw new Error(`${seat} is asked nothing`);
    return { seat, request: request.id, choice: this.game.sample(view, request, rng) };
  }

  take(action: ReturnType<ToldGame['sample']>): void {
    const change = act(this.#story.match, { ...action, by: 'person' }, 0);
    if (isProblem(change)) throw new Error(change.code);
    this.#story.take(change);
  }

  step(): void {
    this.take(this.sample(pick(this.#rng, this.waiting())));
  }

  playUntil(isEnough: (told: this) => boolean): this {
    while (!this.isOver && !isEnough(this)) this.step();
    return this;
  }

  moments(viewer: Seat | null): readonly Moment[] {
    const { entries } = this.#story;
    return entries.map(entry => momentFor(entry, viewer, false, []));
  }

  viewAt(viewer: Seat | null): (n: number) => View | undefined {
    return n => {
      const state = n === this.n ? this.state : this.#story.stateAt(n);
      return state && this.game.view(state, viewer);
    };
  }
}

interface Twins {
  readonly viewer: Seat;
  readonly sealed: readonly [string, string];
  readonly heard: readonly [string, string];
}

/** Twins: the same game twice, but that one seat has given other orders under seal. What the other seat hears of each. */
export function hearTwins(
  told: ToldGame,
  round: number,
  hear: (moments: readonly Moment[], viewer: Seat) => unknown,
): Twins {
  const { game } = told;
  const openNow = (): WesterosOpen => told.state.open as WesterosOpen;
  const isPlanning = (): boolean => game.waiting(openNow()).every(({ why }) => why === 'orders');
  told.playUntil(() => openNow().round === round && isPlanning() && told.waiting().length === 2);
  const [viewer = '', other = ''] = told.waiting();
  const one = (seed: string): { sealed: string; heard: string } => {
    const action = told.sample(other, rngFromText(seed));
    told.take(action); // until the last answer is in, another one replaces it
    return { sealed: JSON.stringify(action.choice), heard: JSON.stringify(hear(told.moments(viewer), viewer)) };
  };
  const [first, second] = [one('one'), one('two')];
  return { viewer, sealed: [first.sealed, second.sealed], heard: [first.heard, second.heard] };
}
