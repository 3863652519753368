import type { Draft, Seat } from '@corvo/core';
import { houseOf, VARYS, type CharacterId, type CompanionId, type House } from './cards.ts';
import { isGone, spaceName } from './court.ts';
import type { Area, CompanionFrame, HandOfTheKing, TurnFrame } from './state.ts';

/** The few ways in which the table changes. Each tells its event, so board, log and animation agree. */
export type HandDraft = Draft<HandOfTheKing>;

function areaOf(game: HandDraft, seat: Seat): Area {
  const area = game.open.areas[seat];
  if (area === undefined) throw new Error(`no play area for ${seat}`);
  return area;
}

/** The play area of a seat, to be changed: a copy takes its place. */
export function areaFor(game: HandDraft, seat: Seat): Area {
  const area = areaOf(game, seat);
  return (game.open.areas[seat] = { ...area, characters: { ...area.characters } });
}

/** The turn that is going on, whatever runs on top of it. */
export function turnOf(game: HandDraft): TurnFrame {
  const [frame] = game.open.frames;
  if (frame === undefined) throw new Error('nobody has the turn');
  return frame as TurnFrame;
}

export function ownerOf(game: HandDraft, character: CharacterId): Seat | undefined {
  const house = houseOf(character);
  return game.open.seats.find(seat => areaOf(game, seat).characters[house].includes(character));
}

function leaveArea(game: HandDraft, seat: Seat, character: CharacterId): void {
  const { characters } = areaFor(game, seat);
  const house = houseOf(character);
  characters[house] = characters[house].filter(other => other !== character);
}

function enterArea(game: HandDraft, seat: Seat, character: CharacterId): void {
  const { characters } = areaFor(game, seat);
  const house = houseOf(character);
  characters[house] = [...characters[house], character];
}

/** HK-1.7, HK-5.1, HK-5.5: takes the card on a space; the last of its house in the grid earns a companion. */
export function takeFromGrid(game: HandDraft, cell: number, seat: Seat): void {
  const character = game.open.grid[cell];
  if (character == null) throw new Error(`nobody stands on ${spaceName(cell)}`);
  game.open.grid[cell] = null;
  enterArea(game, seat, character);
  game.tell('taken', { seat, character, space: spaceName(cell), owner: null });
  if (game.open.available.length > 0 && isGone(game.open.grid, houseOf(character))) turnOf(game).earned = true; // HK-5.9
}

/** HK-5.7: what comes from an area earns nothing. */
export function takeFromArea(game: HandDraft, character: CharacterId, from: Seat, seat: Seat): void {
  leaveArea(game, from, character);
  enterArea(game, seat, character);
  game.tell('taken', { seat, character, space: null, owner: from });
}

/** HK-1.7, HK-5.6: out of the game, wherever it stood; a kill earns nothing. */
export function kill(game: HandDraft, { seat, companion }: CompanionFrame, character: CharacterId): void {
  const cell = game.open.grid.indexOf(character);
  const owner = cell >= 0 ? undefined : ownerOf(game, character);
  if (cell >= 0) game.open.grid[cell] = null;
  else if (owner !== undefined) leaveArea(game, owner, character);
  else throw new Error(`${character} is not in the game any more`);
  game.open.killed = [...game.open.killed, character];
  game.tell('killed', { seat, companion, character, space: cell >= 0 ? spaceName(cell) : null, owner: owner ?? null });
}

/** Exchanges two characters between the areas that hold them. */
export function exchange(game: HandDraft, seat: Seat, given: CharacterId, owner: Seat, received: CharacterId): void {
  leaveArea(game, seat, given);
  leaveArea(game, owner, received);
  enterArea(game, seat, received);
  enterArea(game, owner, given);
  game.tell('exchanged', { seat, given, owner, received });
}

/** Exchanges two cards of the grid, one of which may be Varys. */
export function swapInGrid(game: HandDraft, seat: Seat, cards: readonly [string, string]): void {
  const { grid } = game.open;
  const [first, second] = cards.map(card => (card === VARYS ? game.open.varys : grid.indexOf(card))) as [
    number,
    number,
  ];
  const kept = grid[first] ?? null;
  grid[first] = grid[second] ?? null;
  grid[second] = kept;
  if (game.open.varys === first) game.open.varys = second;
  else if (game.open.varys === second) game.open.varys = first;
  game.tell('swapped', { seat, one: cards[0], other: cards[1], spaces: [spaceName(first), spaceName(second)] });
}

export function giveBanner(game: HandDraft, house: House, to: Seat | null): void {
  const from = game.open.banners[house];
  if (from === to) return;
  game.open.banners[house] = to;
  game.tell('banner-moved', { house, from, to });
}

/** The companion is used up: discarded, unless its text keeps it (HK-5.4). */
export function spendCompanion(game: HandDraft, companion: CompanionId): void {
  game.open.available = game.open.available.filter(other => other !== companion);
  game.open.used = [...game.open.used, companion];
}

export function keepCompanion(game: HandDraft, seat: Seat, companion: CompanionId, house: House): void {
  game.open.used = game.open.used.filter(other => other !== companion);
  const area = areaFor(game, seat);
  area.kept = [...area.kept, { companion, house }];
  game.tell('companion-kept', { seat, companion, house });
}
