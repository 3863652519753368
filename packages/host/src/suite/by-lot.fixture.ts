import { rngFromText, type Game, type Plain, type Seat } from '@corvo/core';
import { botsToThink, type Thinking } from '../bots.ts';
import { isOver, isPlayed, ownerOf, seatsOf, type Match } from '../match.ts';

const tick = (): Promise<void> => new Promise(done => setImmediate(done));

/** Far more looks than bots ever need until a person is waited for. */
const PATIENCE = 200_000;

/** Bots that choose by lot. A host may ask them whenever it likes; they answer while the suite lets them. */
export class ByLot {
  #mayPlay = false;

  async decide(
    game: Game,
    { view, request, seed }: Pick<Thinking, 'view' | 'request' | 'seed'>,
  ): Promise<{ choice: Plain; reason: { key: string; data: Record<string, never> }; nodes: number }> {
    while (!this.#mayPlay) await tick();
    const choice = game.sample(view, request, rngFromText(`${seed} ${request.seat} ${request.id}`));
    return { choice, reason: { key: '', data: {} }, nodes: 0 };
  }

  /** Lets them play until none of them is to decide. */
  async settle(table: { readonly match: Match }): Promise<void> {
    this.#mayPlay = true;
    for (let i = 0; botsToThink(table.match).length > 0 && !isOver(table.match); i++) {
      if (i > PATIENCE) throw new Error('bots do not play on');
      await tick();
    }
    this.#mayPlay = false;
  }
}

/** The seats that a person plays now. */
export const playedSeats = (match: Match, person: string): Seat[] =>
  seatsOf(match, person).filter(seat => isPlayed(ownerOf(match, seat)!));
