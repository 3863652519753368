import type { AreaId, CardId, HouseId, RealmId, Track, UnitKind } from './ids.ts';
import { areaAt, areaFor, orNone } from './realm/areas.ts';
import { garrisonAt } from './realm/control.ts';
import { GARRISON, removeMark } from './realm/marks.ts';
import { houseAt, reserveOf } from './realm/pools.ts';
import { inRealm, realmAt } from './realm/tracks.ts';
import { rulesOf } from './ruleset/registry.ts';
import type { LastingEffect, PlacedOrder, Table, Unit } from './state.ts';
import { isRouted, unitOf } from './units.ts';

/** The few ways in which the table changes. Each tells its event, so board, log and animation agree. */

/** Takes tokens from the reserve, as far as there are any. */
export function gainPower(game: Table, house: HouseId, amount: number, why: string): number {
  const gained = Math.min(amount, reserveOf(game.open, rulesOf(game.open), house));
  if (gained <= 0) return 0;
  const state = houseAt(game.open, house);
  state.power += gained;
  game.tell('power-gained', { house, amount: gained, why, power: state.power });
  return gained;
}

export function payPower(game: Table, house: HouseId, amount: number, why: string): void {
  if (amount <= 0) return;
  const state = houseAt(game.open, house);
  state.power -= amount;
  game.tell('power-paid', { house, amount, why, power: state.power });
}

export function placeToken(game: Table, house: HouseId, area: AreaId): void {
  houseAt(game.open, house).power -= 1;
  areaFor(game.open, area).power = house;
  game.tell('control-token-placed', { house, area, power: houseAt(game.open, house).power });
}

/** A control token, where one lies, goes back to its owner's reserve. */
export function removeToken(game: Table, area: AreaId): void {
  const { power } = areaAt(game.open, area);
  if (power === null) return;
  game.tell('control-token-removed', { house: power, area });
  areaFor(game.open, area).power = null;
}

export function removeForce(game: Table, area: AreaId): void {
  const state = areaFor(game.open, area);
  game.tell('neutral-force-beaten', { area, force: state.force });
  state.force = 0;
}

/** A new unit; `why` says where it comes from, if it is not mustered. */
export function addUnit(game: Table, area: AreaId, house: HouseId, kind: UnitKind, why?: 'returned'): void {
  const state = areaFor(game.open, area);
  state.units = [...state.units, unitOf(house, kind)];
  game.tell('unit-mustered', { house, kind, area, ...(why && { why }) });
}

/** Takes the first units that fit off the area; the caller says where they go. */
export function takeUnits(
  game: Table,
  area: AreaId,
  house: HouseId,
  count: { readonly [kind: UnitKind]: number },
  routed = false,
): Unit[] {
  const state = areaFor(game.open, area);
  const left: { [kind: UnitKind]: number } = { ...count };
  const taken: Unit[] = [];
  const others = state.units.filter(unit => {
    const wanted = left[unit.kind] ?? 0;
    if (unit.house !== house || isRouted(unit) !== routed || wanted === 0) return true;
    left[unit.kind] = wanted - 1;
    taken.push(unit);
    return false;
  });
  state.units = orNone(others);
  return taken;
}

export function moveUnits(
  game: Table,
  house: HouseId,
  from: AreaId,
  to: AreaId,
  count: { readonly [kind: UnitKind]: number },
): void {
  const units = takeUnits(game, from, house, count);
  const target = areaFor(game.open, to);
  target.units = [...target.units, ...units];
  game.tell('units-moved', { house, from, to, units: count });
}

export function destroyUnits(
  game: Table,
  area: AreaId,
  house: HouseId,
  count: { readonly [kind: UnitKind]: number },
  why: string,
  routed = false,
): void {
  const units = takeUnits(game, area, house, count, routed);
  if (units.length === 0) return;
  game.tell('units-destroyed', { house, area, units: count, why });
  rulesOf(game.open).rulings.unitsLost(game, house, area, count, why);
}

export function promoteUnit(
  game: Table,
  area: AreaId,
  house: HouseId,
  from: UnitKind,
  to: UnitKind,
  routed = false,
): void {
  const { units } = areaAt(game.open, area);
  const at = units.findIndex(unit => unit.house === house && unit.kind === from && isRouted(unit) === routed);
  if (at < 0) return;
  areaFor(game.open, area).units = units.with(at, unitOf(house, to, routed));
  game.tell('unit-promoted', { house, area, kind: from, to });
}

export function removeOrder(game: Table, area: AreaId, placed: PlacedOrder, why: string): void {
  const { orders } = areaAt(game.open, area);
  let at = orders.length - 1;
  while (at >= 0 && (orders[at]?.house !== placed.house || orders[at]?.order !== placed.order)) at--;
  if (at < 0) return;
  areaFor(game.open, area).orders = orNone(orders.toSpliced(at, 1));
  game.tell('order-removed', { house: placed.house, area, order: placed.order, why });
}

export function setTrack(game: Table, realm: RealmId, track: Track, houses: readonly HouseId[]): void {
  realmAt(game.open, realm).tracks[track] = [...houses];
  game.tell('track-set', { track, houses: [...houses], ...inRealm(game.open, realm) });
}

export function giveMarker(game: Table, realm: RealmId, track: Track, house: HouseId): void {
  const { holders } = realmAt(game.open, realm);
  if (holders[track] === house) return;
  game.tell('marker-passed', { track, house, before: holders[track], ...inRealm(game.open, realm) });
  holders[track] = house;
}

/** A house goes to a place of a track, from 1; the token passes at once when the first place changes. */
export function moveOnTrack(game: Table, house: HouseId, track: Track, place: number): void {
  const { realm } = houseAt(game.open, house);
  const others = realmAt(game.open, realm).tracks[track].filter(other => other !== house);
  others.splice(Math.min(place - 1, others.length), 0, house);
  setTrack(game, realm, track, others);
  giveMarker(game, realm, track, others[0] ?? house);
}

export function setSupply(game: Table, house: HouseId, level: number): void {
  const state = houseAt(game.open, house);
  game.tell('supply-set', { house, before: state.supply, supply: level });
  state.supply = level;
}

/** Only where they threaten the realm. */
export function setWildlings(game: Table, realm: RealmId, strength: number, why: string): void {
  const state = realmAt(game.open, realm);
  const { wildlings: before } = state;
  if (before === undefined || before === strength) return;
  game.tell('wildlings-moved', { before, strength, why, ...inRealm(game.open, realm) });
  state.wildlings = strength;
}

export function discardFromHand(game: Table, house: HouseId, card: CardId, why: string): void {
  const state = houseAt(game.open, house);
  state.hand = state.hand.filter(held => held !== card);
  state.discards = [...state.discards, card];
  game.tell('card-discarded', { house, card, why });
}

export function takeBackCard(game: Table, house: HouseId, card: CardId, why: string): void {
  const state = houseAt(game.open, house);
  state.discards = state.discards.filter(held => held !== card);
  const cards = rulesOf(game.open).facts.houses[house]?.cards ?? [];
  state.hand = cards.filter(held => held === card || state.hand.includes(held)); // a hand is kept in the order of the list
  game.tell('card-taken-back', { house, card, why });
}

/** The whole hand comes back, in the order in which the cards are listed. */
export function takeAllBack(game: Table, house: HouseId): void {
  const state = houseAt(game.open, house);
  const cards = rulesOf(game.open).facts.houses[house]?.cards ?? [];
  const own = new Set([...state.hand, ...state.discards]);
  state.hand = cards.filter(card => own.has(card));
  state.discards = [];
  game.tell('hand-taken-back', { house, cards: [...state.hand] });
}

/** A hand that was played out: the discards come back, all but those that were just used. */
export function recoverHand(game: Table, house: HouseId, ...used: readonly CardId[]): void {
  const state = houseAt(game.open, house);
  const cards = rulesOf(game.open).facts.houses[house]?.cards ?? [];
  const own = new Set([...state.hand, ...state.discards]);
  state.hand = cards.filter(card => own.has(card) && !used.includes(card));
  const left = used.filter(card => own.has(card));
  state.discards = left;
  game.tell('hand-taken-back', {
    house,
    cards: [...state.hand],
    ...(left.length === 0 ? {} : { card: left.at(-1) ?? '' }),
  });
}

/** A beaten garrison is out of the game for good. */
export function removeGarrison(game: Table, area: AreaId): void {
  const garrison = garrisonAt(game.open, rulesOf(game.open), area);
  if (garrison === undefined) return;
  removeMark(areaFor(game.open, area), GARRISON);
  game.tell('garrison-beaten', { house: garrison.house, area, strength: garrison.strength });
}

export function addEffect(game: Table, effect: LastingEffect): void {
  game.open.effects.push(effect);
  game.tell('effect-began', { effect: effect.effect, until: effect.until });
}

/** Effects whose time is over. */
export function endEffects(game: Table, until: LastingEffect['until']): void {
  const { effects } = game.open;
  if (effects.length === 0) return;
  game.open.effects = effects.filter(effect => effect.until !== until);
}
