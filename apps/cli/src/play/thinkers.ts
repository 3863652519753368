import type { Thought } from '@corvo/bots';
import type { Game, Seat } from '@corvo/core';
import { botFor, streamFor, strongBot, usualBot } from '../bots.ts';
import type { Asked, Sitting } from './sitting.ts';

/** The bots at the table. */
export class Thinkers {
  readonly #game: Game;
  readonly #labels: Map<Seat, string>;

  constructor(game: Game, labels: ReadonlyMap<Seat, string>) {
    this.#game = game;
    this.#labels = new Map(labels);
  }

  /** A bot of the usual strength sits down where a person got up. */
  takeSeat(seat: Seat): void {
    this.#labels.set(seat, usualBot(this.#game));
  }

  async decide(asked: Asked, sitting: Sitting): Promise<Thought> {
    return this.#think(this.#labels.get(asked.seat) ?? usualBot(this.#game), asked, sitting);
  }

  /** What a strong bot would do in this seat. */
  async hint(asked: Asked, sitting: Sitting): Promise<Thought> {
    return this.#think(strongBot(this.#game), asked, sitting);
  }

  async #think(label: string, { seat, view, request }: Asked, sitting: Sitting): Promise<Thought> {
    return botFor(this.#game, label).decide(view, request, streamFor(sitting.seed, seat, sitting.actions + 1));
  }

  async close(): Promise<void> {}
}
