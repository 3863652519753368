import type { Plain } from '@corvo/core';
import { HOUSES } from '@corvo/hand-of-the-king';
import type { Thought } from '../bot.ts';
import { HOUSE_COUNT, HOUSE_OF } from './cards.ts';
import { WIN } from './evaluate.ts';
import { listMoves, MOST_MOVES, play } from './moves.ts';
import { COUNT, HOLDER, LEFT, PHASE, Position } from './position.ts';
import { swingOf } from './safety.ts';
import { settleNow } from './search/candidates.ts';

export type Reason = Thought['reason'];

export const reason = (key: string, data: Plain = {}): Reason => ({ key: `bot.${key}`, data });

/** The banner that a declaration brings, as a place in HOUSES, and the table after it; undefined where it brings none. */
function bannerTaken(p: Position, move: number): { house: number; after: Position } | undefined {
  if (p.phase !== PHASE.declare) return undefined;
  const after = new Position(p.rules);
  after.copy(p);
  play(after, move);
  settleNow(after);
  const house = HOUSE_OF[move]!;
  const isTaken = after.bytes[HOLDER + house] === p.seat && p.bytes[HOLDER + house] !== p.seat;
  return isTaken ? { house, after } : undefined;
}

/** Can no card and no companion bring this house to anybody else? */
function isSafe(p: Position, seat: number, house: number): boolean {
  const mine = p.bytes[COUNT + seat * HOUSE_COUNT + house]!;
  const reach = p.bytes[LEFT + house]! + swingOf(p, house);
  for (let other = 0; other < p.players; other++) {
    if (other !== seat && p.bytes[COUNT + other * HOUSE_COUNT + house]! + reach >= mine) return false;
  }
  return true;
}

/** Could the next player take this banner with one declaration? */
function isOpenToReply(p: Position, house: number): boolean {
  const next = new Position(p.rules);
  const list = new Int32Array(MOST_MOVES);
  const holder = p.bytes[HOLDER + house];
  const count = p.phase === PHASE.declare ? listMoves(p, list) : 0;
  for (let i = 0; i < count; i++) {
    next.copy(p);
    play(next, list[i]!);
    settleNow(next);
    if (next.bytes[HOLDER + house] !== holder) return true;
  }
  return false;
}

/** Why a player who looks no further than his own turn chooses this. */
export function reasonNow(p: Position, move: number): Reason {
  const taken = bannerTaken(p, move);
  if (taken !== undefined) {
    const { house, after } = taken;
    const data = { house: HOUSES[house]! };
    if (after.phase === PHASE.over) return reason('takes-banner-at-the-end', data);
    if (isSafe(after, p.seat, house)) return reason('takes-banner-for-good', data);
    return reason(isOpenToReply(after, house) ? 'takes-banner' : 'takes-banner-quietly', data);
  }
  if (p.phase !== PHASE.declare) return reason('best-end-of-turn');
  const house = HOUSE_OF[move]!;
  const after = new Position(p.rules);
  after.copy(p);
  play(after, move);
  const count = p.bytes[LEFT + house]! - after.bytes[LEFT + house]!;
  if (after.phase === PHASE.choose) return reason('earns-companion', { house: HOUSES[house]! });
  return reason('collects', { house: HOUSES[house]!, count });
}

/** The chance to win as people say it, never quite sure. */
const percent = (chance: number): number => Math.max(1, Math.min(99, Math.round(chance * 100)));

/** The evaluation is too modest: in games of the search against itself its odds had to be squared to come true. */
function chanceOf(score: number): number {
  const chance = Math.max(0.001, Math.min(0.999, (score / 10_000 + 1) / 2));
  return chance ** 2 / (chance ** 2 + (1 - chance) ** 2);
}

/** Why the search for two sides chose this. */
export function reasonAhead(
  p: Position,
  found: { readonly move: number; readonly score: number; readonly depth: number; readonly proven: boolean },
  end: { readonly mine: number; readonly theirs: number } | undefined,
): Reason {
  if (found.proven && found.score === WIN) return end ? reason('wins-by-force-with', end) : reason('wins-by-force');
  if (found.proven && found.score === -WIN) return reason('holds-out');
  if (found.depth === 0) return reasonNow(p, found.move);
  const house = bannerTaken(p, found.move)?.house;
  const data = { count: found.depth, percent: percent(chanceOf(found.score)) };
  return house === undefined
    ? reason('looked-ahead', data)
    : reason('takes-banner-ahead', { ...data, house: HOUSES[house]! });
}

/** Why the search for three or four players chose this. */
export function reasonAmongMany(
  p: Position,
  seen: { readonly move: number; readonly chance: number; readonly nodes: number },
): Reason {
  const house = bannerTaken(p, seen.move)?.house;
  const data = { count: seen.nodes, percent: percent(seen.chance) };
  return house === undefined
    ? reason('looked-at', data)
    : reason('takes-banner-among', { ...data, house: HOUSES[house]! });
}
