import { isProblem, type Problem } from '@corvo/core';
import { PROTOCOL, refusals, type Answers, type CommandName, type TakenCommand } from '@corvo/protocol';
import type { Person } from '../storage/index.ts';
import {
  act,
  callVote,
  change,
  consent,
  endPause,
  enter,
  hint,
  instruct,
  instructed,
  join,
  joinedBytes,
  leave,
  markRead,
  practice,
  refuseVisit,
  renewInvite,
  resign,
  say,
  setSeat,
  sit,
  stand,
  takeOver,
  type Table,
  undo,
  type Viewer,
  vote,
  welcomeBack,
} from '../tables/index.ts';
import type { Context } from './context.ts';

/** Who sends a command: a connection of a person, with the tables it has come to. */
interface Sender extends Viewer {
  readonly who: Person;
  readonly tables: Map<string, Table>;
  readonly isGone: boolean; // its connection is closed
  /** At one table, one after another. */
  inOrder<T>(table: string, task: () => Promise<T>): Promise<T>;
}

/** What comes of a command: what its sender is told, or why it was refused. */
export type Reply<T> = Promise<T | Problem | undefined>;
type Handler<Name extends CommandName> = (
  context: Context,
  sender: Sender,
  command: TakenCommand<Name>,
  answer?: (told: Uint8Array) => void, // at once, with what the command came to
) => Reply<Name extends 'join' ? Uint8Array : Answers[Name]>;

/** A command that others overtake again and again is told so in the end. */
const MOST_TRIES = 5;

/**
 * At the table, when its turn has come. By then the server may be stopping: what has not begun is refused. What is refused
 * may be right where the table is by now: where another process has changed it, it is asked again.
 */
const inTurn = <T>(context: Context, table: Table, task: () => Reply<T>): Reply<T> =>
  table.run(async () => {
    for (let tries = 1; ; tries++) {
      if (context.isStopping) return refusals.stopping();
      const done = await task();
      if (!context.hub.isShared || !isProblem(done) || tries === MOST_TRIES) return done;
      if (done.code !== 'moved-on' && !(await table.follow())) return done;
    }
  });

/** The table of a command, where the sender has come to it and may still be there. */
async function at<T>(context: Context, sender: Sender, id: string, task: (table: Table) => Reply<T>): Reply<T> {
  if (!sender.tables.has(id)) return refusals.notJoined();
  const table = context.hub.here(id) ?? (await context.hub.table(id));
  if (table === undefined) return refusals.noSuchTable();
  return inTurn(context, table, async () => refuseVisit(table.record, sender.person) ?? task(table));
}

/** The same for what only a seat may do: to spectators it is refused alike whatever has happened meanwhile (CO-7.5). */
const seated = <T>(context: Context, sender: Sender, id: string, task: (table: Table) => Reply<T>): Reply<T> =>
  at(context, sender, id, async table => (table.isDelayed(sender.person) ? refusals.notSeated() : task(table)));

/** What each command does. Who may do it is checked behind every one of them. */
export const HANDLERS: { readonly [Name in CommandName]: Handler<Name> } = {
  async join(context, sender, { table: id, n, invite, protocol }) {
    if (protocol !== PROTOCOL) return refusals.pageTooOld();
    return sender.inOrder(id, async () => {
      await context.turns.take(sender.address);
      const table = await context.hub.table(id);
      if (table === undefined) return refusals.noSuchTable();
      return inTurn(context, table, async () => {
        if (sender.isGone) return refusals.notJoined();
        // Who comes back from another process must not be shown the past.
        if (context.hub.isShared) await table.follow();
        const refused = await enter(table, sender, invite);
        if (refused !== undefined) return refused;
        await welcomeBack(table, sender.person);
        const joined = await join(table, sender, n, invite);
        if (!sender.isGone) sender.tables.set(id, table);
        else leave(table, sender); // it was closed meanwhile, and nobody would take it away again
        return joinedBytes(table, joined);
      });
    });
  },
  leave: (_context, sender, { table: id }) =>
    sender.inOrder(id, async () => {
      const table = sender.tables.get(id);
      if (table !== undefined) leave(table, sender);
      sender.tables.delete(id);
      return undefined;
    }),

  act: (context, sender, { table, ...sent }, answer) =>
    seated(context, sender, table, found => act(found, sender.person, sent, answer && { viewer: sender, answer })),
  practice: (context, sender, { table }) =>
    seated(context, sender, table, async found => (await practice(found, sender.person)) ?? null),
  undo: (context, sender, { table }) => seated(context, sender, table, found => undo(found, sender.person)),
  consent: (context, sender, { table, proposal: id, n, agree }) =>
    seated(context, sender, table, async found => (await consent(found, sender.person, { id, n, agree })) ?? null),
  callVote: (context, sender, { table, ...called }) =>
    seated(context, sender, table, async found => (await callVote(found, sender.person, called)) ?? null),
  vote: (context, sender, { table, motion: id, agree }) =>
    seated(context, sender, table, async found => (await vote(found, sender.person, { id, agree })) ?? null),
  endPause: (context, sender, { table }) =>
    seated(context, sender, table, async found => (await endPause(found, sender.person)) ?? null),
  resign: (context, sender, { table }) =>
    seated(context, sender, table, async found => (await resign(found, sender.person)) ?? null),
  handOver: (context, sender, { table, seat, bot }) =>
    at(context, sender, table, async found => (await context.hub.handOver(found, sender.person, seat, bot)) ?? null),
  instructions: (context, sender, { table }) =>
    seated(context, sender, table, found => instructed(found, sender.person)),
  instruct: (context, sender, { table, given }) =>
    seated(context, sender, table, found => instruct(found, sender.person, given)),
  async hint(context, sender, { table: id }) {
    const wait = context.rates.hints.take(sender.person);
    if (wait > 0) return refusals.tooFast(wait);
    const table = sender.tables.get(id);
    return table === undefined ? refusals.notJoined() : hint(table, sender.person);
  },
  takeOver: (context, sender, { table, seat }) =>
    at(context, sender, table, async found => (await takeOver(found, sender.who, seat)) ?? null),

  sit: (context, sender, { table, seat }) =>
    at(context, sender, table, async found => (await sit(found, sender.who, seat)) ?? null),
  stand: (context, sender, { table }) =>
    at(context, sender, table, async found => (await stand(found, sender.who)) ?? null),
  setSeat: (context, sender, { table, seat, bot }) =>
    at(context, sender, table, async found => (await setSeat(found, sender.who, seat, bot)) ?? null),
  change: (context, sender, { table, setup }) =>
    at(context, sender, table, async found => (await change(found, sender.who, setup)) ?? null),
  start: (context, sender, { table }) =>
    at(context, sender, table, async found => (await context.hub.start(found, sender.who)) ?? null),

  renewInvite: (context, sender, { table }) =>
    at(context, sender, table, async found => (await renewInvite(found, sender.who)) ?? null),

  async say(context, sender, { table, channel, text }) {
    const { talk, talkOfAddress } = context.rates;
    const wait = talk.take(sender.person) || talkOfAddress.take(sender.address);
    if (wait > 0) return refusals.tooFast(wait);
    return at(context, sender, table, found => say(found, sender.who, channel, text));
  },
  read: (context, sender, { table, channel, id }) =>
    at(context, sender, table, async found => (await markRead(found, sender.person, channel, id)) ?? null),
};
