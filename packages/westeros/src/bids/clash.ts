import { problem, type Frame } from '@corvo/core';
import { askHouse, askSealed } from '../asking.ts';
import { TRACKS, type HouseId, type RealmId } from '../ids.ts';
import { houseAt } from '../realm/pools.ts';
import { houseOf, realmAt, seatOf } from '../realm/tracks.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { Code } from '../state.ts';
import { endEffects, giveMarker, setTrack } from '../verbs.ts';
import { bidding, groupsByBid, housesIn, openBids, type Bids } from './amounts.ts';

/** The three tracks of a realm, bid for one after another. */
export interface ClashFrame extends Frame {
  readonly run: 'clash';
  realm: RealmId;
  track: number;
  bids: Bids;
  ties: HouseId[][]; // groups still to be put in order, the highest first
  order: HouseId[][]; // groups by falling bid; settled ones are in order
}

/** How much the asked may bid, and for which track. */
const about: Code<ClashFrame>['about'] = (open, { track }, seat) => {
  const { power } = houseAt(open, houseOf(open, seat));
  return { power, count: power, track: TRACKS[track] ?? 'throne' }; // with nothing to bid the sentence is another
};

export const bid: Code<ClashFrame, 'amount'> = {
  ...bidding,
  about,
  enter(game, frame) {
    if (frame.track === 0) endEffects(game, 'clash');
    askSealed(game, frame, housesIn(game.open, frame.realm), `bid-${TRACKS[frame.track]}`);
  },
  reveal(game, frame, answers) {
    frame.bids = openBids(game, answers, TRACKS[frame.track] ?? '', frame.realm);
    frame.order = groupsByBid(housesIn(game.open, frame.realm), frame.bids);
    frame.ties = frame.order.filter(group => group.length > 1);
  },
};

/** The holder of the throne marker orders the tied; for the throne itself that is its old holder. */
export const ties: Code<ClashFrame, 'ranking'> = {
  verb: 'ranks',
  about,
  enter(game, frame) {
    if (frame.ties.length > 0) askHouse(game, frame, realmAt(game.open, frame.realm).holders.throne, 'tied-bids');
  },
  ask: ({ open }, frame) => ({ kind: 'ranking', of: (frame.ties[0] ?? []).map(house => seatOf(open, house)) }),
  refuse({ open }, frame, _seat, choice) {
    const of = (frame.ties[0] ?? []).map(house => seatOf(open, house));
    const { ranking } = choice;
    const complete = ranking.length === of.length && of.every(seat => ranking.includes(seat));
    return complete
      ? undefined
      : problem(frame.clause, 'ranking-of-the-tied', { of, bid: frame.bids[frame.ties[0]?.[0] ?? ''] ?? 0 });
  },
  answer(game, frame, _seat, choice) {
    const tied = frame.ties.shift();
    const ranked = choice.ranking.map(seat => houseOf(game.open, seat));
    const at = frame.order.findIndex(group => group.length > 1 && group[0] === tied?.[0]);
    frame.order.splice(at, 1, ...ranked.map(house => [house]));
    game.tell('tie-decided', { house: realmAt(game.open, frame.realm).holders.throne, houses: ranked });
    game.repeat(frame);
  },
};

/** Tokens from position 1 downward; then the marker changes hands; then the next track. */
export const place: Code<ClashFrame> = {
  enter(game, frame) {
    const { realm } = frame;
    const track = TRACKS[frame.track] ?? 'throne';
    const houses = frame.order.flat();
    setTrack(game, realm, track, houses);
    giveMarker(game, realm, track, houses[0] ?? '');
    frame.bids = {};
    frame.order = [];
    if (frame.track < TRACKS.length - 1) {
      frame.track += 1;
      game.goTo(frame, 'bid');
      return;
    }
    const { realms } = rulesOf(game.open).board;
    const next = realms[realms.indexOf(realm) + 1];
    if (next === undefined) return;
    frame.realm = next;
    frame.track = 0;
    game.goTo(frame, 'bid');
  },
};
