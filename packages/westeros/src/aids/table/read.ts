import { problem, type OptionValues, type Problem, type Seat, type SetTable } from '@corvo/core';
import { singular, type Alias } from '../../asks/index.ts';
import { TRACKS, type AreaId, type HouseId, type RealmId, type Track } from '../../ids.ts';
import { roomIn } from '../../ports/room.ts';
import { GARRISON, removeMark } from '../../realm/marks.ts';
import { numberFor, numberIn, supplyTable } from '../../realm/own.ts';
import type { RoundFrame } from '../../round.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { away, out } from '../../realm/pools.ts';
import { rulesOf } from '../../ruleset/registry.ts';
import {
  UNSEEN,
  type AreaState,
  type HouseState,
  type LastingEffect,
  type RealmState,
  type Westeros,
  type WesterosState,
} from '../../state.ts';
import { unitOf } from '../../units.ts';
import { featuresOf, type FeatureAids } from '../feature.ts';
import { unseenCards } from '../../decks.ts';

const damaged = (line: number, expected: string): Problem =>
  problem('CO-5.1', 'damaged-position', { line: line + 1, expected });
const list = (words: readonly string[]): string[] =>
  words
    .join(' ')
    .split(/[\s,]+/)
    .filter(word => word !== '');
const isTrack = (word: string): word is Track => (TRACKS as readonly string[]).includes(word);
const OF_REALM: readonly string[] = [...TRACKS, 'marker', 'used', 'wildlings'];
const isOfRealm = (word: string | undefined): boolean => word !== undefined && OF_REALM.includes(word);
const wholeNumber = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,3}$/.test(word) ? Number(word) : undefined;

/** For how long an effect lasts. */
const SPANS: readonly LastingEffect['until'][] = ['battle', 'clash', 'round', 'game'];

type Position = NonNullable<FeatureAids['position']>;

/** A table being laid line by line; every method answers a problem or nothing. */
class Layout {
  readonly state: WesterosState;
  readonly rules: Ruleset;
  readonly alias: Alias;
  phase: string | null = null;
  ordered = false;
  readonly tops: Record<string, string[]> = {};
  readonly positions: readonly Position[];
  readonly areaWords: NonNullable<Position['areaWords']>;
  readonly lines: NonNullable<Position['lines']>;

  constructor(state: WesterosState, alias: Alias) {
    this.state = state;
    this.rules = rulesOf(state.open);
    this.alias = alias;
    this.positions = featuresOf(state.open).flatMap(({ position }) => position ?? []);
    this.lines = Object.assign({}, ...this.positions.map(({ lines }) => lines));
    this.areaWords = Object.assign({}, ...this.positions.map(({ areaWords }) => areaWords));
  }

  isHouse(word: string | undefined): word is HouseId {
    return word !== undefined && Object.hasOwn(this.state.open.houses, word);
  }

  line(words: readonly string[], line: number): Problem | undefined {
    const [first = '', ...rest] = words;
    const { open } = this.state;
    const { realms } = this.rules.board;
    if (realms.length > 1 && realms.includes(first) && isOfRealm(rest[0])) return this.realm(first, rest, line);
    if (isOfRealm(first))
      return realms.length === 1
        ? this.realm(realms[0] ?? '', words, line)
        : damaged(line, `the name of a realm before ${first}: ${realms.join(', ')}`);
    const area = this.rules.board.area[this.alias(first)]?.id;
    if (area !== undefined) return this.area(area, open.areas[area] as AreaState, rest, line);
    switch (first) {
      case 'round':
        open.round = wholeNumber(rest[0]) ?? 0;
        return open.round < 1 || open.round > this.rules.numbers.rounds
          ? damaged(line, `a round from 1 to ${this.rules.numbers.rounds}`)
          : undefined;
      case 'phase':
        this.phase = rest[0] ?? '';
        return this.rules.flow['round']?.includes(this.phase)
          ? undefined
          : damaged(line, `a phase: ${this.rules.flow['round']?.join(', ')}`);
      case 'supply':
      case 'power':
        return this.figure(first, rest, line);
      case 'hand':
      case 'discards':
        return this.cards(first, rest, line);
      case 'effect':
        return this.effect(rest, line);
      case 'top':
      case 'bottom':
        return this.deck(first, rest, line);
      default:
        return this.more(first, rest, line);
    }
  }

  /** A line of a feature, by its first word. */
  more(first: string, rest: readonly string[], line: number): Problem | undefined {
    const read = Object.hasOwn(this.lines, first) ? this.lines[first] : undefined;
    const words = ['supply', 'power', 'hand', 'discards', ...Object.keys(this.lines), 'wildlings', 'marker'];
    const expected =
      read === undefined
        ? `an area, or round, phase, ${[...TRACKS, ...words].join(', ')}, used, effect, top, bottom`
        : read(this.state, list(rest));
    return expected === undefined ? undefined : damaged(line, expected);
  }

  /** What stands on one board: its tracks, the tokens of these, and how strong the wildlings are. */
  realm(id: RealmId, [what = '', ...rest]: readonly string[], line: number): Problem | undefined {
    const realm = this.state.open.realms[id] as RealmState;
    if (isTrack(what)) return layTrack(realm, what, list(rest), line);
    if (what === 'wildlings') {
      const strength = wholeNumber(rest[0]) ?? 0;
      const most = realm.wildlings === undefined ? -1 : numberIn(this.rules, id, 'wildlingsMost');
      if (strength > most) return damaged(line, 'a strength of the wildlings');
      realm.wildlings = strength;
      return undefined;
    }
    const [track = '', house] = rest;
    if (what === 'used') {
      if (!isTrack(track)) return damaged(line, TRACKS.join(', '));
      realm.used[track] = true;
      return undefined;
    }
    if (!isTrack(track) || house === undefined || !realm.tracks.throne.includes(house))
      return damaged(line, 'marker, a track and a house');
    realm.holders[track] = house;
    return undefined;
  }

  /** `effect NAME HOUSE game used`: the house that it concerns, what it lasts for (a round), and whether it is spent. */
  effect([effect = '', ...rest]: readonly string[], line: number): Problem | undefined {
    if (!Object.hasOwn(this.rules.effects, effect)) return damaged(line, 'the name of an effect');
    const words = [...rest];
    const owner = this.isHouse(words[0]) ? (words.shift() ?? null) : null;
    const until = SPANS.find(span => span === words[0]) ?? 'round';
    if (until === words[0]) words.shift();
    const isUsed = words[0] === 'used';
    if (words.length > (isUsed ? 1 : 0))
      return damaged(line, `the house that the effect concerns, ${SPANS.join(', ')}, or used`);
    this.state.open.effects.push({ effect, owner, until, ...(isUsed && { used: true }) });
    return undefined;
  }

  figure(name: 'supply' | 'power', [house, value]: readonly string[], line: number): Problem | undefined {
    const number = wholeNumber(value);
    const of = this.isHouse(house) ? house : '';
    const most = name === 'supply' ? topLevel(this.rules, of) : numberFor(this.rules, of, 'powerTokens');
    if (!this.isHouse(house) || number === undefined || number > most)
      return damaged(line, `a house and a number up to ${most}`);
    (this.state.open.houses[house] as { supply: number; power: number })[name] = number;
    return undefined;
  }

  /** `hand` names the cards still held, `discards` those used; the rest is the other pile. */
  cards(pile: 'hand' | 'discards', [house, ...names]: readonly string[], line: number): Problem | undefined {
    if (!this.isHouse(house)) return damaged(line, 'a house and its cards');
    const outside = out.of(this.state.open.houses[house] as HouseState) ?? [];
    const all = (this.rules.facts.houses[house]?.cards ?? []).filter(card => !outside.includes(card));
    const named = list(names);
    if (new Set(named).size < named.length || !named.every(card => all.includes(card)))
      return damaged(line, `cards of ${house}: ${all.join(', ')}`);
    const rest = all.filter(card => !named.includes(card));
    const state = this.state.open.houses[house];
    if (state === undefined || (pile === 'hand' ? named : rest).length === 0)
      return damaged(line, 'at least one card in hand');
    state.hand = pile === 'hand' ? named : rest;
    state.discards = pile === 'hand' ? rest : named;
    return undefined;
  }

  /** `top` says which cards come next, `bottom` which ones everybody knows to lie there. */
  deck(where: 'top' | 'bottom', [deck = '', ...names]: readonly string[], line: number): Problem | undefined {
    const state = Object.hasOwn(this.state.open.decks, deck) ? this.state.open.decks[deck] : undefined;
    if (state === undefined) return damaged(line, `a deck: ${Object.keys(this.state.open.decks).join(', ')}`);
    const left = unseenCards(this.state.open, this.rules, deck);
    const named = list(names);
    const isBuried = (card: string): boolean => where === 'bottom' && card === UNSEEN;
    for (const card of named) {
      if (isBuried(card)) continue; // some card, which one nobody says
      const at = left.indexOf(card);
      if (at < 0) return damaged(line, `cards of the deck ${deck}: ${[...new Set(left)].join(', ')}`);
      left.splice(at, 1);
    }
    if (where === 'bottom') state.bottom = named;
    else this.tops[deck] = named;
    const unknown = where === 'top' ? [...named, ...left] : this.underTops(deck, left);
    if (unknown === undefined) return damaged(line, `cards of the deck ${deck} that are not on its top`);
    const buried = state.bottom.filter(card => card === UNSEEN).length;
    if (buried > unknown.length) return damaged(line, `at most ${unknown.length} cards of the deck ${deck}`);
    this.state.hidden.decks[deck] = unknown;
    state.unknown = unknown.length - buried;
    return undefined;
  }

  /** The cards that a line before has put on top stay there. */
  underTops(deck: string, cards: readonly string[]): string[] | undefined {
    const left = [...cards];
    const tops = this.tops[deck] ?? [];
    for (const card of tops) {
      const at = left.indexOf(card);
      if (at < 0) return undefined;
      left.splice(at, 1);
    }
    return [...tops, ...left];
  }

  /** A garrison is gone where the text says so, and wherever somebody else is. */
  dropGarrison(id: AreaId, area: AreaState): void {
    if (this.rules.facts.garrisons?.[id] !== undefined) removeMark(area, GARRISON);
  }

  /** `force 5`, `garrison 0`, `HOUSE token`, a word of a feature, or `HOUSE 2 knights routed 1 footman march-zero`. */
  area(id: AreaId, area: AreaState, [first, ...rest]: readonly string[], line: number): Problem | undefined {
    if (first === 'force') {
      area.force = wholeNumber(rest[0]) ?? 0;
      return undefined;
    }
    if (first === 'garrison') {
      if (wholeNumber(rest[0]) !== 0) return damaged(line, 'garrison 0; those that stand are not named');
      this.dropGarrison(id, area);
      return undefined;
    }
    if (!this.isHouse(first))
      return damaged(line, `force, garrison or one of ${Object.keys(this.state.open.houses).join(', ')}`);
    if (this.rules.facts.garrisons?.[id]?.house !== first) this.dropGarrison(id, area);
    let number = 1;
    let routed = false;
    for (const word of rest) {
      const kind = singular(word.replace(/,$/, ''));
      const count = wholeNumber(word);
      if (count !== undefined) number = count;
      else if (word === 'routed') routed = true;
      else if (word === 'token') area.power = first;
      else if (this.areaWords[word] !== undefined) {
        const expected = this.areaWords[word](area, id, first);
        if (expected !== undefined) return damaged(line, expected);
      } else if (this.rules.board.order[word] !== undefined) {
        const placed = { house: first, order: word };
        const wrong = this.positions.map(position => position.placed?.(this.state, this.rules, placed)).find(Boolean);
        if (wrong !== undefined) return damaged(line, wrong);
        area.orders = [...area.orders, placed];
        this.ordered = true;
      } else if (this.rules.board.unit[kind] !== undefined) {
        const added = Array.from({ length: Math.min(number, 20) }, () => unitOf(first, kind, routed));
        area.units = [...area.units, ...added];
        area.force = 0;
        number = 1;
      } else return damaged(line, `units, routed, token or an order, not ${word.slice(0, 40)}`);
    }
    return undefined;
  }

  /** What no table of this game could show. */
  impossible(): string | undefined {
    const { open } = this.state;
    for (const id of this.rules.board.ids) {
      const area = open.areas[id] as AreaState;
      const sea = this.rules.board.area[id]?.element !== 'land';
      const houses = new Set(area.units.map(unit => unit.house));
      if (houses.size > 1) return `units of one house in ${id}`;
      if (area.units.some(unit => (this.rules.board.unit[unit.kind]?.element === 'sea') !== sea))
        return `units that can be in ${id}`;
      if (this.rules.board.area[id]?.closed === true && (houses.size > 0 || area.power !== null || area.force > 0))
        return `nothing in ${id}, which is closed`;
      const room = roomIn(this.rules, id) ?? area.units.length;
      if (area.units.length > room) return `at most ${room} units in ${id}`;
      const usual = area.orders.filter(({ order }) => this.rules.board.order[order]?.extra !== true).length;
      const extra = area.orders.length - usual;
      if (usual > 1 || extra > 1 || area.orders.some(placed => !houses.has(placed.house)))
        return `one order of the house that is in ${id}`;
      if (area.power !== null && (sea || (houses.size > 0 && !houses.has(area.power))))
        return `no other token in ${id}`;
    }
    for (const [house, { pool }] of Object.entries(this.rules.facts.houses)) {
      const units = Object.values(open.areas).flatMap(area => area.units.filter(unit => unit.house === house));
      const gone = away.of(open.houses[house] as HouseState) ?? {};
      const wrong = this.rules.board.kinds.find(
        kind => units.filter(unit => unit.kind === kind).length + (gone[kind] ?? 0) > (pool[kind] ?? 0),
      );
      if (wrong !== undefined) return `at most ${pool[wrong] ?? 0} ${wrong} of ${house}`;
      const tokens = Object.values(open.areas).filter(area => area.power === house).length;
      const most = numberFor(this.rules, house, 'powerTokens');
      if (tokens + (open.houses[house]?.power ?? 0) > most) return `at most ${most} power of ${house}`;
    }
    return this.positions.map(({ settle }) => settle?.(this.state, this.rules)).find(wrong => wrong !== undefined);
  }
}

/** The highest level of supply of a house. */
const topLevel = (rules: Ruleset, house: HouseId): number => supplyTable(rules, house).length - 1;

/** All houses of a realm, each once; the first of them gets the token. */
function layTrack(realm: RealmState, track: Track, houses: string[], line: number): Problem | undefined {
  const all = realm.tracks[track];
  if (houses.length !== all.length || !all.every(house => houses.includes(house)))
    return damaged(line, `each of ${all.join(', ')} once`);
  realm.tracks[track] = houses;
  realm.holders[track] = houses[0] ?? '';
  return undefined;
}

/** Lays out a position: an empty map with its neutral forces, full hands, supply for large armies; the text says the rest. */
export function readPosition(
  alias: Alias,
  lines: readonly string[],
  options: OptionValues,
  seats: readonly Seat[],
  set: SetTable<Westeros>,
): WesterosState | Problem {
  const state = set.layOut(options, seats);
  const layout = new Layout(state, alias);
  for (const area of Object.values(state.open.areas)) area.units = [];
  for (const [id, house] of Object.entries(state.open.houses)) house.supply = topLevel(layout.rules, id);
  state.open.round = 2;
  for (const position of layout.positions) position.clear?.(state, layout.rules);
  for (const [line, text] of lines.entries()) {
    const words = text.trim().split(/\s+/);
    if (words[0] === '' || words[0]?.startsWith('#')) continue;
    const wrong = layout.line(words, line);
    if (wrong !== undefined) return wrong;
  }
  const impossible = layout.impossible();
  if (impossible !== undefined) return damaged(lines.length - 1, impossible);
  const step = layout.phase ?? (layout.ordered ? 'raids' : 'planning');
  if (step === 'begin') state.open.round -= 1;
  return set.start(state, game => void game.push<RoundFrame>({ run: 'round', step }));
}
