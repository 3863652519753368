import type { ChoiceShape, Frame } from '@corvo/core';
import { charactersOf, COMPANIONS, countsOf, declarationKey, DIRECTIONS, HOUSES } from '@corvo/hand-of-the-king';
import type { CompanionFrame, CompanionId, Open, TurnFrame } from '@corvo/hand-of-the-king';
import {
  CARD_COUNT,
  cardOf,
  characterOf,
  DIRECTION_OF,
  HOUSE,
  HOUSE_COUNT,
  HOUSE_OF,
  NAMED,
  POWERS,
  SHAE,
  TYRION,
} from './cards.ts';
import { rehash } from './hash.ts';
import {
  COUNT,
  GRID,
  HOLDER,
  IN_GRID,
  KILLED,
  LEFT,
  MOVED,
  NOBODY,
  OWNER,
  PHASE,
  Position,
  type Rules,
} from './position.ts';
import { declarations } from './turn.ts';

const PHASE_OF: Readonly<Record<string, number>> = {
  declare: PHASE.declare,
  companion: PHASE.choose,
  banners: PHASE.banner,
  count: PHASE.name,
  'kill-in-grid': PHASE.killInGrid,
  'kill-in-grid-again': PHASE.killInGridAgain,
  'kill-in-area': PHASE.killInArea,
  'discard-companion': PHASE.discard,
  swap: PHASE.swap,
  give: PHASE.give,
  receive: PHASE.receive,
};

const companionBit = (id: CompanionId): number => 1 << COMPANIONS.indexOf(id);

/** The rules of this table, and which characters a companion may still call by name. */
export function rulesOf({ options, seats, available, areas }: Open): Rules {
  const classOf = Uint8Array.from({ length: CARD_COUNT + 1 }, (_, card) => HOUSE[card]!);
  const shaeMatters =
    options.shaeReading === 'B' &&
    (available.includes('shae') || seats.some(seat => areas[seat]?.kept.some(({ companion }) => companion === 'shae')));
  for (const [place, card] of NAMED.entries()) {
    const called = available.some(id => POWERS[COMPANIONS.indexOf(id)]?.card === card);
    if (called || (card === TYRION && shaeMatters)) classOf[card] = HOUSE_COUNT + place;
  }
  return {
    players: seats.length,
    teams: options.teams,
    ramsayMaySwapVarys: options.ramsayMaySwapVarys,
    jonSnowNeedsGridHouse: options.jonSnowNeedsGridHouse,
    jaqenKillsTwiceInGrid: options.jaqenReading === 'B',
    shaeNeedsTyrion: options.shaeReading === 'B',
    classOf,
  };
}

function layCards(p: Position, open: Open): void {
  const { bytes } = p;
  bytes.fill(KILLED, OWNER, OWNER + CARD_COUNT + 1);
  for (const [cell, character] of open.grid.entries()) {
    if (character === null) continue;
    const card = cardOf(character);
    const left = LEFT + HOUSE[card]!;
    bytes[GRID + cell] = card;
    bytes[OWNER + card] = IN_GRID;
    bytes[left] = bytes[left]! + 1;
  }
  for (const [place, seat] of open.seats.entries()) {
    for (const character of charactersOf(open.areas[seat])) bytes[OWNER + cardOf(character)] = place;
    if (open.areas[seat]?.kept.some(({ companion }) => companion === COMPANIONS[SHAE])) p.shae = place;
  }
}

function layCounts(p: Position, open: Open, turn: TurnFrame | undefined): void {
  for (const [house, name] of HOUSES.entries()) {
    const holder = open.banners[name];
    p.bytes[HOLDER + house] = holder === null ? NOBODY : open.seats.indexOf(holder);
    for (const [place, count] of countsOf(open, name).entries()) {
      p.bytes[COUNT + place * HOUSE_COUNT + house] = count;
      p.bytes[MOVED + place * HOUSE_COUNT + house] = turn?.moved?.[name][place] ?? count;
    }
  }
}

function layTurn(p: Position, open: Open, turn: TurnFrame, top: Frame): void {
  p.seat = open.seats.indexOf(turn.seat);
  p.phase = PHASE_OF[top.step] ?? PHASE.declare; // a conversation comes before the declaration
  p.declared = turn.house === null ? 0 : HOUSES.indexOf(turn.house);
  p.again = turn.next === p.seat; // HK-6.15: the turns go on with the same seat
  for (const house of turn.settled) p.settled |= 1 << HOUSES.indexOf(house);
  if (top.run === 'turn' || top.run === 'talk') return;
  const { companion, given } = top as CompanionFrame;
  p.companion = COMPANIONS.indexOf(companion);
  p.given = given === null ? 0 : cardOf(given);
}

/** The table as everybody sees it, in numbers. */
export function positionOf(open: Open, rules: Rules = rulesOf(open)): Position {
  const p = new Position(rules);
  const turn = open.frames.find(frame => frame.run === 'turn') as TurnFrame | undefined;
  const top = open.frames.at(-1);
  p.varys = open.varys;
  for (const id of open.available) p.available |= companionBit(id);
  layCards(p, open);
  layCounts(p, open, turn);
  p.moves = declarations(p);
  if (turn !== undefined && top !== undefined) layTurn(p, open, turn, top);
  else p.phase = PHASE.over;
  rehash(p);
  return p;
}

/** The choice as the rules want it. */
export function choiceOf(p: Position, open: Open, move: number): ChoiceShape {
  const cardOn = (cell: number): string => (cell === p.varys ? 'varys' : characterOf(p.bytes[GRID + cell]!));
  switch (p.phase) {
    case PHASE.declare:
      return { option: declarationKey(DIRECTIONS[DIRECTION_OF[move]!]!, HOUSES[HOUSE_OF[move]!]!) };
    case PHASE.choose:
    case PHASE.discard:
      return { card: COMPANIONS[move] as string };
    case PHASE.name:
      return { option: HOUSES[move] as string };
    case PHASE.killInGrid:
    case PHASE.killInGridAgain:
      return { card: cardOn(move) };
    case PHASE.swap:
      return { cards: [cardOn(move >> 6), cardOn(move & 63)] };
    case PHASE.banner:
      return { option: `${HOUSES[move >> 2]} to ${open.seats[move & 3]}` };
    default:
      return { card: characterOf(move) };
  }
}
