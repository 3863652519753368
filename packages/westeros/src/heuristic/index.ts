import {
  below,
  fraction,
  type AmountAsk,
  type AmountChoice,
  type AreasAsk,
  type CardAsk,
  type OptionAsk,
  type RankingAsk,
  type Rng,
} from '@corvo/core';
import type { MarchAsk } from '../asks/march.ts';
import type { MusterAsk } from '../asks/muster.ts';
import type { OrdersAsk } from '../asks/orders.ts';
import type { RaidAsk } from '../asks/raid.ts';
import type { UnitsAsk, UnitsChoice } from '../asks/units.ts';
import { listLosses, sampleLosses } from '../bids/losses.ts';
import type { AbilityFrame } from '../battle/abilities.ts';
import { battleNow } from '../battle/start.ts';
import { TRACKS } from '../ids.ts';
import { houseAt } from '../realm/pools.ts';
import { areaAt } from '../realm/control.ts';
import { houseOf } from '../realm/tracks.ts';
import type { WesterosAsk, WesterosChoice, WesterosRequest, WesterosView } from '../state.ts';
import { listCuts, sampleCut } from '../supply/cut.ts';
import { gather, groupsOf } from '../units.ts';
import { decideTrackBid, decideWildlingBid } from './bids.ts';
import { decideBlade, decideCard, decideCards, decideSupport, decideTide } from './battle.ts';
import { decideConsolidate } from './consolidate.ts';
import { decideMuster, decideRaid, decideRetreat, leastLoss } from './losses.ts';
import { decideMarch } from './marches.ts';
import { decideOrders, decideRaven, decideRavenUse } from './orders.ts';
import { decideEffect } from './westeros.ts';
import { Sense } from './sense.ts';
import { decideText } from './texts.ts';
import { USUAL_WEIGHTS, type Weights } from './weights.ts';

export { USUAL_WEIGHTS, type Weights } from './weights.ts';

const MOST_WAYS = 400;

function decideUnits(sense: Sense, why: string, ask: UnitsAsk, rng: Rng): UnitsChoice {
  const { open, rules, house } = sense;
  if (why === 'supply-cut')
    return leastLoss(
      sense,
      listCuts(open, rules, house, MOST_WAYS) ?? sampled(() => sampleCut(open, rules, house, rng)),
    );
  if (why === 'wildling-losses')
    return leastLoss(
      sense,
      listLosses(open, rules, house, ask.need, MOST_WAYS) ??
        sampled(() => sampleLosses(open, rules, house, ask.need, rng)),
    );
  const from = ask.oneArea === true ? poorestArea(sense, ask) : ask.from;
  const cheapest = groupsOf(from).sort(
    (a, b) => (rules.board.unit[a.kind]?.cost ?? 0) - (rules.board.unit[b.kind]?.cost ?? 0),
  );
  let left = ask.need;
  return gather(
    ask.from,
    cheapest.flatMap(group => {
      const count = Math.min(left, group.count);
      left -= count;
      return count > 0 ? [{ ...group, count }] : [];
    }),
  );
}

/** Of the areas that can pay alone, the one that is worth least. */
function poorestArea(sense: Sense, ask: UnitsAsk): UnitsAsk['from'] {
  const [area = ''] = Object.keys(ask.from).sort((a, b) => sense.value(a) - sense.value(b));
  return { [area]: ask.from[area] ?? {} };
}

const sampled = (sample: () => UnitsChoice): UnitsChoice[] => Array.from({ length: 20 }, sample);

function decideAmount(sense: Sense, why: string, ask: AmountAsk, rng: Rng): AmountChoice {
  if (why === 'bid-wildlings') return decideWildlingBid(sense, ask, rng);
  const track = TRACKS.find(one => why === `bid-${one}`);
  return track === undefined ? { amount: ask.max } : decideTrackBid(sense, track, ask, rng); // ships to be had: all
}

const strongest = (sense: Sense, cards: readonly string[]): string | null =>
  [...cards].sort(
    (a, b) => (sense.rules.board.card[b]?.strength ?? 0) - (sense.rules.board.card[a]?.strength ?? 0),
  )[0] ?? null;

const weakest = (sense: Sense, cards: readonly string[]): string | null => {
  const strength = (card: string): number => sense.rules.board.card[card]?.strength ?? 0;
  return [...cards].sort((a, b) => strength(a) - strength(b))[0] ?? null;
};

/** Texts that remove orders aim at others, and at marches first. */
function decideAreas(sense: Sense, ask: AreasAsk): { areas: string[] } {
  const worth = (area: string): number => {
    const [placed] = areaAt(sense.open, area).orders;
    if (placed === undefined || placed.house === sense.house) return -1;
    return sense.rules.board.order[placed.order]?.type === 'march' ? 3 : 1 + sense.value(area) * 0.05;
  };
  const best = [...ask.from].sort((a, b) => worth(b) - worth(a));
  return { areas: best.slice(0, worth(best[0] ?? '') > 0 ? ask.max : ask.min) };
}

function decideCardOf(sense: Sense, why: string, ask: CardAsk, noise: () => number): { card: string | null } {
  if (why === 'battle-card') return decideCard(sense, ask, noise);
  const { hand } = houseAt(sense.open, sense.house);
  const isMyHand = ask.from.every(card => hand.includes(card));
  if (isMyHand && why !== 'another-card') return { card: weakest(sense, ask.from) }; // one of them is lost
  const mine = new Set(houseAt(sense.open, sense.house).discards);
  const ofMine = ask.from.every(card => mine.has(card));
  if (!ofMine && ask.optional && houseAt(sense.open, sense.house).power < 2) return { card: null };
  return { card: strongest(sense, ask.from) };
}

function decideOption(sense: Sense, why: string, ask: OptionAsk, rng: Rng): { option: string } {
  if (why === 'support' || why === 'support-neutral') return decideSupport(sense, ask);
  if (why === 'blade' && battleNow(sense.open) !== undefined) return decideBlade(sense);
  if (why === 'name-highest' && ask.from.includes(sense.house)) return { option: sense.house };
  if (why === 'name-lowest') {
    const others = ask.from.filter(house => house !== sense.house);
    return {
      option: others.includes(sense.leader()) ? sense.leader() : (others[below(rng, others.length)] ?? sense.house),
    };
  }
  if (why === 'westeros-choice') return decideEffect(sense, ask);
  if (why === 'consolidate' && sense.rules.numbers.walls !== undefined) return decideConsolidate(sense, ask);
  if (why === 'accept-support' || why === 'raven-card') return { option: ask.from.at(-1) ?? '' };
  return { option: ask.from[0] ?? '' };
}

function decideRanking(sense: Sense, ask: RankingAsk): { ranking: string[] } {
  const rank = (seat: string): number =>
    houseOf(sense.open, seat) === sense.house ? -1 : sense.castles(houseOf(sense.open, seat));
  return { ranking: [...ask.of].sort((a, b) => rank(a) - rank(b)) };
}

/** Texts that copy, add or pay for strength are tried out. */
function textAnswer({ open, rules }: Sense, ask: WesterosAsk): WesterosChoice | undefined {
  const top = open.frames.at(-1);
  const battle = top?.run === 'ability' ? battleNow(open) : undefined;
  if (battle === undefined) return undefined;
  const text = top as AbilityFrame;
  return text.moment === 'copy' || ask.kind === 'amount' ? decideText(open, rules, battle, text, ask) : undefined;
}

/** A sensible answer by the shape of the question, from what the seat can see. */
export function decide(
  view: WesterosView,
  request: WesterosRequest,
  rng: Rng,
  weights: Weights = USUAL_WEIGHTS,
): WesterosChoice {
  const sense = new Sense(view.open, houseOf(view.open, request.seat), weights);
  const { ask, why } = request;
  const noise = (): number => (fraction(rng) - 0.5) * weights.noise;
  const rehearsed = textAnswer(sense, ask);
  if (rehearsed !== undefined) return rehearsed;
  const advice = sense.rules.advice?.[why];
  if (advice !== undefined) return advice(sense, request, noise);
  switch (ask.kind) {
    case 'orders':
      return why === 'raven' ? decideRaven(sense, ask as OrdersAsk) : decideOrders(sense, ask as OrdersAsk, noise);
    case 'march':
      return decideMarch(sense, ask as MarchAsk, noise);
    case 'raid':
      return decideRaid(sense, ask as RaidAsk);
    case 'muster':
      return decideMuster(sense, ask as MusterAsk, noise);
    case 'units':
      return decideUnits(sense, why, ask as UnitsAsk, rng);
    case 'amount':
      return decideAmount(sense, why, ask, rng);
    case 'ranking':
      return decideRanking(sense, ask);
    case 'areas':
      return why === 'retreat' ? decideRetreat(sense, ask) : decideAreas(sense, ask);
    case 'cards':
      return decideCards(sense, ask, noise);
    case 'card':
      return decideCardOf(sense, why, ask, noise);
    case 'option':
      if (why === 'raven-use') return decideRavenUse(sense, ask);
      if (why === 'tide-again') return decideTide(sense, view.mine?.tide);
      return decideOption(sense, why, ask, rng);
  }
}
