import { pick, rngFromText, type Game, type OptionValues, type Rng, type Seat, type View } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { secondEdition } from '@corvo/second-edition';
import type { WesterosOpen } from '@corvo/westeros';
import { History } from '../../session/local/history.ts';
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
  readonly history: History;
  readonly #rng: Rng;

  constructor(game: Game, players: number, seed: string) {
    this.game = game;
    const options = game.resolveOptions({}, players) as OptionValues;
    this.seats = game.seats(players);
    const seats = this.seats.map(seat => ({ seat, name: seat, person: true, bot: null }));
    this.history = new History(game, { options, seats, seed, started: 0 });
    this.#rng = rngFromText(seed);
  }

  get isOver(): boolean {
    return this.history.state.open.outcome !== null;
  }

  /** Who has still to decide. */
  waiting(): readonly Seat[] {
    return this.game
      .waiting(this.history.state.open)
      .filter(({ answered }) => !answered)
      .map(({ seat }) => seat);
  }

  /** A choice that this seat might make. */
  sample(seat: Seat, rng: Rng = this.#rng) {
    const view = this.game.view(this.history.state, seat);
    const [request] = this.game.requests(view);
    if (request === undefined) throw new Error(`${seat} is asked nothing`);
    return { seat, request: request.id, choice: this.game.sample(view, request, rng), at: 0 };
  }

  take(action: ReturnType<ToldGame['sample']>): void {
    const wrong = this.history.take(action);
    if (wrong !== undefined) throw new Error(wrong.code);
  }

  step(): void {
    this.take(this.sample(pick(this.#rng, this.waiting())));
  }

  playUntil(isEnough: (told: this) => boolean): this {
    while (!this.isOver && !isEnough(this)) this.step();
    return this;
  }

  moments(viewer: Seat | null): readonly Moment[] {
    return this.history.moments(viewer, []);
  }

  viewAt(viewer: Seat | null): (n: number) => View | undefined {
    return n => {
      const state = this.history.at(n);
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
  const openNow = (): WesterosOpen => told.history.state.open as WesterosOpen;
  const isPlanning = (): boolean => game.waiting(openNow()).every(({ why }) => why === 'orders');
  told.playUntil(() => openNow().round === round && isPlanning() && told.waiting().length === 2);
  const [viewer = '', other = ''] = told.waiting();
  const before = told.history.n;
  const one = (seed: string): { sealed: string; heard: string } => {
    told.history.backTo(before);
    const action = told.sample(other, rngFromText(seed));
    told.take(action);
    return { sealed: JSON.stringify(action.choice), heard: JSON.stringify(hear(told.moments(viewer), viewer)) };
  };
  const [first, second] = [one('one'), one('two')];
  return { viewer, sealed: [first.sealed, second.sealed], heard: [first.heard, second.heard] };
}
