import { below, shuffle, type Frame, type Problem } from '@corvo/core';
import type { RaidAsk, RaidChoice } from '../asks/raid.ts';
import { askHouse } from '../asking.ts';
import type { AreaId, HouseId } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { houseOf, orderOfPlay } from '../realm/tracks.ts';
import type { OrderFacts } from '../ruleset/facts.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { namedAreas, refuseUnknownArea } from '../refusals.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Code, PlacedOrder, WesterosOpen } from '../state.ts';
import { removeOrder } from '../verbs.ts';
import { areasWithOrder, faceAt, nextWithOrder, orderHere } from './tokens.ts';

/** Turn by turn: a position on the track, not a person. */
export interface TurnsFrame extends Frame {
  position: number;
  denied?: string[]; // support refused to the march that is being chosen
}

/** Orders of a house's enemies in this area that the raid could remove. */
function prey(open: WesterosOpen, rules: Ruleset, house: HouseId, raid: OrderFacts, area: AreaId): PlacedOrder[] {
  return areaAt(open, area).orders.filter(placed => {
    const order = rules.board.order[placed.order];
    return placed.house !== house && order !== undefined && rules.rulings.raidable(raid, order);
  });
}

/** Land reaches land; the sea reaches both. */
const inReach = (rules: Ruleset, from: AreaId): readonly AreaId[] =>
  (rules.board.area[from]?.element === 'land' ? rules.board.nearLand[from] : rules.board.near[from]) ?? [];

function raidOf(open: WesterosOpen, rules: Ruleset, house: HouseId, from: AreaId): OrderFacts | undefined {
  const placed = rules.board.area[from] === undefined ? undefined : orderHere(open, rules, from, 'raid', house);
  return faceAt(open, rules, placed);
}

/** What a raid can reach, and how much of it. */
function raidFrom(open: WesterosOpen, rules: Ruleset, house: HouseId, from: AreaId): RaidAsk['from'][string] {
  const raid = raidOf(open, rules, house, from);
  if (raid === undefined) return { targets: [], most: 0 };
  const isOpen = (area: AreaId): boolean => rules.rulings.bars?.(open, rules, house, area, 'raid', from) === undefined;
  const targets = inReach(rules, from).filter(area => prey(open, rules, house, raid, area).length > 0 && isOpen(area));
  return { targets, most: raid.value };
}

function refuseRaid(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  { from, targets }: RaidChoice,
): Problem | undefined {
  const raid = raidOf(open, rules, house, from);
  if (raid === undefined) {
    const areas = areasWithOrder(open, rules, house, 'raid');
    return (
      refuseUnknownArea(rules, from) ?? refuse(rules, 'no-raid-there', { area: from, areas, ...namedAreas(areas) })
    );
  }
  const twice = targets.find((target, at) => targets.indexOf(target) < at);
  if (twice !== undefined) return refuseUnknownArea(rules, twice) ?? refuse(rules, 'raided-twice', { area: twice });
  if (targets.length > raid.value) return refuse(rules, 'too-many-raided', { count: targets.length, most: raid.value });
  for (const target of targets) {
    const facts = rules.board.area[target];
    if (facts === undefined) return refuse(rules, 'no-such-area', { area: target.slice(0, 40) });
    if (facts.closed === true) return refuse(rules, 'area-closed', { area: target });
    const intoPort = facts.element === 'port' && rules.board.area[from]?.element === 'land'; // its own coast too
    if (!intoPort && !(rules.board.near[from] ?? []).includes(target))
      return refuse(rules, 'raid-not-adjacent', { from, area: target });
    if (!inReach(rules, from).includes(target)) return refuse(rules, 'raid-from-land-to-sea', { from, area: target });
    const bar = rules.rulings.bars?.(open, rules, house, target, 'raid', from);
    if (bar !== undefined) return refuse(rules, bar.code, { area: target });
    if (prey(open, rules, house, raid, target).length === 0) {
      return refuse(rules, 'nothing-to-raid', {
        area: target,
        orders: areaAt(open, target).orders.map(placed => placed.order),
      });
    }
  }
  return undefined;
}

function listRaids(open: WesterosOpen, rules: Ruleset, house: HouseId): RaidChoice[] {
  return areasWithOrder(open, rules, house, 'raid').flatMap(from => {
    const { targets, most } = raidFrom(open, rules, house, from);
    let sets: AreaId[][] = [[]];
    for (const target of targets)
      sets = [...sets, ...sets.filter(set => set.length < most).map(set => [...set, target])];
    return sets.map(set => ({ from, targets: set }));
  });
}

/** In the order of play each house resolves one raid, round after round. */
export const raids: Code<TurnsFrame, 'raid'> = {
  verb: 'raid',
  decides: 'raid',
  enter(game, frame) {
    const rules = rulesOf(game.open);
    const houses = orderOfPlay(game.open);
    const at = nextWithOrder(game.open, rules, houses, frame.position, 'raid');
    if (at === undefined) return;
    frame.position = at + 1;
    askHouse(game, frame, houses[at] ?? '', 'raid');
  },
  ask({ open }, _frame, seat): RaidAsk {
    const rules = rulesOf(open);
    const house = houseOf(open, seat);
    const from: Record<AreaId, RaidAsk['from'][string]> = {};
    for (const area of areasWithOrder(open, rules, house, 'raid')) from[area] = raidFrom(open, rules, house, area);
    return { kind: 'raid', from };
  },
  refuse: ({ open }, _frame, seat, choice) => refuseRaid(open, rulesOf(open), houseOf(open, seat), choice),
  sample(_view, _frame, ask, rng) {
    const offers = Object.entries(ask.from);
    const [from, { targets, most }] = offers[below(rng, offers.length)] as (typeof offers)[number];
    if (targets.length === 0 || below(rng, 8) === 0) return { from, targets: [] };
    const chosen = shuffle(rng, [...targets]).slice(0, 1 + below(rng, Math.min(most, targets.length)));
    return { from, targets: targets.filter(target => chosen.includes(target)) };
  },
  list({ open, seat }, _frame, _ask, limit) {
    const all = listRaids(open, rulesOf(open), houseOf(open, seat ?? ''));
    return all.length > limit ? undefined : all;
  },
  answer(game, frame, seat, choice) {
    const { from, targets } = choice;
    const rules = rulesOf(game.open);
    const house = houseOf(game.open, seat);
    const placed = orderHere(game.open, rules, from, 'raid', house);
    const raid = raidOf(game.open, rules, house, from);
    if (placed === undefined || raid === undefined) throw new Error(`no raid in ${from}`);
    game.tell('raided', { house, from, areas: targets });
    for (const target of targets) {
      for (const victim of prey(game.open, rules, house, raid, target)) {
        removeOrder(game, target, victim, 'raided');
        rules.rulings.pillage(game, house, victim);
      }
    }
    removeOrder(game, from, placed, 'resolved');
    game.repeat(frame);
  },
};
