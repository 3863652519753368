import { hashText, isProblem, type Instruction, type Problem, type Seat } from '@corvo/core';
import { act, type Given } from '../act.ts';
import { told, type Change } from '../change.ts';
import { leftToSeat } from '../clocks/index.ts';
import { isOver, isPlayed, ownerOf, seatsOf, type Match } from '../match.ts';
import { hostProblems } from '../problems.ts';
import { othersThan } from '../way-back.ts';

/** What somebody has left to be answered in their seat (CO-7.23). Nobody else is ever told any of it. */
interface Left {
  readonly person: string; // whoever sits there after them inherits nothing
  readonly given: readonly Instruction[];
  readonly lot: string; // a secret from which the times of its answers are drawn
  readonly held: number; // what was asked up to this question its owner answers by hand
  readonly due: Due | null;
}

/** When a question will be answered, in served time. */
interface Due {
  readonly request: number;
  readonly at: number;
}

export type LeftInstructions = Readonly<Record<Seat, Left>>;
const NO_INSTRUCTIONS: LeftInstructions = {};

/** What a person can instruct here, and what they have. */
export interface Instructed {
  readonly offers: readonly Instruction[];
  readonly given: readonly Instruction[];
}

/** An answer comes as late as one by hand might, so that its speed tells nothing; never in the last half of one's time. */
const SOONEST_MS = 4_000;
const LATEST_MS = 40_000;

const isSame = (one: Instruction, other: Instruction): boolean => one.kind === other.kind && one.about === other.about;

/** Who may instruct here: somebody who plays, where somebody else might wait for them. */
function seatOf(match: Match, person: string): Seat | Problem {
  const [seat] = seatsOf(match, person);
  if (isOver(match)) return hostProblems.gameOver();
  return seat ?? hostProblems.notSeated();
}

/** What this person can instruct, and what they have instructed: for their own eyes. */
export function instructionsOf(match: Match, person: string): Instructed | Problem {
  const seat = seatOf(match, person);
  if (typeof seat !== 'string') return seat;
  const isAlone = othersThan(match, person).length === 0;
  const offers = isAlone ? [] : (match.game.instructions?.offers(match.state.open, seat) ?? []);
  return { offers, given: match.instructions[seat]?.given ?? [] };
}

/** Leaves these instructions and no others; an empty list revokes them all. `lot` is a secret, new each time. */
export function instruct(match: Match, person: string, given: readonly Instruction[], lot: string): Change | Problem {
  const seat = seatOf(match, person);
  if (typeof seat !== 'string') return seat;
  const all = match.game.instructions?.offers(match.state.open, seat) ?? [];
  if (given.length > 0) {
    if (all.length === 0) return hostProblems.nothingToInstruct();
    if (othersThan(match, person).length === 0) return hostProblems.nobodyWaits();
  }
  const strange = given.find(one => !all.some(offer => isSame(offer, one)));
  if (strange !== undefined) return hostProblems.instructionUnknown(strange.kind, strange.about);
  const { [seat]: before, ...others } = match.instructions;
  const wanted = all.filter(offer => given.some(one => isSame(offer, one)));
  if (wanted.length === 0) return told({ ...match, instructions: others }, before === undefined ? null : seat);
  const left: Left = { person, given: wanted, lot, held: before?.held ?? 0, due: null };
  return told({ ...match, instructions: { ...others, [seat]: left } }, seat);
}

/** The answer that somebody's instructions give to what their seat is asked now. */
function answerOf(match: Match, seat: Seat, { given, held }: Left): Given | undefined {
  const { game, state } = match;
  const asked = game.waiting(state.open).find(one => one.seat === seat && !one.answered);
  if (asked === undefined || asked.request <= held) return undefined;
  const view = game.view(state, seat);
  const request = game.requests(view).find(({ id }) => id === asked.request);
  const choice = request && game.instructions?.answer(view, request, given);
  return choice === undefined ? undefined : { seat, request: asked.request, choice, by: 'instruction' };
}

/** From 0 to 1, the same for the same question; nobody who does not know the secret can say it. */
function drawn({ lot }: Left, { rewinds }: Match, request: number): number {
  return parseInt(hashText(`${lot} ${request} ${rewinds}`).slice(0, 8), 16) / 0x1_0000_0000;
}

/** How long it takes to answer this question. */
function delay(match: Match, seat: Seat, left: Left, request: number, now: number): number {
  const half = Math.floor((leftToSeat(match.clocks, seat, now) ?? Infinity) / 2);
  const latest = Math.min(LATEST_MS, half);
  const soonest = Math.min(SOONEST_MS, Math.floor(latest / 2));
  return Math.floor(soonest + (latest - soonest) * drawn(left, match, request));
}

/**
 * The questions that the owner of a seat answers by hand from now on, since they, or the table, took an answer of theirs
 * back: it is not given again at once behind their back.
 */
function heldSince(before: Match, after: Match, seat: Seat): number {
  const isTheirs = (answer: { readonly seat: Seat }): boolean => answer.seat === seat;
  const isBack = before.rewinds !== after.rewinds;
  const gone = isBack ? before.line.filter(({ n }) => !after.line.some(mark => mark.n === n)) : [];
  const isUnsealed = (isBack || before.n === after.n) && before.sealed.some(isTheirs) && !after.sealed.some(isTheirs);
  const isTaken = isUnsealed || gone.some(({ answers }) => answers.some(isTheirs));
  return isTaken ? before.state.open.requests : 0;
}

/** One seat's instructions after a change; undefined: they are over. */
function leftAfter(before: Match, after: Match, seat: Seat, left: Left, now: number): Left | undefined {
  const owner = ownerOf(after, seat);
  if (owner === undefined || owner.person !== left.person || owner.resigned) return undefined;
  const held = Math.max(left.held, heldSince(before, after, seat));
  const kept = held === left.held ? left : { ...left, held };
  // While a bot plays it decides; while the table is asked about going back, who plays on would refuse that.
  const answer = isPlayed(owner) && after.wish === null ? answerOf(after, seat, kept) : undefined;
  if (answer === undefined) return kept.due === null ? kept : { ...kept, due: null };
  const { request } = answer;
  if (kept.due?.request === request && before.rewinds === after.rewinds) return kept;
  return { ...kept, due: { request, at: now + delay(after, seat, kept, request, now) } };
}

/** A match after a change, with what instructions will answer and when; given is the one before it. */
export function withInstructions(before: Match, after: Match, now: number): Match {
  const seats = Object.entries(after.instructions);
  if (seats.length === 0) return after;
  if (isOver(after)) return { ...after, instructions: NO_INSTRUCTIONS };
  const next = seats.flatMap(([seat, left]) => {
    const kept = leftAfter(before, after, seat, left, now);
    return kept === undefined ? [] : [[seat, kept] as const];
  });
  const isAlike = next.length === seats.length && next.every(([seat, left]) => after.instructions[seat] === left);
  return isAlike ? after : { ...after, instructions: Object.fromEntries(next) };
}

/** When the next question is to be answered so, in served time; null: none is. */
export function instructedAt({ instructions }: Pick<Match, 'instructions'>): number | null {
  const times = Object.values(instructions).flatMap(({ due }) => (due === null ? [] : [due.at]));
  return times.length === 0 ? null : Math.min(...times);
}

/** Will what this seat is asked be answered without its owner? */
export const isInstructed = ({ instructions }: Pick<Match, 'instructions'>, seat: Seat): boolean =>
  instructions[seat]?.due != null;

/** The seats whose answers are due by now. */
export const instructedSeats = ({ instructions }: Pick<Match, 'instructions'>, now: number): Seat[] =>
  Object.entries(instructions).flatMap(([seat, { due }]) => (due !== null && now >= due.at ? [seat] : []));

/** Gives the answer of a seat that is due; where the rules do not take it, its owner is asked after all. */
export function answerInstructed(match: Match, seat: Seat, now: number): Change | Problem {
  const left = match.instructions[seat];
  if (left?.due == null || now < left.due.at) return told(match, null);
  const answer = answerOf(match, seat, left);
  const change = answer?.request === left.due.request ? act(match, answer, now) : undefined;
  if (change !== undefined && !isProblem(change)) return change;
  const asked = { ...left, held: Math.max(left.held, left.due.request), due: null };
  return told({ ...match, instructions: { ...match.instructions, [seat]: asked } }, seat);
}
