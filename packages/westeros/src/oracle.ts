import type { Event } from '@corvo/core';
import type { AreaId, HouseId } from './ids.ts';
import type { WesterosOpen } from './state.ts';

/** A printed map, as a fact sheet gives it. */
export interface PrintedMap {
  readonly borders: readonly (readonly [AreaId, AreaId])[];
  readonly kind: { readonly [area: AreaId]: string }; // land, sea or port
  readonly home: { readonly [area: AreaId]: HouseId | null };
  readonly landOfPort: { readonly [port: AreaId]: AreaId };
}

/**
 * A second opinion for tests. It works out from the printed map and the pieces alone who holds an area and where units
 * can go, and it shares no code with the rules.
 */
export class Oracle {
  readonly #map: PrintedMap;
  readonly #near = new Map<AreaId, AreaId[]>();

  constructor(map: PrintedMap) {
    this.#map = map;
    for (const [a, b] of map.borders) {
      this.#near.set(a, [...(this.#near.get(a) ?? []), b]);
      this.#near.set(b, [...(this.#near.get(b) ?? []), a]);
    }
  }

  /** Units, then a token, then the printed shield of a house that plays; in a battle the defender. */
  lord(open: WesterosOpen, area: AreaId): HouseId | null {
    const land = this.#map.landOfPort[area] ?? area;
    const state = open.areas[land];
    if (state === undefined || this.#map.kind[land] !== 'land') return null;
    const houses = [...new Set(state.units.map(unit => unit.house))];
    if (houses.length > 1) return defenderIn(open, land) ?? null;
    const shield = this.#map.home[land] ?? null;
    const isPlayed = shield !== null && open.houses[shield] !== undefined && state.force === 0;
    return houses[0] ?? state.power ?? (isPlayed ? shield : null);
  }

  /** Over one border, or for land units over any number of seas with ships of their house. */
  canGo(open: WesterosOpen, house: HouseId, from: AreaId, to: AreaId): boolean {
    const { kind } = this.#map;
    const isLand = kind[from] === 'land';
    if (isLand !== (kind[to] === 'land')) return false;
    if (kind[to] === 'port' && this.lord(open, to) !== house) return false;
    const seen = new Set([from]);
    const waiting = [from];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const next of this.#near.get(at) ?? []) {
        if (next === to) return true;
        const isBridge = kind[next] === 'sea' && open.areas[next]?.units.some(unit => unit.house === house) === true;
        if (!isLand || !isBridge || seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    return false;
  }

  /** Moves and retreats among these events that no unit could have made. */
  impossibleMoves(before: WesterosOpen, events: readonly Event[]): string[] {
    return events
      .filter(({ type }) => type === 'units-moved' || type === 'units-retreated')
      .map(({ data }) => data as unknown as Told)
      .filter(({ house, from = '', to = '' }) => !this.canGo(before, house, from, to))
      .map(({ house, from, to }) => `${house} went from ${from} to ${to}`);
  }

  /** Areas whose holder the rules give otherwise. */
  otherLords(open: WesterosOpen, ruled: (area: AreaId) => HouseId | null): string[] {
    if (open.outcome !== null) return []; // a march may win the game and leave two houses in one area
    return Object.keys(open.areas)
      .filter(area => this.#map.kind[area] !== 'sea' && ruled(area) !== this.lord(open, area))
      .map(area => `${area} is held by ${ruled(area)}, and by the board by ${this.lord(open, area)}`);
  }
}

function defenderIn(open: WesterosOpen, area: AreaId): HouseId | undefined {
  const battle = open.frames.find(frame => frame.run === 'battle') as
    | { readonly area: AreaId; readonly sides: readonly { readonly house: HouseId }[] }
    | undefined;
  return battle?.area === area ? battle.sides[1]?.house : undefined;
}

/** What events about units say. */
interface Told {
  readonly house: HouseId;
  readonly area?: AreaId;
  readonly before?: HouseId; // whose ships they were
  readonly from?: AreaId;
  readonly to?: string; // an area, or what a unit was promoted to
  readonly kind?: string;
  readonly units?: { readonly [kind: string]: number };
}

type Pieces = Map<string, number>;

function add(pieces: Pieces, house: HouseId, area: AreaId, kind: string, count: number): void {
  const name = `${area} ${house} ${kind}`;
  const sum = (pieces.get(name) ?? 0) + count;
  if (sum === 0) pieces.delete(name);
  else pieces.set(name, sum);
}

function piecesOn(open: WesterosOpen): Pieces {
  const pieces: Pieces = new Map();
  for (const [area, { units }] of Object.entries(open.areas))
    for (const { house, kind } of units) add(pieces, house, area, kind, 1);
  return pieces;
}

function carryOut(
  pieces: Pieces,
  type: string,
  { house, area = '', before = '', from, to = '', kind = '', units = {} }: Told,
): void {
  if (type === 'unit-mustered') add(pieces, house, area, kind, 1);
  if (type === 'unit-promoted') {
    add(pieces, house, area, kind, -1);
    add(pieces, house, area, to, 1);
  }
  for (const [each, count] of Object.entries(units)) {
    if (type === 'units-destroyed') add(pieces, house, area, each, -count);
    if (type === 'ships-taken') {
      add(pieces, before, area, each, -count);
      add(pieces, house, area, each, count);
    }
    if (type !== 'units-moved' && type !== 'units-retreated') continue;
    add(pieces, house, from ?? '', each, -count);
    add(pieces, house, to, each, count);
  }
}

/** Units that are not where the events say: whatever was not told did not happen. */
export function untold(before: WesterosOpen, after: WesterosOpen, events: readonly Event[]): string[] {
  const told = piecesOn(before);
  for (const { type, data } of events) carryOut(told, type, data as unknown as Told);
  const seen = piecesOn(after);
  return [...new Set([...told.keys(), ...seen.keys()])]
    .filter(name => told.get(name) !== seen.get(name))
    .map(name => `${name}: told ${told.get(name) ?? 0}, seen ${seen.get(name) ?? 0}`);
}
