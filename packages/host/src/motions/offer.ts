import type { Problem, Seat } from '@corvo/core';
import { entered, type Change } from '../change.ts';
import { clocksTaken } from '../clocks/index.ts';
import { isOver, ownerOf, type Former, type Match, type Owner } from '../match.ts';
import { hostProblems } from '../problems.ts';

// A player who is missing, and the seat that the others offer to somebody else (CO-7.24).

/** Who wants the seat, and what was said to its old owner in private until now. */
export interface Taker extends Pick<Former, 'heard'> {
  readonly person: string;
  readonly name: string;
}

/** Why this seat cannot be put to the vote: a bot must be standing in for another person, and it must not be free already. */
export function refuseToOffer(match: Match, person: string, of: Seat | undefined): Problem | undefined {
  const owner = of === undefined ? undefined : ownerOf(match, of);
  if (owner === undefined) return hostProblems.seatUnknown(of ?? '');
  if (owner.resigned) return hostProblems.seatResigned();
  if (owner.person === null || owner.person === person || owner.bot === null) return hostProblems.seatNotMissing();
  return owner.offered === true ? hostProblems.seatOffered() : undefined;
}

/** The seats, with this one free for others. Its owner keeps it until somebody comes. */
export const offered = ({ owners }: Match, of: Seat | undefined): Owner[] =>
  owners.map(owner => (owner.seat === of ? { ...owner, offered: true } : owner));

/** Has this person a seat here, or had one? Then they know something that no other seat knows. */
const knowsASeat = ({ owners }: Match, one: string): boolean =>
  owners.some(({ person, before = [] }) => person === one || before.some(former => former.person === one));

/**
 * Another person takes over a seat that is free: with all that it knows of the game, and nothing that was said to its old
 * owner. Nobody goes back behind it.
 */
export function takeOver(match: Match, seat: Seat, { person, name, heard }: Taker, at: number): Change | Problem {
  if (isOver(match)) return hostProblems.gameOver();
  const owner = ownerOf(match, seat);
  if (owner === undefined) return hostProblems.seatUnknown(seat);
  if (owner.person === null || owner.offered !== true) return hostProblems.seatNotFree();
  if (knowsASeat(match, person)) return hostProblems.knowsASeat();
  const n = match.n + 1;
  const before = [...(owner.before ?? []), { person: owner.person, name: owner.name, n, heard }];
  const taken: Owner = { seat, person, name, bot: null, resigned: false, before };
  const owners = match.owners.map(one => (one.seat === seat ? taken : one));
  const next = { owners, clocks: clocksTaken(match, seat), floor: n, wish: null, motion: null, passing: [] };
  return entered(match, { kind: 'back', seat, at, about: { from: owner.name, name } }, next);
}
