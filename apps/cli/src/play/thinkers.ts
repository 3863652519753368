import type { Thought } from '@corvo/bots';
import { BotWorker } from '@corvo/bots/bot-worker';
import type { Game, Seat } from '@corvo/core';
import { botFor, botSeed, strongBot, usualBot } from '../bots.ts';
import type { Asked, Sitting } from './sitting.ts';

/** The bots at the table. They think in a thread of their own, so that the terminal never freezes. */
export class Thinkers {
  readonly #game: Game;
  readonly #labels: Map<Seat, string>;
  readonly #worker = new BotWorker();

  constructor(game: Game, labels: ReadonlyMap<Seat, string>) {
    this.#game = game;
    this.#labels = new Map(labels);
  }

  /** A bot of the usual strength sits down where a person got up. */
  takeSeat(seat: Seat): void {
    this.#labels.set(seat, usualBot(this.#game));
  }

  /** What the bot in this seat does. */
  decide(asked: Asked, sitting: Sitting): Promise<Thought> {
    return this.#think(this.#labels.get(asked.seat) ?? usualBot(this.#game), asked, sitting);
  }

  /** What a strong bot would do in this seat. */
  hint(asked: Asked, sitting: Sitting): Promise<Thought> {
    return this.#think(strongBot(this.#game), asked, sitting);
  }

  close(): Promise<void> {
    return this.#worker.close();
  }

  #think(label: string, { view, request }: Asked, sitting: Sitting): Promise<Thought> {
    const { spec } = botFor(this.#game, label);
    return this.#worker.decide(this.#game.id, view, request, spec, botSeed(sitting.seed));
  }
}
