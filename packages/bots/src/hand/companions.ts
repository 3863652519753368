import { settleBanners } from './banners.ts';
import { CARD_COUNT, CELL_COUNT, HOUSE, HOUSE_COUNT, POWERS, SHAE, TYRION, type Power } from './cards.ts';
import { COUNT, GRID, HOLDER, IN_GRID, KILLED, LEFT, OWNER, PHASE, type Position } from './position.ts';

/** Puts a card somewhere else and keeps the counts true; `to` is a seat or KILLED. */
export function moveCard(p: Position, card: number, to: number): void {
  const { bytes } = p;
  const house = HOUSE[card]!;
  const from = bytes[OWNER + card]!;
  const worth = (seat: number): number => (card === TYRION && p.rules.shaeNeedsTyrion && p.shae === seat ? 2 : 1);
  if (from === IN_GRID) {
    bytes[GRID + bytes.subarray(GRID, GRID + CELL_COUNT).indexOf(card)] = 0;
    bytes[LEFT + house] = bytes[LEFT + house]! - 1;
  } else {
    const place = COUNT + from * HOUSE_COUNT + house;
    bytes[place] = bytes[place]! - worth(from);
  }
  bytes[OWNER + card] = to;
  if (to === KILLED) return;
  const place = COUNT + to * HOUSE_COUNT + house;
  bytes[place] = bytes[place]! + worth(to);
}

/** HK-5.13, HK-5.5: from the grid or from an opponent; the last of its house in the grid earns another companion. */
function takeNamed(p: Position, card: number): void {
  const owner = p.bytes[OWNER + card]!;
  if (owner === KILLED || owner === p.seat) return;
  moveCard(p, card, p.seat);
  if (owner === IN_GRID && p.bytes[LEFT + HOUSE[card]!] === 0 && p.available !== 0) p.earned = true;
}

function addCount(p: Position, house: number, amount: number): void {
  const place = COUNT + p.seat * HOUSE_COUNT + house;
  p.bytes[place] = p.bytes[place]! + amount;
}

function isGridEmpty(p: Position): boolean {
  for (let house = 0; house < HOUSE_COUNT; house++) if (p.bytes[LEFT + house] !== 0) return false;
  return true;
}

function inGrid(p: Position): number {
  let sum = 0;
  for (let house = 0; house < HOUSE_COUNT; house++) sum += p.bytes[LEFT + house]!;
  return sum;
}

/** The seats that have a character, as bits. */
function seatsWithCards(p: Position): number {
  let seats = 0;
  for (let card = 1; card <= CARD_COUNT; card++) {
    const owner = p.bytes[OWNER + card]!;
    if (owner < IN_GRID) seats |= 1 << owner;
  }
  return seats;
}

/** The companion is done: another one, or the banners. */
function resolved(p: Position): void {
  if (p.earned) {
    p.earned = false;
    p.phase = PHASE.choose;
  } else settleBanners(p);
}

/** HK-5.12: asks for the next part of Jaqen that is possible, or is done; `done` parts are behind us. */
function nextKill(p: Position, done: number): void {
  const twiceInGrid = p.rules.jaqenKillsTwiceInGrid;
  if (done < 1 && !isGridEmpty(p)) p.phase = PHASE.killInGrid;
  else if (done < 2 && twiceInGrid && !isGridEmpty(p)) p.phase = PHASE.killInGridAgain;
  else if (done < 2 && !twiceInGrid && seatsWithCards(p) !== 0) p.phase = PHASE.killInArea;
  else if (done < 3 && p.available !== 0) p.phase = PHASE.discard;
  else resolved(p);
}

function keep(p: Position, power: Power): void {
  if (power.house < 0) {
    // HK-S16
    if (p.rules.jonSnowNeedsGridHouse && isGridEmpty(p)) resolved(p);
    else p.phase = PHASE.name;
    return;
  }
  if (p.companion === SHAE) {
    p.shae = p.seat;
    if (p.rules.shaeNeedsTyrion && p.bytes[OWNER + TYRION] !== p.seat) {
      resolved(p);
      return;
    }
  }
  addCount(p, power.house, power.amount);
  resolved(p);
}

/** HK-5.1, HK-5.4: the user chooses a companion, which does what it can at once or asks on. */
export function chooseCompanion(p: Position, companion: number): void {
  const power = POWERS[companion] as Power;
  p.available &= ~(1 << companion);
  p.companion = companion;
  switch (power.kind) {
    case 'take-named':
      takeNamed(p, power.card);
      return resolved(p);
    case 'kill-named':
      if (p.bytes[OWNER + power.card] !== KILLED) moveCard(p, power.card, KILLED);
      return resolved(p);
    case 'count-as':
      return keep(p, power);
    case 'kill-grid':
      if (isGridEmpty(p)) return resolved(p);
      p.phase = PHASE.killInGrid;
      return;
    case 'kill-area':
      if (seatsWithCards(p) === 0) return resolved(p);
      p.phase = PHASE.killInArea;
      return;
    case 'triple-kill':
      return nextKill(p, 0);
    case 'swap-grid':
      if (inGrid(p) + (p.rules.ramsayMaySwapVarys ? 1 : 0) < 2) return resolved(p);
      p.phase = PHASE.swap;
      return;
    case 'swap-areas': {
      const seats = seatsWithCards(p);
      const mine = 1 << p.seat;
      if ((seats & mine) === 0 || (seats & ~mine) === 0) return resolved(p); // HK-H38
      p.phase = PHASE.give;
      return;
    }
    case 'extra-turn':
      p.again = true;
      return resolved(p);
  }
}

/** A swap of two spaces as one number. */
export const swapOf = (first: number, second: number): number => first * 64 + second;

function swapSpaces(p: Position, move: number): void {
  const first = GRID + (move >> 6);
  const second = GRID + (move & 63);
  const card = p.bytes[first]!;
  p.bytes[first] = p.bytes[second]!;
  p.bytes[second] = card;
  if (p.varys === move >> 6) p.varys = move & 63;
  else if (p.varys === (move & 63)) p.varys = move >> 6;
}

/** What a companion asked for: see `moves.ts` for what the number means in each phase. */
export function answerCompanion(p: Position, move: number): void {
  const isJaqen = POWERS[p.companion]?.kind === 'triple-kill';
  switch (p.phase) {
    case PHASE.name:
      addCount(p, move, (POWERS[p.companion] as Power).amount);
      return resolved(p);
    case PHASE.killInGrid:
      moveCard(p, p.bytes[GRID + move]!, KILLED);
      return isJaqen ? nextKill(p, 1) : resolved(p);
    case PHASE.killInGridAgain:
      moveCard(p, p.bytes[GRID + move]!, KILLED);
      return nextKill(p, 2);
    case PHASE.killInArea:
      moveCard(p, move, KILLED);
      return isJaqen ? nextKill(p, 2) : resolved(p);
    case PHASE.discard:
      p.available &= ~(1 << move);
      return resolved(p);
    case PHASE.swap:
      swapSpaces(p, move);
      return resolved(p);
    case PHASE.give:
      p.given = move;
      p.phase = PHASE.receive;
      return;
    case PHASE.receive: {
      const opponent = p.bytes[OWNER + move]!;
      moveCard(p, move, p.seat);
      moveCard(p, p.given, opponent);
      return resolved(p);
    }
    case PHASE.banner:
      p.bytes[HOLDER + (move >> 2)] = move & 3;
      p.settled |= 1 << (move >> 2);
      return settleBanners(p);
  }
}
