import type { Seat } from '@corvo/core';
import { HOUSES, type House } from './cards.ts';
import { count, countsOf, top } from './counts.ts';
import type { Open, TurnFrame } from './state.ts';
import { giveBanner, type HandDraft } from './verbs.ts';

/** Settles the banner of one house after a turn in which nobody used a companion: the whole of HK-4.1 to HK-4.4. */
function settleAfterMove(game: HandDraft, seat: Seat, house: House): void {
  const mine = count(game.open, seat, house);
  for (const other of game.open.seats) if (count(game.open, other, house) > mine) return;
  giveBanner(game, house, seat); // HK-4.2: the player has just raised his count, so reaching a tie is enough
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);

/** What HK-4.8 says about one house: who gets the banner, or which tied seats the user chooses from. */
type Ruling = { readonly to: Seat | null } | { readonly choose: readonly Seat[] } | 'stays';

function ruling(open: Open, turn: TurnFrame, house: House): Ruling {
  const now = countsOf(open, house);
  const moved = turn.moved?.[house] ?? now;
  const changed = house === turn.house || now.some((value, place) => value !== moved[place]);
  if (!changed) return 'stays';
  const leaders = top(open.seats, now);
  const [leader] = leaders;
  if (leader === undefined) return { to: null }; // HK-4.8 step 1
  if (leaders.length === 1) return { to: leader }; // step 2
  if (!sameSeats(leaders, top(open.seats, moved))) return { choose: leaders }; // step 3
  if (house === turn.house && leaders.includes(turn.seat)) return { to: turn.seat }; // step 4
  return 'stays'; // step 5
}

/** HK-4.5, HK-4.9: the ties that companions made this turn and that the user has not settled yet. */
export function openTies(open: Open, turn: TurnFrame): { house: House; tied: readonly Seat[] }[] {
  if (turn.moved === null) return [];
  const ties: { house: House; tied: readonly Seat[] }[] = [];
  for (const house of HOUSES) {
    if (turn.settled.includes(house)) continue;
    const found = ruling(open, turn, house);
    if (found !== 'stays' && 'choose' in found) ties.push({ house, tied: found.choose });
  }
  return ties;
}

/** HK-4.8: everything that needs no choice. */
export function settleBanners(game: HandDraft, turn: TurnFrame): void {
  if (turn.moved === null) {
    if (turn.house !== null) settleAfterMove(game, turn.seat, turn.house);
    return;
  }
  for (const house of HOUSES) {
    const found = ruling(game.open, turn, house);
    if (found !== 'stays' && 'to' in found) giveBanner(game, house, found.to);
  }
}

/** How a tie is settled, as an option: `stark to ada`. */
export const bannerOption = (house: House, seat: Seat): string => `${house} to ${seat}`;
