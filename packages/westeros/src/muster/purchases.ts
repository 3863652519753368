import type { MusterAsk, MusterChoice } from '../asks/muster.ts';
import type { AreaId, Count, HouseId, UnitKind } from '../ids.ts';
import { areaAt, areasWithUnits, hasEnemies, standing, unitsHere } from '../realm/control.ts';
import { roomIn } from '../ports/room.ts';
import { unitsOnMap } from '../realm/pools.ts';
import type { Board } from '../ruleset/board.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { WesterosOpen } from '../state.ts';
import { allowedArmies, fits } from '../supply/armies.ts';

/** One thing bought: a new unit and where it stands, or a promotion. */
export interface Purchase {
  readonly kind: UnitKind; // what will be there
  readonly at: AreaId;
  readonly from: UnitKind | null; // what it was promoted from
  readonly cost: number;
}

/** What the text of a purchase means in this area, or undefined where it means nothing. */
export function readPurchase(board: Board, area: AreaId, text: string): Purchase | undefined {
  const [, from = '', to = ''] = /^([^>@]+)>([^>@]+)$/.exec(text) ?? [];
  if (from !== '') {
    const step = board.unit[from]?.promotions.find(promotion => promotion.to === to);
    return step && { kind: to, at: area, from, cost: step.cost };
  }
  const [kind = '', at] = text.split('@');
  const unit = board.unit[kind];
  if (unit === undefined || (at !== undefined) !== (unit.element === 'sea')) return undefined;
  return { kind, at: at ?? area, from: null, cost: unit.cost };
}

/** May new ships of this house stand there? */
export function seaIsOpen(open: WesterosOpen, house: HouseId, sea: AreaId): boolean {
  const state = areaAt(open, sea);
  return state.force === 0 && !hasEnemies(state, house);
}

/** Where ships mustered in an area may go: its seas and its ports. */
export const harborsOf = (board: Board, area: AreaId): readonly AreaId[] => [
  ...(board.nearSea[area] ?? []),
  ...(board.portsOf[area] ?? []),
];

/** The units in an area that could be promoted, by kind. */
function promotable(open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId): Count {
  const state = areaAt(open, area);
  if (!rules.rulings.promotesRouted) return standing(state, house);
  const count: Record<UnitKind, number> = {};
  for (const unit of state.units) if (unit.house === house) count[unit.kind] = (count[unit.kind] ?? 0) + 1;
  return count;
}

/** Everything for sale in an area, whatever it can afford. */
export function offersIn(open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId): string[] {
  const { board } = rules;
  const points = board.area[area]?.points ?? 0;
  const offers: string[] = [];
  const there = promotable(open, rules, house, area);
  const pool = rules.facts.houses[house]?.pool ?? {};
  for (const kind of board.kinds) {
    const unit = board.unit[kind];
    if (unit === undefined || (pool[kind] ?? 0) === 0) continue;
    if (unit.cost <= points) {
      if (unit.element === 'land') offers.push(kind);
      else for (const sea of harborsOf(board, area)) if (seaIsOpen(open, house, sea)) offers.push(`${kind}@${sea}`);
    }
    const here = there[kind] ?? 0;
    if (here > 0) for (const { to, cost } of unit.promotions) if (cost <= points) offers.push(`${kind}>${to}`);
  }
  return offers;
}

/** The areas where a house may muster now. */
export function musterAreas(open: WesterosOpen, rules: Ruleset, house: HouseId): AreaId[] {
  return rules.board.mustering.filter(area => rules.rulings.controller(open, rules.board, area) === house);
}

export function musterAsk(open: WesterosOpen, rules: Ruleset, house: HouseId, areas: readonly AreaId[]): MusterAsk {
  const asked: Record<AreaId, { points: number; offers: Record<string, number> }> = {};
  for (const area of areas) {
    const offers: Record<string, number> = {};
    for (const text of offersIn(open, rules, house, area))
      offers[text] = readPurchase(rules.board, area, text)?.cost ?? 0;
    asked[area] = { points: rules.board.area[area]?.points ?? 0, offers };
  }
  return { kind: 'muster', areas: asked };
}

/** Purchases as they add up: pieces and armies, bought one after another. */
export class Basket {
  readonly changes: Record<AreaId, number> = {};
  readonly onMap: Record<UnitKind, number>;
  readonly promoted: Record<string, number> = {};
  readonly spent: Record<AreaId, number> = {};
  readonly #open: WesterosOpen;
  readonly #rules: Ruleset;
  readonly #house: HouseId;
  readonly #sizes: Record<AreaId, number> = {};
  readonly #allowed: readonly number[];

  constructor(open: WesterosOpen, rules: Ruleset, house: HouseId) {
    this.#open = open;
    this.#rules = rules;
    this.#house = house;
    this.onMap = unitsOnMap(open, house);
    this.#allowed = allowedArmies(open, rules, house);
    for (const area of areasWithUnits(open, rules.board, house))
      this.#sizes[area] = unitsHere(areaAt(open, area), house);
  }

  /** Why this cannot be bought on top of the rest. */
  wrong(
    area: AreaId,
    purchase: Purchase,
  ): 'not-enough-points' | 'nobody-to-promote' | 'pool-empty' | 'port-full' | 'muster-breaks-supply' | undefined {
    const points = this.#rules.board.area[area]?.points ?? 0;
    if ((this.spent[area] ?? 0) + purchase.cost > points) return 'not-enough-points';
    if (purchase.from !== null) {
      const here = promotable(this.#open, this.#rules, this.#house, area)[purchase.from] ?? 0;
      if ((this.promoted[`${area} ${purchase.from}`] ?? 0) >= here) return 'nobody-to-promote';
    }
    const pool = this.#rules.facts.houses[this.#house]?.pool[purchase.kind] ?? 0;
    if ((this.onMap[purchase.kind] ?? 0) >= pool) return 'pool-empty';
    if (purchase.from !== null) return undefined;
    const most = roomIn(this.#rules, purchase.at);
    if (most !== undefined && (this.#sizes[purchase.at] ?? 0) >= most) return 'port-full';
    return this.#feeds(purchase.at) ? undefined : 'muster-breaks-supply';
  }

  /** Would the armies still fit with one more unit here? Sizes are kept, so the map is walked only once. */
  #feeds(at: AreaId): boolean {
    const armies: number[] = [];
    this.#sizes[at] ??= 0;
    for (const area in this.#sizes) {
      const size = (this.#sizes[area] ?? 0) + (area === at ? 1 : 0);
      if (size >= 2) armies.push(size);
    }
    return fits(
      armies.sort((a, b) => b - a),
      this.#allowed,
    );
  }

  add(area: AreaId, { kind, at, from, cost }: Purchase): void {
    this.spent[area] = (this.spent[area] ?? 0) + cost;
    this.onMap[kind] = (this.onMap[kind] ?? 0) + 1;
    if (from === null) {
      this.changes[at] = (this.changes[at] ?? 0) + 1;
      this.#sizes[at] = (this.#sizes[at] ?? 0) + 1;
    } else {
      this.onMap[from] = (this.onMap[from] ?? 0) - 1;
      this.promoted[`${area} ${from}`] = (this.promoted[`${area} ${from}`] ?? 0) + 1;
    }
  }
}

/** Promotions first, since they free pieces for the rest; then as listed. */
export const inOrder = (muster: MusterChoice['muster']): { readonly area: AreaId; readonly text: string }[] => {
  const all = Object.entries(muster).flatMap(([area, texts]) => texts.map(text => ({ area, text })));
  return [...all.filter(({ text }) => text.includes('>')), ...all.filter(({ text }) => !text.includes('>'))];
};
