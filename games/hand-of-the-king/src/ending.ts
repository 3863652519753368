import type { Outcome, Seat } from '@corvo/core';
import { HOUSES, type House } from './cards.ts';
import type { Open } from './state.ts';

/** Those who win or lose together: single seats, or two seats opposite each other (HK-8.1). */
export function sides(open: Open): Seat[][] {
  if (!open.options.teams) return open.seats.map(seat => [seat]);
  const half = open.seats.length / 2;
  return open.seats.slice(0, half).map((seat, place) => [seat, open.seats[place + half] as Seat]);
}

export const partnerOf = (open: Open, seat: Seat): Seat | undefined =>
  sides(open)
    .find(side => side.includes(seat))
    ?.find(other => other !== seat);

interface Score {
  readonly side: Seat[];
  readonly banners: number;
  readonly largest: number; // place in HOUSES of its largest banner; past the end without any
}

function score(open: Open, side: Seat[]): Score {
  let banners = 0;
  let largest: number = HOUSES.length;
  for (let place = HOUSES.length - 1; place >= 0; place--) {
    const owner = open.banners[HOUSES[place] as House];
    if (owner === null || !side.includes(owner)) continue;
    banners++;
    largest = place;
  }
  return { side, banners, largest };
}

/** HK-7.4 to HK-7.6, HK-8.3, HK-8.4: most banners; among equals, the banner of the largest house. */
export function result(open: Open): Outcome {
  const scores = sides(open)
    .map(side => score(open, side))
    .sort((a, b) => b.banners - a.banners || a.largest - b.largest);
  const ranking: Seat[][] = [];
  let last: Score | undefined;
  for (const next of scores) {
    // Two sides share a place only where neither owns a banner: every banner has one owner (HK-7.6).
    if (last && last.banners === next.banners && last.largest === next.largest) ranking.at(-1)?.push(...next.side);
    else ranking.push([...next.side]);
    last = next;
  }
  const [first, second] = scores;
  const teams = open.options.teams;
  if (first === undefined || first.banners === 0) return { ranking, reason: 'nobody-has-a-banner', clause: 'HK-7.6' };
  if (second?.banners === first.banners) {
    return { ranking, reason: 'largest-banner', clause: teams ? 'HK-8.4' : 'HK-7.5' };
  }
  return { ranking, reason: 'most-banners', clause: teams ? 'HK-8.3' : 'HK-7.4' };
}

/** HK-7.7: with two players the other one wins; with more a bot takes the seat. */
export function resignation(open: Open, seat: Seat): Outcome | undefined {
  if (open.seats.length > 2) return undefined;
  return { ranking: [open.seats.filter(other => other !== seat), [seat]], reason: 'resigned', clause: 'HK-7.7' };
}
