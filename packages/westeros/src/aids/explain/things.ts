import type { Sentence } from '@corvo/core';
import { TRACKS, type AreaId, type CardId, type HouseId, type OrderId, type UnitKind } from '../../ids.ts';
import { areaAt } from '../../realm/areas.ts';
import { castlesOf, garrisonAt, landsOf } from '../../realm/control.ts';
import { numberFor, playsForCastles } from '../../realm/own.ts';
import { houseAt, reserveOf } from '../../realm/pools.ts';
import { placeOf, starsOf } from '../../realm/tracks.ts';
import { hasWords } from '../../ruleset/facts.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { WesterosOpen } from '../../state.ts';
import { featuresOf } from '../feature.ts';
import { housesHere } from '../table/units.ts';
import { areaItems, listed, unitItems } from '../../items.ts';
import { supplyLines } from './figures.ts';

/** Where no area of a region gives muster points by itself, they are not counted there. */
const hasCastles = ({ facts }: Ruleset, region: string): boolean =>
  facts.areas.some(area => area.region === region && area.points > 0);

/** What is printed on an area, who is there, and what lies next to it. */
export function aboutArea(open: WesterosOpen, rules: Ruleset, area: AreaId): Sentence[] {
  const { board, rulings } = rules;
  const facts = board.area[area];
  if (facts === undefined) return [];
  const state = areaAt(open, area);
  const features = featuresOf(open);
  const { points, supply, crowns } = facts;
  const lines: Sentence[] = [
    facts.element === 'land'
      ? {
          key: hasCastles(rules, facts.region) ? 'explain.land' : 'explain.land-bare',
          data: { area, points, barrels: supply, crowns },
        }
      : { key: `explain.${facts.element}`, data: { area } },
  ];
  if (facts.home !== null && open.houses[facts.home] !== undefined)
    lines.push({ key: 'explain.home', data: { house: facts.home } });
  const garrison = garrisonAt(open, rules, area);
  if (garrison !== undefined)
    lines.push({ key: 'explain.garrison-here', data: { house: garrison.house, strength: garrison.strength } });
  if (facts.closed === true) lines.push({ key: 'explain.closed', data: { players: open.seats.length } });
  else if (facts.castle) lines.push({ key: 'explain.castle', data: { area } });
  for (const house of housesHere(state)) {
    const units: Record<string, number> = {};
    for (const unit of state.units) if (unit.house === house) units[unit.kind] = (units[unit.kind] ?? 0) + 1;
    lines.push({ key: 'explain.units-of', data: { house, ...listed(unitItems(units, 'units')) } });
  }
  for (const { house, order } of state.orders) lines.push({ key: 'explain.order-of', data: { house, order } });
  for (const { explain } of features) lines.push(...(explain?.orders?.(open, rules, area) ?? []));
  const holder = rulings.controller(open, board, area);
  if (holder !== null) lines.push({ key: 'explain.controlled', data: { house: holder } });
  for (const { explain } of features) lines.push(...(explain?.area?.(open, rules, area) ?? []));
  if (state.force > 0) {
    const isEnough = rulings.overcomes(state.force, state.force);
    lines.push({ key: isEnough ? 'explain.force' : 'explain.force.more', data: { force: state.force } });
  }
  for (const [key, near] of [
    ['explain.near-land', board.nearLand[area]],
    ['explain.near-sea', board.nearSea[area]],
    ['explain.near-port', board.nearPort[area]],
  ] as const)
    if (near !== undefined && near.length > 0) lines.push({ key, data: listed(areaItems(near)) });
  return lines;
}

export function aboutOrder(rules: Ruleset, order: OrderId): Sentence[] {
  const facts = rules.board.order[order];
  if (facts === undefined) return [];
  return [
    { key: `order.${order}.text`, data: {} },
    { key: 'explain.copies', data: { copies: facts.copies } },
  ];
}

/** How strong a unit is, and what it costs. */
export function aboutUnit(rules: Ruleset, kind: UnitKind): Sentence[] {
  const facts = rules.board.unit[kind];
  if (facts === undefined) return [];
  const { strength, cost, storms, unsold } = facts;
  return [
    { key: 'explain.unit', data: { kind, strength } },
    ...(storms === undefined ? [] : [{ key: 'explain.unit-storms', data: { storms } }]),
    unsold === true ? { key: 'explain.unit-unsold', data: {} } : { key: 'explain.unit-cost', data: { cost } },
    ...facts.promotions.map(({ to, cost: price }) => ({
      key: 'explain.unit-promotion',
      data: { unit: to, cost: price },
    })),
  ];
}

export function aboutCard(rules: Ruleset, card: CardId): Sentence[] {
  const facts = rules.board.card[card];
  if (facts === undefined) return [];
  const { house, strength, swords, fortifications } = facts;
  const lines: Sentence[] = [{ key: 'explain.house-card', data: { card, house, strength, swords, fortifications } }];
  if (hasWords(facts)) lines.push({ key: `card.${card}.text`, data: {} });
  return lines;
}

export function aboutHouse(open: WesterosOpen, rules: Ruleset, house: HouseId): Sentence[] {
  const tokens = { power: houseAt(open, house).power, reserve: reserveOf(open, rules, house) };
  const castlesToWin = numberFor(rules, house, 'castlesToWin');
  return [
    playsForCastles(rules, house)
      ? { key: 'explain.house', data: { house, castles: castlesOf(open, rules, house), most: castlesToWin, ...tokens } }
      : { key: 'explain.house-lands', data: { house, lands: landsOf(open, rules, house), ...tokens } },
    ...TRACKS.map(track => ({ key: 'explain.place', data: { track, place: placeOf(open, house, track) } })),
    { key: 'explain.stars', data: { stars: starsOf(open, rules, house) } },
    ...featuresOf(open).flatMap(({ explain }) => explain?.house?.(open, rules, house) ?? []),
    ...supplyLines(open, rules, house),
  ];
}
