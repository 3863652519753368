import { battleNow } from '../battle-now.ts';
import { TRACKS, type CardId, type HouseId } from '../ids.ts';
import { castlesOf } from '../realm/control.ts';
import { GARRISON, hasMark } from '../realm/marks.ts';
import { numberFor, numberIn } from '../realm/own.ts';
import { isPlayedOut, out, tokensOnMap, unitsOnMap } from '../realm/pools.ts';
import { houseOf } from '../realm/tracks.ts';
import { inSight } from '../ruleset/feature.ts';
import { perRules } from '../ruleset/per-rules.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { rulesOf } from '../ruleset/registry.ts';
import { UNSEEN, type AreaState, type HouseState, type WesterosOpen, type WesterosState } from '../state.ts';
import { explainSupply, keepsSupply } from '../supply/armies.ts';
import { allDecks, deckCards, WILDLING_DECK } from '../decks.ts';
import { hiddenPlace } from '../wildlings/deck.ts';
import { featuresOf } from './feature.ts';

/** Says what is wrong with a state; undefined when nothing is. */
export type Invariant = (state: WesterosState) => string | undefined;

/** While one of these is going on, the armies of its house are being put right. */
const SUPPLY_IS_SETTLED_IN = ['supply', 'reconcile'];

const supplyHolds: Invariant = ({ open }) => {
  const rules = rulesOf(open);
  const top = open.frames.at(-1);
  if (top !== undefined && SUPPLY_IS_SETTLED_IN.includes(top.run)) return undefined;
  const battle = battleNow(open);
  for (const house of Object.keys(open.houses)) {
    // Losers that wait for their retreat are on their way: the new place is checked when they get there.
    if (battle !== undefined && battle.winner !== -1 && battle.sides.some(side => side.house === house)) continue;
    if (keepsSupply(open, rules, house)) continue;
    if (featuresOf(open).some(({ passesThrough }) => passesThrough?.(open, house) === true)) continue;
    const { armies, level } = explainSupply(open, rules, house);
    return `${house} has armies ${armies.join(' ')} at supply ${level}`;
  }
  return undefined;
};

const oneHousePerArea: Invariant = ({ open }) => {
  if (open.outcome !== null) return undefined; // a march may win the game before its battle is fought
  const battle = battleNow(open);
  for (const [id, area] of Object.entries(open.areas)) {
    const houses = new Set(area.units.map(unit => unit.house));
    if (houses.size > (battle?.area === id ? 2 : 1)) return `units of ${[...houses].join(' and ')} stand in ${id}`;
    if (area.force > 0 && houses.size > 0) return `units stand beside a neutral force in ${id}`;
  }
  return undefined;
};

const everyUnitInItsElement: Invariant = ({ open }) => {
  const { board } = rulesOf(open);
  for (const [id, area] of Object.entries(open.areas)) {
    const isSea = board.area[id]?.element !== 'land';
    const lost = area.units.find(unit => (board.unit[unit.kind]?.element === 'sea') !== isSea);
    if (lost !== undefined) return `a ${lost.kind} is in ${id}`;
    if (isSea && area.power !== null) return `a control token lies in ${id}`;
  }
  return undefined;
};

function wrongPools(open: WesterosOpen, rules: Ruleset, house: HouseId): string | undefined {
  const { power } = open.houses[house] as HouseState;
  if (power < 0) return `${house} has ${power} power`;
  if (power + tokensOnMap(open, house) > numberFor(rules, house, 'powerTokens'))
    return `${house} has too many power tokens`;
  const units = unitsOnMap(open, house);
  const many = Object.keys(units).find(kind => (units[kind] ?? 0) > (rules.facts.houses[house]?.pool[kind] ?? 0));
  return many === undefined ? undefined : `${house} has ${units[many]} ${many}`;
}

const piecesWithinPools: Invariant = ({ open }) => {
  const rules = rulesOf(open);
  for (const house of Object.keys(open.houses)) {
    const wrong = wrongPools(open, rules, house);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

const ordersAreInPlace: Invariant = ({ open }) => {
  if (open.outcome !== null) return undefined;
  const { board } = rulesOf(open);
  const used: Record<string, number> = {};
  const battle = battleNow(open);
  for (const [id, area] of Object.entries(open.areas) as [string, AreaState][]) {
    const extra = area.orders.filter(({ order }) => board.order[order]?.extra === true).length;
    const usual = area.orders.length - extra;
    if (usual > (battle?.area === id ? 2 : 1) || extra > 1) return `${usual} and ${extra} orders lie in ${id}`;
    for (const { house, order } of area.orders) {
      const name = `${house} ${order}`;
      used[name] = (used[name] ?? 0) + 1;
      if ((used[name] ?? 0) > (board.order[order]?.copies ?? 0))
        return `${house} has used ${order} ${used[name]} times`;
      if (battle?.area !== id && !area.units.some(unit => unit.house === house))
        return `an order of ${house} lies in ${id} without a unit`;
    }
  }
  return undefined;
};

const tracksAreComplete: Invariant = ({ open }) => {
  const rules = rulesOf(open);
  for (const [id, realm] of Object.entries(open.realms)) {
    const houses = Object.keys(open.houses)
      .filter(house => open.houses[house]?.realm === id)
      .sort()
      .join();
    for (const track of TRACKS) {
      if ([...realm.tracks[track]].sort().join() !== houses)
        return `the ${track} track holds ${realm.tracks[track].join(', ')}`;
      if (open.houses[realm.holders[track]]?.realm !== id) return `nobody holds the marker of the ${track} track`;
    }
    const { wildlings = 0 } = realm;
    if ((realm.wildlings === undefined) !== (rules.facts.realms[id]?.wildlings === false))
      return `the wildlings of ${id} stand at ${realm.wildlings}`;
    if (wildlings < 0 || wildlings > numberIn(rules, id, 'wildlingsMost'))
      return `the wildlings of ${id} have ${wildlings}`;
  }
  return undefined;
};

/** Cards as one text, in whatever order they lie. */
const asText = (cards: readonly CardId[]): string => [...cards].sort().join();

/** What every house and every deck must hold. */
const printed = perRules(rules => ({
  houses: Object.fromEntries(Object.entries(rules.facts.houses).map(([house, { cards }]) => [house, asText(cards)])),
  decks: allDecks(rules).map(deck => [deck, asText(deckCards(rules, deck))] as const),
}));

const cardsAreAllThere: Invariant = ({ open, hidden }) => {
  const rules = rulesOf(open);
  const { houses, decks } = printed(rules);
  const sides = open.frames.some(frame => frame.run === 'battle') ? (battleNow(open)?.sides ?? []) : [];
  for (const [house, state] of Object.entries(open.houses)) {
    const { hand, discards } = state;
    const fighting = sides.filter(side => side.house === house);
    const all = asText([...hand, ...discards, ...fighting.flatMap(side => side.cards), ...(out.of(state) ?? [])]);
    if (all !== (houses[house] ?? '')) return `the cards of ${house} are ${all}`;
    if (isPlayedOut(open, rules, house) && fighting.length === 0 && open.outcome === null)
      return `${house} has ${hand.length} cards in hand`;
  }
  for (const [deck, cards] of decks) {
    const state = open.decks[deck];
    const unknown = hidden.decks[deck] ?? [];
    const faces = state?.bottom.filter(card => card !== UNSEEN) ?? [];
    const buried = (state?.bottom.length ?? 0) - faces.length;
    if (state === undefined || state.unknown + buried !== unknown.length)
      return `the deck ${deck} has ${unknown.length} unknown cards and says ${state?.unknown} and ${buried}`;
    const all = [...unknown, ...faces, ...(state.drawn === null ? [] : [state.drawn])];
    const whole = asText([...all, ...inSight(open, rules, deck)]);
    if (whole !== cards) return `the deck ${deck} holds ${whole}`;
  }
  return undefined;
};

const garrisonsStandWhereTheyBelong: Invariant = ({ open }) => {
  const { facts } = rulesOf(open);
  for (const [id, area] of Object.entries(open.areas)) {
    if (!hasMark(area, GARRISON)) continue;
    const garrison = facts.garrisons?.[id];
    if (garrison === undefined) return `a garrison stands in ${id}, which has none`;
    const isFoughtFor = open.outcome !== null || battleNow(open)?.area === id;
    if (!isFoughtFor && area.units.some(unit => unit.house !== garrison.house))
      return `a garrison of ${garrison.house} stands in ${id} beside units of others`;
  }
  return undefined;
};

const portsBelongToTheirLand: Invariant = ({ open }) => {
  const { board, numbers, rulings } = rulesOf(open);
  if (open.outcome !== null || numbers.shipsInPort === undefined) return undefined;
  for (const { id, land } of board.ports) {
    const ships = open.areas[id]?.units ?? [];
    if (ships.length > numbers.shipsInPort) return `${ships.length} ships lie in ${id}`;
    const isOpen = battleNow(open)?.area === land || open.frames.some(frame => frame.run === 'capture');
    const lord = rulings.controller(open, board, land);
    if (!isOpen && ships.some(ship => ship.house !== lord)) return `ships lie in ${id}, whose land is held by ${lord}`;
  }
  return undefined;
};

const closedAreasAreEmpty: Invariant = ({ open }) => {
  for (const { id, closed } of rulesOf(open).facts.areas) {
    const area = open.areas[id];
    if (
      closed === true &&
      area !== undefined &&
      (area.units.length > 0 || area.orders.length > 0 || area.power !== null)
    )
      return `something stands in ${id}, which is closed`;
  }
  return undefined;
};

const seatsKnowWhatIsTrue: Invariant = ({ open, hidden, own }) => {
  for (const seat of open.seats) {
    for (const { card, depth } of own[seat]?.seen ?? []) {
      const place = hiddenPlace(open, depth);
      const there = place === undefined ? undefined : hidden.decks[WILDLING_DECK]?.[place];
      if (there !== card) return `${seat} thinks that ${card} lies ${depth} deep, where ${there} is`;
    }
  }
  return undefined;
};

/** Whoever won by castles has them, now that everything lies where it lies. */
const winnersHaveTheirCastles: Invariant = ({ open }) => {
  if (open.outcome?.reason !== 'enough-castles') return undefined;
  const rules = rulesOf(open);
  const winner = houseOf(open, open.outcome.ranking[0]?.[0] ?? '');
  const castles = castlesOf(open, rules, winner);
  return castles >= numberFor(rules, winner, 'castlesToWin') ? undefined : `${winner} has won with ${castles} castles`;
};

/** What holds after every action in every game of this kernel. */
export const INVARIANTS: readonly Invariant[] = [
  supplyHolds,
  oneHousePerArea,
  everyUnitInItsElement,
  piecesWithinPools,
  ordersAreInPlace,
  tracksAreComplete,
  cardsAreAllThere,
  garrisonsStandWhereTheyBelong,
  portsBelongToTheirLand,
  closedAreasAreEmpty,
  seatsKnowWhatIsTrue,
  winnersHaveTheirCastles,
];

/** How many of each piece there are, wherever they lie: the counts never change. */
export function piecesOf({ open, hidden }: WesterosState): Record<string, number> {
  const rules = rulesOf(open);
  const fighting = battleNow(open)?.sides ?? [];
  const cards = Object.values(open.houses).reduce(
    (sum, house) => sum + house.hand.length + house.discards.length + (out.of(house)?.length ?? 0),
    0,
  );
  const westeros = allDecks(rules).reduce((sum, deck) => {
    const state = open.decks[deck];
    const faces = state?.bottom.filter(card => card !== UNSEEN).length ?? 0; // the others are among the hidden
    const laidOpen = (state?.drawn == null ? 0 : 1) + inSight(open, rules, deck).length;
    return sum + (hidden.decks[deck]?.length ?? 0) + faces + laidOpen;
  }, 0);
  return { cards: cards + fighting.reduce((sum, side) => sum + side.cards.length, 0), westeros };
}
