import type { Seat, View } from '@corvo/core';
import type { BoardKit, Figures } from '../../kit/kit.ts';

/** The figures of a whole game, one entry per moment. */
export interface Story {
  readonly seats: readonly Seat[];
  readonly figures: readonly Figures[];
}

/** Something changed hands that mattered. */
export interface TurningPoint {
  readonly n: number;
  readonly kind: 'lead' | 'swing';
  readonly seat: Seat; // who gained
  readonly score: number; // what that seat has then
  readonly gain: number;
}

export function storyOf(kit: BoardKit, views: readonly View[]): Story | undefined {
  const [first] = views;
  if (kit.figures === undefined || first === undefined) return undefined;
  const read = kit.figures;
  return { seats: first.open.seats, figures: views.map(({ open }) => read(open)) };
}

/** The seats in front; nobody while nobody has anything. */
function leaders(seats: readonly Seat[], score: Figures['score']): Seat[] {
  const most = Math.max(...seats.map(seat => score[seat] ?? 0));
  return most === 0 ? [] : seats.filter(seat => score[seat] === most);
}

/**
 * When somebody came to lead alone, or gained two or more at once. The last ones weigh most: a lead that was lost again
 * at once is no turning point.
 */
export function turningPoints({ seats, figures }: Story, most: number): TurningPoint[] {
  const found: TurningPoint[] = [];
  let leader: Seat | undefined;
  for (const [n, { score }] of figures.entries()) {
    const before = figures[n - 1]?.score;
    if (before === undefined) continue;
    const front = leaders(seats, score);
    const alone = front.length === 1 ? front[0] : undefined;
    if (alone !== undefined && alone !== leader) {
      found.push({
        n,
        kind: 'lead',
        seat: alone,
        score: score[alone] ?? 0,
        gain: (score[alone] ?? 0) - (before[alone] ?? 0),
      });
      leader = alone;
      continue;
    }
    const winner = seats.find(seat => (score[seat] ?? 0) - (before[seat] ?? 0) >= 2);
    if (winner !== undefined) {
      found.push({
        n,
        kind: 'swing',
        seat: winner,
        score: score[winner] ?? 0,
        gain: (score[winner] ?? 0) - (before[winner] ?? 0),
      });
    }
  }
  return found.slice(-most);
}
