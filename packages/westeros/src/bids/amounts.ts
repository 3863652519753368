import type { AmountChoice, Frame, Seat } from '@corvo/core';
import type { HouseId, RealmId } from '../ids.ts';
import { houseAt } from '../realm/pools.ts';
import { houseOf, inRealm } from '../realm/tracks.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { payPower } from '../verbs.ts';

export type Bids = { [house: HouseId]: number };

/** Any number of available tokens, from none to all. */
export const bidding: Pick<Code<Frame, 'amount'>, 'verb' | 'decides' | 'ask' | 'refuse'> = {
  verb: 'bids',
  decides: 'amount',
  ask: ({ open }, _frame, seat) => ({
    kind: 'amount',
    min: 0,
    max: houseAt(open, houseOf(open, seat)).power,
  }),
  refuse({ open }, _frame, seat, choice) {
    const { amount } = choice;
    const { power } = houseAt(open, houseOf(open, seat));
    if (amount < 0) return refuse(rulesOf(open), 'bid-below-zero', { amount, power });
    return amount > power ? refuse(rulesOf(open), 'bid-above-power', { amount, power }) : undefined;
  },
};

/** Opens all fists together; every token goes back to the reserve. */
export function openBids(game: Table, answers: ReadonlyMap<Seat, AmountChoice>, what: string, realm: RealmId): Bids {
  const bids: Bids = {};
  for (const seat of game.open.seats) {
    const choice = answers.get(seat);
    if (choice !== undefined) bids[houseOf(game.open, seat)] = choice.amount;
  }
  game.tell('bids-opened', { what, bids, ...inRealm(game.open, realm) });
  for (const [house, amount] of Object.entries(bids)) payPower(game, house, amount, what);
  return bids;
}

/** Houses from the highest bid down, those with the same bid together, in the order of play among themselves. */
export function groupsByBid(houses: readonly HouseId[], bids: Bids): HouseId[][] {
  const amounts = [...new Set(houses.map(house => bids[house] ?? 0))].sort((a, b) => b - a);
  return amounts.map(amount => houses.filter(house => (bids[house] ?? 0) === amount));
}

export const housesIn = (open: WesterosOpen, realm: RealmId): readonly HouseId[] =>
  open.realms[realm]?.tracks.throne ?? [];
