import type { AreasAsk, AreasChoice } from '@corvo/core';
import {
  areaAt,
  Basket,
  groupsOf,
  readPurchase,
  unitsHere,
  type AreaId,
  type MusterAsk,
  type MusterChoice,
  type RaidAsk,
  type RaidChoice,
  type UnitsChoice,
} from '@corvo/westeros';
import { ranked, type Candidate } from './candidate.ts';
import type { Sense } from './sense.ts';

/** Legal ways to give up units, the one that hurts least first: cheap units, and none that leaves a castle bare. */
export function rateLosses(sense: Sense, ways: readonly UnitsChoice[]): Candidate<UnitsChoice>[] {
  const pain = ({ units }: UnitsChoice): number =>
    groupsOf(units).reduce((sum, { area, kind, count }) => {
      const bare = unitsHere(areaAt(sense.open, area), sense.house) <= count ? sense.value(area) * 0.6 : 0;
      return sum + count * (sense.rules.board.unit[kind]?.cost ?? 1) + bare + sense.threat(area) * 0.1;
    }, 0);
  return ranked(ways.map(choice => ({ choice, score: -pain(choice), why: 'thrift' })));
}

/** The safest and most useful place, one's own first. */
export function rateRetreat(sense: Sense, ask: AreasAsk): Candidate<AreasChoice>[] {
  const score = (area: AreaId): number =>
    (sense.isMine(area) ? 3 : sense.value(area) * 0.7) +
    sense.strengthAt(area, sense.house) * 0.3 -
    sense.threat(area) * 0.6;
  const best = ranked(ask.from.map(area => ({ choice: { areas: [area] }, score: score(area), why: 'safety' })));
  if (ask.min === 1) return best;
  const areas = best.slice(0, ask.min).flatMap(({ choice }) => choice.areas);
  return [{ choice: { areas }, score: 0, why: 'safety' }];
}

const RAID_VALUE: Readonly<Record<string, number>> = { consolidate: 2, support: 1.4, raid: 1 };

/** From every area the targets that are worth most, and any single one. */
export function rateRaid(sense: Sense, ask: RaidAsk): Candidate<RaidChoice>[] {
  const { board } = sense.rules;
  const worth = (area: AreaId): number =>
    areaAt(sense.open, area).orders.reduce((sum, { order, house }) => {
      const type = board.order[order]?.type ?? '';
      return (
        sum +
        (RAID_VALUE[type] ?? 0) +
        (house === sense.leader() ? 0.5 : 0) +
        (type === 'consolidate' ? (board.area[area]?.crowns ?? 0) : 0)
      );
    }, 0);
  const best: Candidate<RaidChoice>[] = [];
  const single: Candidate<RaidChoice>[] = [];
  for (const [from, { targets, most }] of Object.entries(ask.from)) {
    const inOrder = [...targets].sort((a, b) => worth(b) - worth(a));
    const chosen = inOrder.slice(0, most);
    const score = chosen.reduce((sum, area) => sum + worth(area), 0);
    best.push({ choice: { from, targets: targets.filter(area => chosen.includes(area)) }, score, why: 'raid' });
    for (const area of inOrder.slice(chosen.length === 1 ? 1 : 0))
      single.push({ choice: { from, targets: [area] }, score: worth(area), why: 'raid' });
  }
  return ranked([...best, ...single]);
}

/** What a piece is good for: its strength, and part of what it has against castles. */
function pieceValue(sense: Sense, kind: string): number {
  const unit = sense.rules.board.unit[kind];
  if (unit === undefined) return 0;
  return Math.max(unit.strength, (unit.storms ?? 0) * 0.45) + sense.piece(kind);
}

/** Buys what is worth most for its points, where it is needed most; or the same without one of the areas. */
export function rateMuster(sense: Sense, ask: MusterAsk, noise: () => number): Candidate<MusterChoice>[] {
  const { areas: asked, total: most } = ask;
  const points = Object.fromEntries(Object.entries(asked).map(([area, offer]) => [area, offer.points]));
  const grant = most === undefined ? { areas: points } : { areas: points, total: most };
  const basket = new Basket(sense.open, sense.rules, sense.house, grant);
  const { board } = sense.rules;
  const bought: Record<AreaId, string[]> = {};
  const gained: Record<AreaId, number> = {};
  const score = (area: AreaId, text: string, cost: number): number => {
    const purchase = readPurchase(board, area, text);
    if (purchase === undefined) return 0;
    const front = 1 + Math.min(4, sense.threat(area)) * 0.15;
    if (purchase.at !== area) {
      const fleet = unitsHere(areaAt(sense.open, purchase.at), sense.house) + (basket.changes[purchase.at] ?? 0);
      return (fleet === 0 ? 1.5 : fleet === 1 ? 0.8 : 0.4) / cost + noise() * 0.3;
    }
    const gain = pieceValue(sense, purchase.kind) - (purchase.from === null ? 0 : pieceValue(sense, purchase.from));
    return ((gain + (purchase.from === null ? 0.5 : 0)) / cost) * front + noise() * 0.3;
  };
  const areas = Object.entries(ask.areas).sort(([, a], [, b]) => b.points - a.points);
  for (const promoting of [true, false]) {
    for (const [area, { offers }] of ask.oneArea === true ? areas.slice(0, 1) : Object.entries(ask.areas)) {
      for (;;) {
        const open = Object.entries(offers)
          .filter(([text]) => text.includes('>') === promoting)
          .map(([text, cost]) => ({ text, score: score(area, text, cost), purchase: readPurchase(board, area, text) }))
          .filter(({ purchase }) => purchase !== undefined && basket.wrong(area, purchase) === undefined)
          .sort((a, b) => b.score - a.score);
        const [best] = open;
        if (best?.purchase === undefined || (promoting && (noise() < 0 || best.score <= 0))) break;
        basket.add(area, best.purchase);
        (bought[area] ??= []).push(best.text);
        gained[area] = (gained[area] ?? 0) + Math.max(0, best.score);
      }
    }
  }
  const total = Object.values(gained).reduce((sum, gain) => sum + gain, 0);
  const without = (left: AreaId): MusterChoice['muster'] =>
    Object.fromEntries(Object.entries(bought).filter(([area]) => area !== left));
  const why = 'gain';
  return ranked([
    { choice: { muster: bought }, score: total, why },
    ...Object.entries(gained).map(([area, gain]) => ({ choice: { muster: without(area) }, score: total - gain, why })),
  ]);
}
