import { rngFromText, type Plain, type Problem, type Seat } from '@corvo/core';
import { refusals, type Hint, type Moment } from '@corvo/protocol';
import { adviserFor, standInFor } from '../bots/index.ts';
import { aside } from './aside.ts';
import { advanced } from './play.ts';
import { isPlayed, seatNamed, seatOf, withSeat } from './seats.ts';
import { resigned } from './story.ts';
import type { Table } from './table.ts';

type Taken = { readonly n: number } | Problem;

/** The seat from which a person may decide now, or why not. */
export function seatFrom(table: Table, person: string): Seat | Problem {
  if (table.play === null) return refusals.notStarted();
  const seat = seatOf(table.record, person);
  if (seat === undefined) return refusals.notSeated();
  if (!isPlayed(seat)) return refusals.botPlays();
  return seat.seat;
}

/** An answer to a request, from a person, a bot or the clock: the rules check it, the disk keeps it. */
export async function take(table: Table, seat: Seat, request: number, choice: Plain, by: Moment['by']): Promise<Taken> {
  const { game, play } = table;
  if (play === null) return refusals.notStarted();
  if (table.stuck !== null) return table.stuck;
  const action = { seat, request, choice };
  const step = game.apply(play.state, action);
  if (!step.ok) return step.problem;
  const { state, events } = step;
  // Alone a seat goes back only where nothing came out and it alone is waited for (CO-1.8).
  const waited = table.waitedFor(state);
  const settled = step.revealed || waited.length !== 1 || waited[0] !== seat;
  const text = game.write(game.view(play.state, seat), action);
  const refused = await table.append(
    { kind: 'action', seat, by, to: null, request, choice, text, settled, events },
    n => advanced(play, { n, seat, settled }, state),
    {
      onStored() {
        if (by === 'person' && isParty(table, seat)) table.proposal = null;
      },
    },
  );
  return refused ?? { n: table.record.n };
}

/** Who asked to go back, or was asked, and plays on does not want to go back (CO-7.11). */
function isParty({ proposal }: Table, seat: Seat): boolean {
  return proposal !== null && [proposal.by, ...proposal.agreed, ...proposal.waiting].includes(seat);
}

export async function act(table: Table, person: string, request: number, choice: Plain): Promise<Taken> {
  const seat = seatFrom(table, person);
  return typeof seat === 'string' ? take(table, seat, request, choice, 'person') : seat;
}

/** CO-7.13, CO-8.4: the server answers for those whose time is over, as the rules of the game say. */
export async function answerForTheLate(table: Table): Promise<void> {
  const { game, deadline } = table;
  if (deadline === null || table.play === null || table.around.now() < deadline.at) return;
  const [owner] = game.talk(table.play.state.open).between;
  const late = game.waiting(table.play.state.open).filter(({ answered }) => !answered);
  const seats = late.map(({ seat }) => seat);
  for (const seat of owner !== undefined && seats.includes(owner) ? [owner] : seats) {
    const view = game.view(table.play.state, seat);
    const request = game.requests(view).find(({ id, answered }) => id === deadline.request && !answered);
    if (request === undefined) continue;
    const taken = await take(table, seat, request.id, game.whenLate(view, request), 'server');
    if ('code' in taken) table.around.log.warn({ table: table.id, code: taken.code }, 'a late answer was refused');
  }
}

/** CO-7.10: the game ends where its rules say so, else a bot plays on. */
export async function resign(table: Table, person: string): Promise<Problem | undefined> {
  if (table.play === null) return refusals.notStarted();
  const seat = seatOf(table.record, person);
  if (seat === undefined) return refusals.notSeated();
  if (table.stuck !== null) return table.stuck;
  const { game, play } = table;
  if (play.state.open.outcome !== null)
    return game.refusal(game.view(play.state, seat.seat), { seat: seat.seat, request: 0, choice: null });
  const ends = game.resignation(play.state.open, seat.seat) !== undefined;
  const state = resigned(game, play.state, seat.seat);
  const bot = seat.bot ?? standInFor(game);
  const seats = withSeat(table.record, { ...seat, bot, resigned: true });
  const refused = await table.append(
    aside('resign', seat.seat, { bot: ends ? null : bot }),
    () => ({ ...play, state, recent: new Map() }),
    ends ? {} : { change: { seats } },
  );
  if (refused === undefined) table.tellTable();
  return refused;
}

/** CO-7.12: what a bot would do with what this seat sees. Changes nothing, so it does not wait in the queue. */
export async function hint(table: Table, person: string): Promise<Hint | Problem> {
  if (!table.record.setup.hints) return refusals.noHints();
  const seat = seatFrom(table, person);
  if (typeof seat !== 'string') return seat;
  const { game, play, around } = table;
  if (play === null) return refusals.notStarted();
  const view = game.view(play.state, seat);
  const [request] = game.requests(view);
  if (request === undefined) return refusals.noHintNow();
  try {
    const job = { game: game.id, bot: adviserFor(game), view, request, seed: around.chance.secret() };
    const { choice, reason } = await around.thinkers.decide(job);
    return { choice, reason };
  } catch (error) {
    around.log.error({ table: table.id, error: String(error) }, 'a bot could not give a hint');
    return refusals.noHintNow();
  }
}

/** A choice for a bot that could not think: any legal one, so that the table is never stuck. */
export function anyChoice(table: Table, seat: Seat, stream: string): { request: number; choice: Plain } | undefined {
  const { game, play } = table;
  if (play === null || seatNamed(table.record, seat) === undefined) return undefined;
  const view = game.view(play.state, seat);
  const [request] = game.requests(view);
  return request && { request: request.id, choice: game.sample(view, request, rngFromText(stream)) };
}
