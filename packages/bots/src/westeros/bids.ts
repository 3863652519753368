import { fraction, type AmountAsk, type AmountChoice, type Rng } from '@corvo/core';
import {
  areaAt,
  areasWithUnits,
  houseAt,
  numberFor,
  realmOf,
  starsOf,
  starTable,
  type HouseId,
  type Track,
  type WesterosOpen,
  type WildlingsFrame,
} from '@corvo/westeros';
import { around, type Candidate } from './candidate.ts';
import type { Sense } from './sense.ts';

/** Shares of the house's areas: where somebody could march in, and where such an army would be about as strong. */
function pressure(sense: Sense): { threatened: number; even: number } {
  const areas = areasWithUnits(sense.open, sense.rules.board, sense.house);
  if (areas.length === 0) return { threatened: 0, even: 0 };
  const threatened = areas.filter(area => sense.threat(area) > 0);
  const even = threatened.filter(area => Math.abs(sense.threat(area) - sense.strengthAt(area, sense.house)) <= 1);
  return { threatened: threatened.length / areas.length, even: even.length / areas.length };
}

/** What stars are worth to a house that can use no more of them than it has areas to give orders in. */
function starsAtStake(sense: Sense): number {
  const { open, rules, house } = sense;
  const { win, lose } = sense.weights.bids.star;
  const places = realmOf(open, house).tracks.court.length;
  const areas = areasWithUnits(open, rules.board, house).length;
  const usable = (stars: number): number => Math.min(stars, areas);
  const now = usable(starsOf(open, rules, house));
  const best = usable(starTable(rules, house)[0] ?? 0);
  const worst = usable(starTable(rules, house)[places - 1] ?? 0);
  return (best - now) * win + (now - worst) * lose;
}

/** How much more or less than its usual share a track is worth to this house now. */
function stake(sense: Sense, track: Track): number {
  const { calm, border, tie, raven } = sense.weights.bids;
  if (track === 'court') return raven + starsAtStake(sense);
  const { threatened, even } = pressure(sense);
  return calm + border * threatened + (track === 'fiefdoms' ? tie * even : 0);
}

/** Nobody needs to bid more than it takes to be above all the others together with the right to decide ties. */
function enoughToBeFirst({ open, house }: Sense): number {
  const rivals = realmOf(open, house).tracks.throne.filter(other => other !== house);
  const richest = Math.max(0, ...rivals.map(other => houseAt(open, other).power));
  return richest + (realmOf(open, house).holders.throne === house ? 0 : 1);
}

/** A share of the power at hand, by what is at stake on the track. */
export function rateTrackBid(sense: Sense, track: Track, ask: AmountAsk, rng: Rng): Candidate<AmountChoice>[] {
  const jitter = 0.7 + fraction(rng) * 0.6;
  const wanted = Math.round(ask.max * sense.weights.bids[track] * stake(sense, track) * jitter);
  return around(ask, Math.min(ask.max, wanted, enoughToBeFirst(sense)), 'bid');
}

const unitsWorth = ({ open, rules }: Sense, house: HouseId): number =>
  areasWithUnits(open, rules.board, house).reduce(
    (sum, area) =>
      sum +
      areaAt(open, area)
        .units.filter(unit => unit.house === house)
        .reduce((cost, unit) => cost + (rules.board.unit[unit.kind]?.cost ?? 0), 0),
    0,
  );

/** How much of the worst loss this house has at all: none is left to whoever has no units. */
function atRisk(sense: Sense): number {
  const debt = numberFor(sense.rules, sense.house, 'wildlingDebtLowest');
  const most = debt > 0 ? debt : sense.weights.bids.wildlings.dear;
  return Math.min(1, unitsWorth(sense, sense.house) / most);
}

const attackNow = (open: WesterosOpen): Partial<WildlingsFrame> => open.frames.at(-1) as Partial<WildlingsFrame>;

/** What the others will hardly bring, by how much this house has to lose; next to nothing where all together are too poor. */
function wildlingBid(sense: Sense, ask: AmountAsk, rng: Rng): number {
  const { open, house } = sense;
  const { bare, most } = sense.weights.bids.wildlings;
  const jitter = 0.7 + fraction(rng) * 0.6;
  const realm = realmOf(open, house);
  const { force, absent = [] } = attackNow(open);
  const strength = force ?? realm.wildlings ?? 0;
  if (strength === 0) return 0;
  const others = realm.tracks.throne.filter(other => other !== house && !absent.includes(other));
  const purses = others.map(other => houseAt(open, other).power);
  const fair = strength / (others.length + 1);
  const together = purses.reduce((sum, power) => sum + power, ask.max);
  if (together < strength) return Math.min(ask.max, 1); // lost anyway: only do not be the lowest
  const expected = purses.reduce((sum, power) => sum + Math.min(power, fair), 0);
  const missing = Math.min(strength - expected, fair * most);
  const care = bare + (1 - bare) * atRisk(sense);
  return Math.min(ask.max, Math.round((missing * jitter + 0.6) * care));
}

export const rateWildlingBid = (sense: Sense, ask: AmountAsk, rng: Rng): Candidate<AmountChoice>[] =>
  around(ask, wildlingBid(sense, ask, rng), 'bid');
