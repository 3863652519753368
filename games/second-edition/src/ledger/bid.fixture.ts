import type { lay } from './lay.fixture.ts';

/** Bids by house; houses left out bid nothing. */
export type Bids = Readonly<Record<string, number>>;

/** Everybody who is asked bids. */
export function bid(game: ReturnType<typeof lay>, bids: Bids): ReturnType<typeof lay> {
  const bidders = game.waiting.map(entry => entry.seat);
  for (const seat of bidders) game.play(`${seat} bids ${bids[seat] ?? 0}`);
  return game;
}
