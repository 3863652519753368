/** Who is to sit on one seat of a table that does not exist yet. */
export type SeatPlan =
  | { readonly kind: 'me' }
  | { readonly kind: 'person'; readonly name: string } // somebody else on this device
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string };

export type Where = 'here' | 'online';

/** The seats of a table of so many players: those already planned stay, the rest is filled as usual for the place. */
export function seatsFor(players: number, planned: readonly SeatPlan[], where: Where, bot: string): SeatPlan[] {
  return Array.from({ length: players }, (_, place): SeatPlan => {
    const known = planned[place];
    if (known !== undefined) return known;
    if (place === 0) return { kind: 'me' };
    return where === 'here' ? { kind: 'bot', bot } : { kind: 'open' };
  });
}

/** What a seat's list offers: one word each, which `readSeat` understands. */
export function seatWords(where: Where, bots: readonly string[]): string[] {
  return ['me', where === 'here' ? 'person' : 'open', ...bots.map(bot => `bot ${bot}`)];
}
export const writeSeat = (plan: SeatPlan): string => (plan.kind === 'bot' ? `bot ${plan.bot}` : plan.kind);

export function readSeat(word: string): SeatPlan {
  if (word.startsWith('bot ')) return { kind: 'bot', bot: word.slice(4) };
  if (word === 'person') return { kind: 'person', name: '' };
  return word === 'me' ? { kind: 'me' } : { kind: 'open' };
}

/** One seat is changed. I sit once: taking another seat leaves the old one to whoever was there. */
export function withSeat(seats: readonly SeatPlan[], place: number, plan: SeatPlan): SeatPlan[] {
  const before = seats[place];
  return seats.map((seat, index) => {
    if (index === place) return plan;
    return plan.kind === 'me' && seat.kind === 'me' && before !== undefined ? before : seat;
  });
}
