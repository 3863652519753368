import type { Frame } from '@corvo/core';
import { askHouse } from '../asking.ts';
import type { AreaId, HouseId } from '../ids.ts';
import { musterBy, type MusterFrame } from '../muster/by.ts';
import { houseOf, orderOfPlay } from '../realm/tracks.ts';
import { perRules } from '../ruleset/per-rules.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { refuse, rulesOf } from '../ruleset/registry.ts';
import type { Code, Table, WesterosOpen } from '../state.ts';
import { gainPower, removeOrder } from '../verbs.ts';
import { areasWithOrder, faceAt, nextWithOrder, orderHere } from './tokens.ts';

export interface ConsolidateFrame extends Frame {
  readonly run: 'consolidate';
  position: number; // on the track: for rulesets that resolve one order at a time
}

/** What the order brings in its area, as a rule one token and one for every crown. */
function collectFrom(game: Table, house: HouseId, area: AreaId): void {
  const rules = rulesOf(game.open);
  const placed = orderHere(game.open, rules, area, 'consolidate', house);
  if (placed === undefined) return;
  gainPower(game, house, rules.rulings.income(game.open, rules, house, area), 'consolidate');
  removeOrder(game, area, placed, 'resolved');
}

export const collect: Code<ConsolidateFrame> = {
  enter(game) {
    const rules = rulesOf(game.open);
    for (const house of orderOfPlay(game.open)) {
      for (const area of areasWithOrder(game.open, rules, house, 'consolidate')) collectFrom(game, house, area);
    }
  },
};

/** The points for which the order in an area may muster there. */
function musterPoints(open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId): number {
  const order = faceAt(open, rules, orderHere(open, rules, area, 'consolidate', house));
  return order === undefined ? 0 : rules.rulings.mustersInstead(open, rules, house, order, area);
}

const mayMuster = (open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId): boolean =>
  musterPoints(open, rules, house, area) > 0;

/** The ways that features add, by their words. */
const moreWays = perRules(({ features }) => features.flatMap(({ consolidate = {} }) => Object.entries(consolidate)));

/** Every order of this kind, and what may be done with it; the last one only collects. */
function waysOf(open: WesterosOpen, house: HouseId): string[] {
  const rules = rulesOf(open);
  const areas = areasWithOrder(open, rules, house, 'consolidate');
  const mustering = areas.filter(area => mayMuster(open, rules, house, area));
  const more = moreWays(rules).flatMap(([way, { refuse: refuses }]) =>
    areas.filter(area => refuses(open, rules, area) === undefined).map(area => `${area} for ${way}`),
  );
  return [...mustering.map(area => `${area} for muster`), ...more, ...areas.map(area => `${area} for power`)];
}

/** Ports first: a ship that somebody musters later may cut them off; nothing else can be lost by waiting. */
const mostUrgent = ({ board }: Ruleset, areas: readonly AreaId[]): AreaId =>
  areas.find(area => board.area[area]?.element === 'port') ?? areas[0] ?? '';

/** In the order of play each house resolves one order, round after round; it is asked only where it may do more than collect. */
export const resolveInTurn: Code<ConsolidateFrame, 'option'> = {
  verb: 'consolidates',
  enter(game, frame) {
    const rules = rulesOf(game.open);
    const houses = orderOfPlay(game.open);
    const at = nextWithOrder(game.open, rules, houses, frame.position, 'consolidate');
    const house = at === undefined ? undefined : houses[at];
    if (at === undefined || house === undefined) return;
    frame.position = at + 1;
    const areas = areasWithOrder(game.open, rules, house, 'consolidate');
    const ways = moreWays(rules);
    const mayDoMore = (area: AreaId): boolean =>
      mayMuster(game.open, rules, house, area) ||
      ways.some(([, way]) => way.refuse(game.open, rules, area) === undefined);
    if (areas.some(mayDoMore)) {
      askHouse(game, frame, house, 'consolidate');
      return;
    }
    collectFrom(game, house, mostUrgent(rules, areas));
    game.repeat(frame);
  },
  ask: ({ open }, _frame, seat) => ({ kind: 'option', from: waysOf(open, houseOf(open, seat)) }),
  refuse({ open }, _frame, seat, choice) {
    const { option } = choice;
    const offered = waysOf(open, houseOf(open, seat));
    if (offered.includes(option)) return undefined;
    const [, area = '', what = ''] = /^(\S+) for (\S+)$/.exec(option) ?? [];
    const rules = rulesOf(open);
    const isMine = offered.includes(`${area} for power`);
    const way = isMine ? moreWays(rules).find(([word]) => word === what)?.[1] : undefined;
    const isMuster = isMine && what === 'muster';
    const code = way?.refuse(open, rules, area) ?? (isMuster ? 'no-muster-by-this-order' : 'no-consolidate-there');
    return refuse(rules, code, { area: area.slice(0, 40), choice: option.slice(0, 60), offered });
  },
  answer(game, frame, seat, choice) {
    const [area = '', , what] = choice.option.split(' ');
    const house = houseOf(game.open, seat);
    const rules = rulesOf(game.open);
    game.repeat(frame);
    const way = moreWays(rules).find(([word]) => word === what)?.[1];
    if (what !== 'muster' && way === undefined) {
      collectFrom(game, house, area);
      return;
    }
    const placed = orderHere(game.open, rules, area, 'consolidate', house);
    const points = musterPoints(game.open, rules, house, area);
    if (placed !== undefined) removeOrder(game, area, placed, 'resolved');
    if (way !== undefined) way.carryOut(game, house, area);
    else if (points === rules.board.area[area]?.points)
      game.push<MusterFrame>({ run: 'muster', position: 0, only: { house, areas: [area] } });
    else musterBy(game, house, { areas: { [area]: points } });
  },
};
