import type { Plain, Problem } from '@corvo/core';
import {
  act as actIn,
  handOver as handOverIn,
  hostProblems,
  late,
  lateSeats,
  practise,
  resign as resignIn,
  seatFrom,
  told,
} from '@corvo/host';
import { refusals, type Hint } from '@corvo/protocol';
import { adviserFor, refuseBot, standInFor } from '../bots/index.ts';
import { playerAt, shownTo } from './late.ts';
import { refreshClocks } from './resting.ts';
import { isLeftToBots } from './seats.ts';
import type { Table } from './table.ts';
import type { Mover } from './viewer.ts';
import { endPauseInTime } from './voting.ts';

type Taken = { readonly n: number } | Problem;
type Refused = Promise<Problem | undefined>;

/** An answer as a person sends it. */
export interface Sent {
  readonly request: number;
  readonly choice: Plain;
  readonly rewinds?: number | undefined;
  readonly forced?: boolean | undefined;
}

/** An answer to a request (CO-7.14): the seat comes from the person, the rules check it, the disk keeps it. */
export async function act(
  table: Table,
  person: string,
  { request, choice, rewinds, forced }: Sent,
  mover?: Mover,
): Promise<Taken> {
  if (rewinds === undefined) return refusals.pageTooOld();
  const refused = await table.change((match, now) => {
    const seat = seatFrom(match, person, request);
    if (typeof seat !== 'string') return seat;
    return actIn(match, { seat, request, choice, by: forced === true ? 'forced' : 'person', rewinds }, now);
  }, mover);
  return refused ?? { n: table.record.n };
}

/** CO-7.19, CO-8.4: what becomes of those whose time has run out. */
export async function answerForTheLate(table: Table): Promise<void> {
  await endPauseInTime(table);
  const failed = await refreshClocks(table);
  if (failed !== undefined)
    return void table.around.log.warn({ table: table.id, code: failed.code }, 'clocks stand still');
  for (const seat of table.match === null ? [] : lateSeats(table.match, table.around.served())) {
    const refused = await table.change((match, now) => {
      const isLate = lateSeats(match, now).includes(seat);
      return isLate ? late(match, seat, standInFor(table.game), now) : told(match, null);
    });
    if (refused !== undefined)
      table.around.log.warn({ table: table.id, code: refused.code }, 'a late answer was refused');
  }
}

/** CO-7.19, CO-7.24: who comes to the table has the seat back that a bot took when their time ran out, or that is free for others. */
export async function welcomeBack(table: Table, person: string): Promise<void> {
  const taken = table.match?.owners.find(
    one => one.person === person && (one.late === true || one.offered === true),
  )?.seat;
  if (taken === undefined || table.record.status !== 'playing') return;
  const refused = await table.change((match, now) => handOverIn(match, taken, null, false, now));
  if (refused !== undefined)
    table.around.log.warn({ table: table.id, code: refused.code }, 'a seat could not be given back');
}

/** CO-7.10: the game ends where its rules say so, else a bot plays on. */
export function resign(table: Table, person: string): Refused {
  return table.change((match, now) => {
    const seat = table.seatOf(person);
    return seat === null ? refusals.notSeated() : resignIn(match, seat, standInFor(table.game), now);
  });
}

/**
 * CO-7.9: a bot plays on, or the person is back. A host calls one only for somebody who has been away for a while. Where
 * nobody would be left who plays, `refuseToLeave` has the last word.
 */
export function handOver(
  table: Table,
  person: string,
  seat: string,
  bot: string | null,
  refuseToLeave: () => Problem | undefined = () => undefined,
): Refused {
  return table.change((match, now) => {
    if (!isOurs(table, person)) return refusals.seatNotYours();
    if (table.record.status !== 'playing') return refusals.notStarted();
    const before = match.owners.find(one => one.seat === seat);
    const { person: owner, bot: standsIn } = before ?? { bot: null };
    if (owner != null && owner !== person && !mayCall(table, person, owner, bot, standsIn))
      return refusals.seatNotYours();
    const refused = bot === null ? undefined : refuseBot(table.game, bot);
    if (refused !== undefined) return refused;
    const change = handOverIn(match, seat, bot, owner !== person, now);
    if ('code' in change) return change;
    const isLeft = !isLeftToBots(match.owners) && isLeftToBots(change.match.owners);
    return (isLeft ? refuseToLeave() : undefined) ?? change;
  });
}

const isOurs = ({ record }: Table, person: string): boolean =>
  record.host === person || record.seats.some(one => one.person === person);

/** May a host call a bot for the person in a seat, in which one stands in or not? Not for who is away with one they chose. */
function mayCall(table: Table, host: string, owner: string, bot: string | null, standsIn: string | null): boolean {
  const isAway = !table.isPresent(owner) && table.awayMs(owner) >= table.around.awayMs;
  return table.record.host === host && isAway && bot !== null && standsIn === null;
}

/**
 * Why a host who sees the table late calls no bot for somebody (CO-7.5): said by what this host may know. Whether it then
 * comes to anything, the table shows when its time has come.
 */
export async function refuseLateCall(
  table: Table,
  person: string,
  seat: string,
  bot: string | null,
): Promise<Problem | undefined> {
  const owner = table.record.seats.find(one => one.seat === seat);
  if (!isOurs(table, person)) return refusals.seatNotYours();
  if (owner === undefined) return hostProblems.seatUnknown(seat);
  if (owner.person === person) return hostProblems.seatResigned();
  const { bot: standsIn } = await playerAt(table, seat, await shownTo(table, person));
  const isRight = owner.person !== null && mayCall(table, person, owner.person, bot, standsIn);
  return isRight && bot !== null ? refuseBot(table.game, bot) : refusals.seatNotYours();
}

/** CO-7.17: from now on moves are taken back freely here, and for good. */
export const practice = (table: Table, person: string): Refused => table.change(match => practise(match, person));

/** CO-7.12: what a bot would do with what this seat sees. Changes nothing, so it does not wait in the queue. */
export async function hint(table: Table, person: string): Promise<Hint | Problem> {
  if (!table.record.setup.hints) return refusals.noHints();
  const { game, match, around } = table;
  if (match === null) return refusals.notStarted();
  const seat = seatFrom(match, person);
  if (typeof seat !== 'string') return seat;
  const view = game.view(match.state, seat);
  const [request] = game.requests(view);
  if (request === undefined) return refusals.noHintNow();
  try {
    const job = {
      game: game.id,
      bot: adviserFor(game),
      view,
      request,
      seed: around.chance.secret(),
      share: table.shareOf(person),
    };
    const { choice, reason } = await around.thinkers.decide(job);
    return { choice, reason };
  } catch (error) {
    around.log.error({ table: table.id, error: String(error) }, 'a bot could not give a hint');
    return refusals.noHintNow();
  }
}
