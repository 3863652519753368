import { isProblem, problem, type Problem, type Seat, type SetTable } from '@corvo/core';
import { CELLS, CODE, COLUMNS, COMPANION, HOUSES, houseOf, isCharacter, isCompanion, MEMBERS, ROWS } from '../cards.ts';
import type { CharacterId, CompanionId, House } from '../cards.ts';
import type { HandOfTheKing, HandState, Options } from '../state.ts';
import { startTurns } from '../turn.ts';

/** A place a character may lie in: where to put it once it is known who it is. */
interface Placing {
  readonly house: House;
  readonly who: CharacterId | null; // null: any of that house not named elsewhere
  readonly line: number;
  readonly put: (character: CharacterId) => void;
}

/** Everything a text may set; what it leaves out keeps its default. */
class Layout {
  readonly placings: Placing[] = [];
  readonly grid: (CharacterId | null)[] = Array.from({ length: CELLS }, () => null);
  readonly rows: string[][] = [];
  readonly companions = new Set<CompanionId>(); // those the text has named so far
  varys = -1;
  toMove: Seat | null = null;
}

const damaged = (line: number, expected: string): Problem =>
  problem('CO-5.1', 'damaged-position', { line: line + 1, expected });
const split = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');
const houseNamed = (text: string): House | undefined => HOUSES.find(house => house === text);
const houseCoded = (code: string): House | undefined => HOUSES.find(house => CODE[house] === code);

function readRow(layout: Layout, tokens: readonly string[], line: number): Problem | undefined {
  const row = layout.rows.length;
  if (row === ROWS) return damaged(line, `${ROWS} rows of the grid, not more`);
  layout.rows.push([...tokens]);
  for (const [column, token] of tokens.entries()) {
    const cell = row * COLUMNS + column;
    if (token === '.') continue;
    if (token === 'V') {
      if (layout.varys >= 0) return damaged(line, 'one Varys');
      layout.varys = cell;
      continue;
    }
    const [code = '', who] = token.split(':');
    const house = houseCoded(code);
    if (house === undefined) return damaged(line, `S G L T B Y U, V or a dot, not ${token.slice(0, 40)}`);
    if (who !== undefined && (!isCharacter(who) || houseOf(who) !== house))
      return damaged(line, `a ${house} character, not ${who.slice(0, 40)}`);
    layout.placings.push({ house, who: who ?? null, line, put: character => (layout.grid[cell] = character) });
  }
  return undefined;
}

/** Each companion is in one place only. */
function nameCompanion(layout: Layout, companion: CompanionId, line: number): Problem | undefined {
  if (layout.companions.has(companion)) return damaged(line, `${companion} only once`);
  layout.companions.add(companion);
  return undefined;
}

function canCountFor(companion: CompanionId, house: House): boolean {
  const { ability } = COMPANION[companion];
  return ability.kind === 'count-as' && (ability.house === 'chosen' || ability.house === house);
}

/** `2 stark`, `bran-stark`, `jon-snow for tyrell`, `no raven` in an area; the first two also among the killed. */
function readThing(state: HandState, layout: Layout, seat: Seat, thing: string, line: number): Problem | undefined {
  const area = state.open.areas[seat];
  if (area === undefined) return damaged(line, `one of ${state.open.seats.join(', ')}`);
  const put = (character: CharacterId): void => {
    const house = houseOf(character);
    area.characters[house] = [...area.characters[house], character];
  };
  if (thing === 'no raven') {
    area.raven = false;
    return undefined;
  }
  const [, kept = '', keptFor = ''] = /^(\S+) for (\S+)$/.exec(thing) ?? [];
  if (kept !== '') {
    const house = houseNamed(keptFor);
    if (!isCompanion(kept) || house === undefined || !canCountFor(kept, house)) {
      return damaged(line, 'a kept companion and its house, as in jon-snow for tyrell');
    }
    area.kept = [...area.kept, { companion: kept, house }];
    return nameCompanion(layout, kept, line);
  }
  return readCharacters(layout, thing, line, put);
}

function readCharacters(
  layout: Layout,
  thing: string,
  line: number,
  put: (character: CharacterId) => void,
): Problem | undefined {
  if (isCharacter(thing)) {
    layout.placings.push({ house: houseOf(thing), who: thing, line, put });
    return undefined;
  }
  const [, number = '', name = ''] = /^(\d{1,2}) (\S+)$/.exec(thing) ?? [];
  const house = houseNamed(name);
  if (house === undefined) return damaged(line, `a character or a number and a house, not ${thing.slice(0, 40)}`);
  for (let i = 0; i < Number(number); i++) layout.placings.push({ house, who: null, line, put });
  return undefined;
}

function readCompanions(
  { open }: HandState,
  layout: Layout,
  pile: 'available' | 'used',
  names: readonly string[],
  line: number,
): Problem | undefined {
  for (const name of names) {
    if (!isCompanion(name)) return damaged(line, `a companion, not ${name.slice(0, 40)}`);
    const twice = nameCompanion(layout, name, line);
    if (twice !== undefined) return twice;
    open[pile] = [...open[pile], name];
  }
  return undefined;
}

function readBanners(state: HandState, parts: readonly string[], line: number): Problem | undefined {
  for (const part of parts) {
    const [name = '', seat = ''] = part.split(/\s+/);
    const house = houseNamed(name);
    if (house === undefined || !state.open.seats.includes(seat))
      return damaged(line, `a house and a seat, not ${part.slice(0, 40)}`);
    state.open.banners[house] = seat;
  }
  return undefined;
}

function readLine(state: HandState, layout: Layout, text: string, line: number): Problem | undefined {
  const words = text.trim().split(/\s+/);
  const [first = '', second = ''] = words;
  if (first === '' || first.startsWith('#')) return undefined;
  const rest = words.slice(1).join(' ');
  if (state.open.seats.includes(first) && second === 'has') {
    for (const thing of split(words.slice(2).join(' '))) {
      const wrong = readThing(state, layout, first, thing, line);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }
  if (first === 'banners') return readBanners(state, split(rest), line);
  if (first === 'companions') return readCompanions(state, layout, 'available', split(rest), line);
  if (first === 'used') return readCompanions(state, layout, 'used', split(rest), line);
  if (first === 'killed') {
    for (const thing of split(rest)) {
      const put = (character: CharacterId): void => void (state.open.killed = [...state.open.killed, character]);
      const wrong = readCharacters(layout, thing, line, put);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }
  if (first === 'to' && second === 'move') {
    layout.toMove = words[2] ?? '';
    return state.open.seats.includes(layout.toMove)
      ? undefined
      : damaged(line, `one of ${state.open.seats.join(', ')}`);
  }
  if (words.length === COLUMNS) return readRow(layout, words, line);
  return damaged(line, 'a row of the grid, SEAT has …, banners, companions, used, killed or to move');
}

/** Named characters first, then the nameless ones in the order of the facts; who is left over is out of the game. */
function placeCharacters(state: HandState, layout: Layout): Problem | undefined {
  const free = new Set(HOUSES.flatMap(house => MEMBERS[house]));
  for (const { who, line } of layout.placings) {
    if (who !== null && !free.delete(who)) return damaged(line, `${who} only once`);
  }
  for (const { house, who, line, put } of layout.placings) {
    const character = who ?? [...free].find(candidate => houseOf(candidate) === house);
    if (character === undefined) return damaged(line, `at most ${MEMBERS[house].length} ${house} characters`);
    free.delete(character);
    put(character);
  }
  state.open.killed = [...state.open.killed, ...free];
  return undefined;
}

/** Lays out a position at the start of a turn. */
export function readPosition(
  lines: readonly string[],
  options: Options,
  seats: readonly Seat[],
  set: SetTable<HandOfTheKing>,
): HandState | Problem {
  const state = set.layOut(options, seats);
  const { open } = state;
  open.available = []; // the text says which companions there are
  const layout = new Layout();
  for (const [line, text] of lines.entries()) {
    const wrong = readLine(state, layout, text, line);
    if (isProblem(wrong)) return wrong;
  }
  if (layout.rows.length < ROWS) return damaged(lines.length - 1, `${ROWS} rows of the grid`);
  if (layout.varys < 0) return damaged(lines.length - 1, 'Varys, as V, in the grid');
  open.grid = layout.grid;
  open.varys = layout.varys;
  const wrong = placeCharacters(state, layout);
  if (wrong !== undefined) return wrong;
  const next = layout.toMove === null ? 0 : seats.indexOf(layout.toMove);
  return set.start(state, game => startTurns(game, next));
}
