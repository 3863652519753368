import type { Problem, Seat } from '@corvo/core';
import { entered, told, type Change } from '../change.ts';
import { clocksMore, clocksStopped } from '../clocks/index.ts';
import { isOver, seatsOf, type Match } from '../match.ts';
import { hostProblems } from '../problems.ts';
import { drawn } from '../seats.ts';
import { offered, refuseToOffer } from './offer.ts';

/**
 * What a table can be asked to decide (CO-7.20): a pause of its clocks, more time for all, an end as a draw, or that
 * somebody else may have the seat of a player who is missing (CO-7.24).
 */
export const MOTIONS = ['pause', 'time', 'draw', 'replace'] as const;
export type MotionKind = (typeof MOTIONS)[number];

/** For how long clocks can stand, and how much time can be given: ten minutes to two weeks. */
export const MOTION_SECONDS = { min: 600, max: 14 * 24 * 3_600 } as const;

/** What somebody has put to the vote. Each person has one voice, in however many seats. */
export interface Motion {
  readonly id: string;
  readonly kind: MotionKind;
  readonly by: Seat;
  readonly seconds: number | null; // where it is not about time: none
  readonly of?: Seat; // whose seat it is about
  readonly agreed: readonly Seat[]; // with whoever asked
  readonly refused: readonly Seat[];
  readonly waiting: readonly Seat[];
}

/** What somebody wants the table to vote on. */
export interface Moving {
  readonly id: string;
  readonly kind: MotionKind;
  readonly seconds: number | null;
  readonly of?: Seat | undefined;
}

/** One person's voice. */
export interface Voice {
  readonly id: string;
  readonly agree: boolean;
}

/** Since the last question so much may be put to the vote: nobody rings at everybody's door for ever. */
const MOST_MOTIONS = 5;

/** Who has a voice. About whether the seat of somebody missing is free the others decide. */
function voters({ owners }: Match, of?: Seat): readonly { readonly seat: Seat; readonly person: string | null }[] {
  const missing = owners.find(({ seat }) => seat === of)?.person;
  return owners.filter(({ person, resigned }) => person !== null && !resigned && person !== missing);
}

const voices = (match: Match, seats: readonly Seat[]): number =>
  new Set(voters(match).flatMap(({ seat, person }) => (seats.includes(seat) ? [person] : []))).size;

/** How many must agree: all to a draw, else more than half of those who have a seat. */
export function voicesNeeded(match: Match, kind: MotionKind, of?: Seat): number {
  const all = voices(
    match,
    voters(match, of).map(({ seat }) => seat),
  );
  return kind === 'draw' ? all : Math.floor(all / 2) + 1;
}

const isAboutTime = (kind: MotionKind): boolean => kind === 'pause' || kind === 'time';

/** Puts something to the vote. Where one voice is enough, it is so at once. */
export function move(match: Match, person: string, { id, kind, seconds, of }: Moving, at: number): Change | Problem {
  const mine = seatsOf(match, person);
  const [by] = mine;
  if (isOver(match)) return hostProblems.gameOver();
  if (by === undefined) return hostProblems.notSeated();
  if (match.motion !== null) return hostProblems.voteOpen();
  if (isAboutTime(kind) && match.terms.clock === null) return hostProblems.noClock();
  const refused = kind === 'replace' ? refuseToOffer(match, person, of) : undefined;
  if (refused !== undefined) return refused;
  if (kind === 'draw' && voicesNeeded(match, kind) === 1) return hostProblems.nobodyToAgree();
  const { requests: newest } = match.state.open;
  const count = newest > match.moved.newest ? 0 : match.moved.count;
  if (count >= MOST_MOTIONS) return hostProblems.movedEnough();
  const about = kind === 'replace' && of !== undefined ? { of } : {};
  const waiting = voters(match, about.of).flatMap(({ seat }) => (mine.includes(seat) ? [] : [seat]));
  const length = isAboutTime(kind) ? (seconds ?? MOTION_SECONDS.min) : null;
  const motion: Motion = { id, kind, by, seconds: length, ...about, agreed: mine, refused: [], waiting };
  return decided({ ...match, motion, moved: { newest: Math.max(newest, match.moved.newest), count: count + 1 } }, at);
}

/** Counts a voice; who asked withdraws it with a no. */
export function vote(match: Match, person: string, { id, agree }: Voice, at: number): Change | Problem {
  const { motion } = match;
  const mine = seatsOf(match, person);
  if (motion === null || motion.id !== id) return hostProblems.noVote();
  if (mine.includes(motion.by)) return agree ? told(match, null) : told({ ...match, motion: null });
  const asked = motion.waiting.filter(seat => mine.includes(seat));
  if (asked.length === 0) return hostProblems.noVote();
  const counted = agree ? { agreed: [...motion.agreed, ...asked] } : { refused: [...motion.refused, ...asked] };
  const waiting = motion.waiting.filter(seat => !asked.includes(seat));
  return decided({ ...match, motion: { ...motion, ...counted, waiting } }, at);
}

/** Carried, come to nothing, or still open. */
function decided(match: Match, at: number): Change {
  const motion = match.motion as Motion;
  const needed = voicesNeeded(match, motion.kind, motion.of);
  if (voices(match, motion.agreed) >= needed) return carried({ ...match, motion: null }, motion, at);
  const possible = voices(match, [...motion.agreed, ...motion.waiting]);
  return told(possible < needed ? { ...match, motion: null } : match);
}

function carried(match: Match, { kind, by, seconds, of, agreed }: Motion, at: number): Change {
  const others = agreed.filter(seat => seat !== by);
  const entry = { kind: 'vote' as const, seat: by, at, about: { vote: kind, by: others, seconds, ...(of && { of }) } };
  const ms = (seconds ?? 0) * 1_000;
  switch (kind) {
    case 'pause': {
      const paused = { until: at + ms, ofMs: ms, by };
      return entered(match, entry, { paused, clocks: clocksStopped(match, at) });
    }
    case 'time':
      return entered(match, entry, { clocks: clocksMore(match, ms, at) });
    case 'replace':
      return entered(match, entry, { owners: offered(match, of) });
    case 'draw': {
      const base = drawn(match.base);
      return entered(match, entry, { base, state: base, sealed: [], wish: null, floor: match.n + 1 });
    }
  }
}

/** Ends a pause: whoever asked for it may at any time, and the server does when it is over. */
export function unpause(match: Match, person: string | null, at: number): Change | Problem {
  const { paused } = match;
  if (paused === null) return hostProblems.notPaused();
  if (person === null && at < paused.until) return told(match, null);
  if (person !== null && !seatsOf(match, person).includes(paused.by)) return hostProblems.notYourPause();
  const about = { vote: 'unpause' as const };
  return entered(match, { kind: 'vote', seat: paused.by, at, about }, { paused: null });
}
