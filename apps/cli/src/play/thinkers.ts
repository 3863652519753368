import type { Thought } from '@corvo/bots';
import { BotWorker } from '@corvo/bots/bot-worker';
import type { Game } from '@corvo/core';
import type { Thinking } from '@corvo/host';
import { botFor, botSeed, strongBot } from '../bots.ts';
import type { Asked, Sitting } from './sitting.ts';

/** The bots at the table. They think in a thread of their own, so that the terminal never freezes. */
export class Thinkers {
  readonly #worker = new BotWorker();

  /** What the bot in this seat does. */
  decide({ bot, seed, ...asked }: Thinking, game: Game): Promise<Thought> {
    return this.#think(game, bot, asked, seed);
  }

  /** What a strong bot would do in this seat. */
  hint(asked: Asked, { game, seed }: Sitting): Promise<Thought> {
    return this.#think(game, strongBot(game), asked, botSeed(seed));
  }

  close(): Promise<void> {
    return this.#worker.close();
  }

  #think(game: Game, label: string, { view, request }: Asked, seed: string): Promise<Thought> {
    return this.#worker.decide(game.id, view, request, botFor(game, label).spec, seed);
  }
}
