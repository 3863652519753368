import type { MusterAsk, MusterChoice } from '../asks/muster.ts';
import type { AreaId, Count, HouseId, UnitKind } from '../ids.ts';
import { areaAt } from '../realm/areas.ts';
import { fedHere, hasEnemies, standing } from '../realm/control.ts';
import { roomIn } from '../ports/room.ts';
import { unitsOnMap } from '../realm/pools.ts';
import type { Board } from '../ruleset/board.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { WesterosOpen } from '../state.ts';
import { allowedArmies, armiesOf, fits } from '../supply/armies.ts';

/** One thing bought: a new unit and where it stands, or a promotion. */
export interface Purchase {
  readonly kind: UnitKind; // what will be there
  readonly at: AreaId;
  readonly from: UnitKind | null; // what it was promoted from
  readonly cost: number;
}

/** Something for sale in an area as far as its printed facts go. */
interface Sale {
  readonly text: string;
  readonly kind: UnitKind; // to be taken from the pool, or promoted
  readonly purchase: Purchase;
}

/** What an area sells, in the order of the offers; made once, since texts are dear to make and to read. */
const sales = new WeakMap<Board, Map<AreaId, Map<string, Sale>>>();
let lastBoard: Board | undefined;
let lastSales = new Map<AreaId, Map<string, Sale>>();

function salesIn(board: Board, area: AreaId): ReadonlyMap<string, Sale> {
  if (board !== lastBoard) {
    lastBoard = board;
    lastSales = sales.get(board) ?? new Map<AreaId, Map<string, Sale>>();
    sales.set(board, lastSales);
  }
  const known = lastSales.get(area);
  if (known !== undefined) return known;
  const here = new Map<string, Sale>();
  for (const kind of board.kinds) {
    const unit = board.unit[kind];
    if (unit === undefined) continue;
    const places =
      unit.unsold === true
        ? []
        : unit.element === 'land'
          ? [kind]
          : harborsOf(board, area).map(sea => `${kind}@${sea}`);
    for (const text of [...places, ...unit.promotions.map(({ to }) => `${kind}>${to}`)]) {
      const purchase = parsePurchase(board, area, text);
      if (purchase !== undefined) here.set(text, { text, kind, purchase });
    }
  }
  if (board.area[area] !== undefined) lastSales.set(area, here);
  return here;
}

/** What the text of a purchase means in this area, or undefined where it means nothing. */
export const readPurchase = (board: Board, area: AreaId, text: string): Purchase | undefined =>
  salesIn(board, area).get(text)?.purchase ?? parsePurchase(board, area, text);

function parsePurchase(board: Board, area: AreaId, text: string): Purchase | undefined {
  const [, from = '', to = ''] = /^([^>@]+)>([^>@]+)$/.exec(text) ?? [];
  if (from !== '') {
    const step = board.unit[from]?.promotions.find(promotion => promotion.to === to);
    return step && { kind: to, at: area, from, cost: step.cost };
  }
  const [kind = '', at] = text.split('@');
  const unit = board.unit[kind];
  if (unit === undefined || unit.unsold === true || (at !== undefined) !== (unit.element === 'sea')) return undefined;
  return { kind, at: at ?? area, from: null, cost: unit.cost };
}

/** May new ships of this house stand there? */
export function seaIsOpen(open: WesterosOpen, house: HouseId, sea: AreaId): boolean {
  const state = areaAt(open, sea);
  return state.force === 0 && !hasEnemies(state, house);
}

/** Where ships mustered in an area may go: its seas and its ports. */
export function harborsOf(board: Board, area: AreaId): readonly AreaId[] {
  const seas = board.nearSea[area] ?? [];
  const ports = board.portsOf[area] ?? [];
  return ports.length === 0 ? seas : [...seas, ...ports];
}

/** The units in an area that could be promoted, by kind. */
function promotable(open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId): Count {
  const state = areaAt(open, area);
  if (!rules.rulings.promotesRouted) return standing(state, house);
  const count: Record<UnitKind, number> = {};
  for (const unit of state.units) if (unit.house === house) count[unit.kind] = (count[unit.kind] ?? 0) + 1;
  return count;
}

/** What a house may spend in a mustering: so many points in each of these areas, and perhaps fewer in all. */
export type Grant = { readonly areas: { readonly [area: AreaId]: number }; readonly total?: number };

/** The points that are printed in these areas. */
export function printedGrant({ board }: Ruleset, areas: readonly AreaId[]): Grant {
  const points: Record<AreaId, number> = {};
  for (const area of areas) points[area] = board.area[area]?.points ?? 0;
  return { areas: points };
}

/** What may be spent in one area. */
export function pointsIn({ areas, total }: Grant, area: AreaId): number {
  const points = areas[area] ?? 0;
  return total === undefined ? points : Math.min(points, total);
}

/** Everything for sale in an area for so many points, whatever else it can afford. */
export function offersIn(open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId, points: number): string[] {
  const { board } = rules;
  const offers: string[] = [];
  const there = promotable(open, rules, house, area);
  const pool = rules.facts.houses[house]?.pool ?? {};
  for (const { text, kind, purchase } of salesIn(board, area).values()) {
    if (purchase.cost > points || (pool[kind] ?? 0) === 0 || (pool[purchase.kind] ?? 0) === 0) continue;
    if (
      purchase.from !== null ? (there[kind] ?? 0) === 0 : purchase.at !== area && !seaIsOpen(open, house, purchase.at)
    )
      continue;
    offers.push(text);
  }
  return offers;
}

/** The areas where a house may muster now. */
export function musterAreas(open: WesterosOpen, rules: Ruleset, house: HouseId): AreaId[] {
  return rules.board.mustering.filter(area => rules.rulings.controller(open, rules.board, area) === house);
}

export function musterAsk(open: WesterosOpen, rules: Ruleset, house: HouseId, grant: Grant): MusterAsk {
  const asked: Record<AreaId, { points: number; offers: Record<string, number> }> = {};
  for (const area in grant.areas) {
    const points = pointsIn(grant, area);
    const offers: Record<string, number> = {};
    for (const text of offersIn(open, rules, house, area, points))
      offers[text] = readPurchase(rules.board, area, text)?.cost ?? 0;
    asked[area] = { points, offers };
  }
  return grant.total === undefined
    ? { kind: 'muster', areas: asked }
    : { kind: 'muster', areas: asked, total: grant.total };
}

/** One army becomes this large: the first of those one smaller, so that the order stays. */
function growOne(armies: number[], size: number): void {
  if (size === 2) armies.push(2);
  else if (size > 2) armies[armies.indexOf(size - 1)] = size;
}

/** Purchases as they add up: pieces and armies, bought one after another. */
export class Basket {
  readonly changes: Record<AreaId, number> = {};
  readonly onMap: Record<UnitKind, number>;
  readonly promoted: Record<string, number> = {};
  readonly bought: Record<string, number> = {}; // by area and kind, where new units can be promoted
  readonly spent: Record<AreaId, number> = {};
  readonly #open: WesterosOpen;
  readonly #rules: Ruleset;
  readonly #house: HouseId;
  readonly #armies: number[]; // the largest first
  readonly #allowed: readonly number[];
  readonly #grant: Grant;
  #total = 0; // in all areas together

  constructor(open: WesterosOpen, rules: Ruleset, house: HouseId, grant: Grant) {
    this.#grant = grant;
    this.#open = open;
    this.#rules = rules;
    this.#house = house;
    this.onMap = unitsOnMap(open, house);
    this.#allowed = allowedArmies(open, rules, house);
    this.#armies = armiesOf(open, rules, house);
  }

  /** Why this cannot be bought on top of the rest. */
  wrong(
    area: AreaId,
    purchase: Purchase,
  ): 'not-enough-points' | 'nobody-to-promote' | 'pool-empty' | 'port-full' | 'muster-breaks-supply' | undefined {
    if (purchase.cost > this.pointsLeft(area)) return 'not-enough-points';
    if (purchase.from !== null) {
      const stood = promotable(this.#open, this.#rules, this.#house, area)[purchase.from] ?? 0;
      const here = stood + (this.#rules.rulings.promotesNew ? (this.bought[`${area} ${purchase.from}`] ?? 0) : 0);
      if ((this.promoted[`${area} ${purchase.from}`] ?? 0) >= here) return 'nobody-to-promote';
    }
    const pool = this.#rules.facts.houses[this.#house]?.pool[purchase.kind] ?? 0;
    if ((this.onMap[purchase.kind] ?? 0) >= pool) return 'pool-empty';
    if (purchase.from !== null) return undefined;
    const most = roomIn(this.#rules, purchase.at);
    if (most !== undefined && this.#sizeWithOneMore(purchase.at) > most) return 'port-full';
    return this.#feeds(purchase.at) ? undefined : 'muster-breaks-supply';
  }

  /** What may still be spent in an area. */
  pointsLeft(area: AreaId): number {
    const { areas, total } = this.#grant;
    const here = (areas[area] ?? 0) - (this.spent[area] ?? 0);
    return total === undefined ? here : Math.min(here, total - this.#total);
  }

  /** How many units of the house would be here with one more. */
  #sizeWithOneMore(at: AreaId): number {
    return fedHere(this.#rules.board, areaAt(this.#open, at), this.#house) + (this.changes[at] ?? 0) + 1;
  }

  /** Would the armies still fit with one more unit here? They are kept, so the map is walked only once. */
  #feeds(at: AreaId): boolean {
    const armies = this.#armies.slice();
    growOne(armies, this.#sizeWithOneMore(at));
    return fits(armies, this.#allowed);
  }

  add(area: AreaId, { kind, at, from, cost }: Purchase): void {
    this.spent[area] = (this.spent[area] ?? 0) + cost;
    this.#total += cost;
    this.onMap[kind] = (this.onMap[kind] ?? 0) + 1;
    if (from === null) {
      growOne(this.#armies, this.#sizeWithOneMore(at));
      this.changes[at] = (this.changes[at] ?? 0) + 1;
      if (this.#rules.rulings.promotesNew) this.bought[`${at} ${kind}`] = (this.bought[`${at} ${kind}`] ?? 0) + 1;
    } else {
      this.onMap[from] = (this.onMap[from] ?? 0) - 1;
      this.promoted[`${area} ${from}`] = (this.promoted[`${area} ${from}`] ?? 0) + 1;
    }
  }
}

interface Bought {
  readonly area: AreaId;
  readonly text: string;
}

/** Promotions first, since they free pieces for the rest; then as listed, each new unit with its own promotion behind it. */
export function inOrder(open: WesterosOpen, rules: Ruleset, house: HouseId, muster: MusterChoice['muster']): Bought[] {
  const promotions: Bought[] = [];
  const rest: Bought[] = [];
  for (const area in muster) {
    const texts = muster[area] ?? [];
    const fresh = rules.rulings.promotesNew ? promotionsOfNew(open, rules, house, area, texts) : [];
    const waiting = [...fresh];
    for (const text of texts) {
      if (text.includes('>')) {
        const at = fresh.indexOf(text);
        if (at < 0) promotions.push({ area, text });
        else fresh.splice(at, 1);
        continue;
      }
      rest.push({ area, text });
      const at = waiting.findIndex(promotion => promotion.startsWith(`${text}>`));
      if (at >= 0) rest.push({ area, text: waiting.splice(at, 1)[0] as string });
    }
    for (const text of waiting) rest.push({ area, text }); // nobody there to promote: it will be refused
  }
  return promotions.length === 0 ? rest : [...promotions, ...rest];
}

/** The promotions of an area beyond the units that are there already. */
export function promotionsOfNew(
  open: WesterosOpen,
  rules: Ruleset,
  house: HouseId,
  area: AreaId,
  texts: readonly string[],
): string[] {
  const wanted = texts.filter(text => text.includes('>'));
  if (wanted.length === 0 || open.areas[area] === undefined) return [];
  const there: Record<UnitKind, number> = { ...promotable(open, rules, house, area) };
  return wanted.filter(text => {
    const kind = text.slice(0, text.indexOf('>'));
    there[kind] = (there[kind] ?? 0) - 1;
    return there[kind] < 0;
  });
}
