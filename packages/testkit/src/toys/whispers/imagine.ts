import { below, clonePlain, nextWord, shuffle, type Rng, type Seat } from '@corvo/core';
import { CARDS, type WhispersOwn, type WhispersState, type WhispersView } from './state.ts';

/** Deals the whispers that the viewer does not know, and makes up the sealed bids it cannot see. */
export function imagine(view: WhispersView, rng: Rng): WhispersState {
  const open = clonePlain(view.open);
  const known = new Set([...Object.values(open.shown).flat(), ...(view.mine?.hand ?? [])]);
  const unknown = shuffle(
    rng,
    CARDS.filter(card => !known.has(card)),
  );
  const frame = open.frames.at(-1);
  const answered = (seat: Seat): boolean =>
    frame !== undefined && frame.sealed && frame.asked.includes(seat) && !frame.waiting.includes(seat);
  const own: Record<Seat, WhispersOwn> = {};
  for (const seat of open.seats) {
    if (seat === view.seat && view.mine !== null) own[seat] = clonePlain(view.mine);
    else {
      const bid = answered(seat)
        ? { request: frame?.request ?? 0, choice: { amount: below(rng, (open.stones[seat] ?? 0) + 1) } }
        : null;
      own[seat] = { sealed: bid, hand: unknown.splice(0, open.hands[seat] ?? 0) };
    }
  }
  const stream: Rng = [nextWord(rng), nextWord(rng), nextWord(rng), (nextWord(rng) | 1) >>> 0];
  return { open, hidden: { seed: open.chance.seed ?? 'imagined', rng: stream, deck: unknown }, own };
}
