import {
  below,
  fraction,
  type AmountAsk,
  type AreasAsk,
  type CardAsk,
  type OptionAsk,
  type RankingAsk,
  type Rng,
} from '@corvo/core';
import {
  areaAt,
  battleNow,
  gather,
  groupsOf,
  houseAt,
  houseOf,
  listCuts,
  listLosses,
  ownCard,
  sampleCut,
  sampleLosses,
  TRACKS,
  type AbilityFrame,
  type UnitsAsk,
  type UnitsChoice,
  type WesterosAsk,
  type WesterosChoice,
  type WesterosRequest,
  type WesterosView,
} from '@corvo/westeros';
import { rateTrackBid, rateWildlingBid } from './bids.ts';
import { rateBlade, rateCard, rateCards, rateSupport, rateTide } from './battle.ts';
import { around, byThumb, optionByThumb, ranked, type Candidate } from './candidate.ts';
import { USUAL, type Character } from './character.ts';
import { rateConsolidate } from './consolidate.ts';
import { rateEffect } from './effects.ts';
import { rateLosses, rateMuster, rateRaid, rateRetreat } from './losses.ts';
import { rateMarch } from './marches.ts';
import { rateOrders, rateRaven, rateRavenUse } from './orders.ts';
import { Sense } from './sense.ts';
import { rateText } from './texts.ts';

const MOST_WAYS = 400;

function rateUnits(sense: Sense, why: string, ask: UnitsAsk, rng: Rng): Candidate[] {
  const { open, rules, house } = sense;
  if (why === 'supply-cut')
    return rateLosses(
      sense,
      listCuts(open, rules, house, MOST_WAYS) ?? sampled(() => sampleCut(open, rules, house, rng)),
    );
  if (why === 'wildling-losses')
    return rateLosses(
      sense,
      listLosses(open, rules, house, ask.need, MOST_WAYS) ??
        sampled(() => sampleLosses(open, rules, house, ask.need, rng)),
    );
  const from = ask.oneArea === true ? poorestArea(sense, ask) : ask.from;
  const cheapest = groupsOf(from).sort(
    (a, b) => (rules.board.unit[a.kind]?.cost ?? 0) - (rules.board.unit[b.kind]?.cost ?? 0),
  );
  let left = ask.need;
  return byThumb(
    gather(
      ask.from,
      cheapest.flatMap(group => {
        const count = Math.min(left, group.count);
        left -= count;
        return count > 0 ? [{ ...group, count }] : [];
      }),
    ),
  );
}

/** Of the areas that can pay alone, the one that is worth least. */
function poorestArea(sense: Sense, ask: UnitsAsk): UnitsAsk['from'] {
  const [area = ''] = Object.keys(ask.from).sort((a, b) => sense.value(a) - sense.value(b));
  return { [area]: ask.from[area] ?? {} };
}

const sampled = (sample: () => UnitsChoice): UnitsChoice[] => Array.from({ length: 20 }, sample);

function rateAmount(sense: Sense, why: string, ask: AmountAsk, rng: Rng): Candidate[] {
  if (why === 'bid-wildlings') return rateWildlingBid(sense, ask, rng);
  const track = TRACKS.find(one => why === `bid-${one}`);
  return track === undefined ? around(ask, ask.max, 'gain') : rateTrackBid(sense, track, ask, rng); // ships to be had: all
}

/** Texts that remove orders aim at others, and at marches first. */
function rateAreas(sense: Sense, ask: AreasAsk): Candidate[] {
  const worth = (area: string): number => {
    const [placed] = areaAt(sense.open, area).orders;
    if (placed === undefined || placed.house === sense.house) return -1;
    return sense.rules.board.order[placed.order]?.type === 'march' ? 3 : 1 + sense.value(area) * 0.05;
  };
  const best = [...ask.from].sort((a, b) => worth(b) - worth(a));
  const areas = best.slice(0, worth(best[0] ?? '') > 0 ? ask.max : ask.min);
  const none = ask.min === 0 && areas.length > 0 ? [{ areas: [] }] : [];
  const single = ask.min <= 1 ? best.filter(area => areas.length !== 1 || area !== areas[0]) : [];
  return byThumb({ areas }, [...single.map(area => ({ areas: [area] })), ...none]);
}

function rateCardOf(sense: Sense, why: string, ask: CardAsk, noise: () => number): Candidate[] {
  if (why === 'battle-card') return rateCard(sense, ask, noise);
  const { hand, discards, power } = houseAt(sense.open, sense.house);
  const isLost = ask.from.every(card => hand.includes(card)) && why !== 'another-card'; // one of one's own hand
  const strength = (card: string): number => sense.rules.board.card[card]?.strength ?? 0;
  const found: Candidate[] = ranked(
    ask.from.map(card => ({ choice: { card }, score: isLost ? -strength(card) : strength(card), why: 'thrift' })),
  );
  const none = { choice: { card: null }, why: 'rule-of-thumb' };
  if (!ask.optional && found.length > 0) return found;
  const mine = new Set(discards);
  const isDear = !isLost && !ask.from.every(card => mine.has(card)) && power < 2;
  if (ask.optional && isDear) return [{ ...none, score: (found[0]?.score ?? 0) + 1 }, ...found];
  return [...found, { ...none, score: (found.at(-1)?.score ?? 0) - 1 }];
}

function rateOption(sense: Sense, why: string, ask: OptionAsk, rng: Rng): Candidate[] {
  const { from } = ask;
  if (why === 'support' || why === 'support-neutral') return rateSupport(sense, ask);
  if (why === 'blade' && battleNow(sense.open) !== undefined) return rateBlade(sense);
  if (why === 'name-highest' && from.includes(sense.house)) return optionByThumb(sense.house, from);
  if (why === 'name-lowest') {
    const others = from.filter(house => house !== sense.house);
    const rival = others.includes(sense.leader()) ? sense.leader() : others[below(rng, others.length)];
    return optionByThumb(rival ?? sense.house, from);
  }
  if (why === 'westeros-choice') return rateEffect(sense, ask);
  if (why === 'consolidate' && sense.rules.features.some(({ consolidate }) => consolidate !== undefined))
    return rateConsolidate(sense, ask);
  if (why === 'accept-support' || why === 'raven-card') return optionByThumb(from.at(-1) ?? '', from);
  return optionByThumb(from[0] ?? '', from);
}

/** Oneself first, then whoever is furthest from victory; or two neighbours of that order the other way round. */
function rateRanking(sense: Sense, ask: RankingAsk): Candidate[] {
  const rank = (seat: string): number =>
    houseOf(sense.open, seat) === sense.house ? -1 : sense.castles(houseOf(sense.open, seat));
  const best = [...ask.of].sort((a, b) => rank(a) - rank(b));
  const why = 'rivals';
  const swapped = best.slice(1).map((seat, place) => {
    const before = best[place] ?? '';
    const ranking = best.toSpliced(place, 2, seat, before);
    return { choice: { ranking }, score: rank(before) - rank(seat), why };
  });
  return ranked([{ choice: { ranking: best }, score: 0, why }, ...swapped]);
}

/** Texts that copy, add or pay for strength are tried out. */
function rateRehearsed({ open, rules }: Sense, ask: WesterosAsk): Candidate[] {
  const top = open.frames.at(-1);
  const battle = top?.run === 'ability' ? battleNow(open) : undefined;
  if (battle === undefined) return [];
  const text = top as AbilityFrame;
  return text.moment === 'copy' || ask.kind === 'amount' ? rateText(open, rules, battle, text, ask) : [];
}

/** What can be answered, weighed by the shape of the question from what the seat can see; the best first. */
function rate(view: WesterosView, request: WesterosRequest, rng: Rng, character: Character): Iterable<Candidate> {
  const { weights, advice } = character;
  const sense = new Sense(view.open, houseOf(view.open, request.seat), character);
  const { ask, why } = request;
  const noise = (): number => (fraction(rng) - 0.5) * weights.noise;
  const rehearsed = rateRehearsed(sense, ask);
  if (rehearsed.length > 0) return rehearsed;
  const advised = Object.hasOwn(advice, why) ? advice[why] : undefined;
  if (advised !== undefined) return advised(sense, request, noise, rng);
  switch (ask.kind) {
    case 'orders':
      return why === 'raven' ? rateRaven(sense, ask) : rateOrders(sense, ask, noise);
    case 'march':
      return rateMarch(sense, ask, noise);
    case 'raid':
      return rateRaid(sense, ask);
    case 'muster':
      return rateMuster(sense, ask, noise);
    case 'units':
      return rateUnits(sense, why, ask as UnitsAsk, rng);
    case 'amount':
      return rateAmount(sense, why, ask, rng);
    case 'ranking':
      return rateRanking(sense, ask);
    case 'areas':
      return why === 'retreat' ? rateRetreat(sense, ask) : rateAreas(sense, ask);
    case 'cards':
      return rateCards(sense, ask, noise);
    case 'card':
      return rateCardOf(sense, why, ask, noise);
    case 'option':
      if (why === 'raven-use') return rateRavenUse(sense, ask);
      if (why === 'tide-again') return rateTide(ownCard(view, sense.rules));
      return rateOption(sense, why, ask, rng);
  }
}

/** The answers worth a thought, the best first: what `decide` would take, and what else there is; each once. */
export function candidates(
  view: WesterosView,
  request: WesterosRequest,
  rng: Rng,
  character: Character = USUAL,
): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const candidate of rate(view, request, rng, character)) {
    const written = JSON.stringify(candidate.choice);
    if (!found.has(written)) found.set(written, candidate);
  }
  return [...found.values()];
}

/** A sensible answer: the first of the candidates, without working out the others. */
export function decide(
  view: WesterosView,
  request: WesterosRequest,
  rng: Rng,
  character: Character = USUAL,
): WesterosChoice {
  for (const { choice } of rate(view, request, rng, character)) return choice;
  throw new Error(`nothing to choose from: ${request.why}`);
}
