import type { Plain, Problem } from '@corvo/core';
import { MOTION_SECONDS, MOTIONS, type Instructed, type Moment, type Standing } from '@corvo/host';
import { z } from 'zod';
import {
  botName,
  channel,
  chatText,
  choice,
  count,
  instruction,
  inviteCode,
  proposalId,
  seat,
  tableId,
} from './fields.ts';
import type { ChatLine, ReadMarks } from './chat.ts';
import { LIMITS } from './limits.ts';
import { changeSetup } from './setup.ts';
import type { TableInfo } from './tables.ts';

const table = tableId;
const voteSeconds = z.int().min(MOTION_SECONDS.min).max(MOTION_SECONDS.max);

/**
 * What a browser sends over Socket.IO. Each has one argument and an acknowledgement, an `Ack`. An acknowledged command is
 * durable: it survives a power cut.
 */
export const COMMANDS = {
  /** Come to a table and be told what happens there; `n` is the last entry this browser knows. */
  join: z.strictObject({ table, n: count.optional(), invite: inviteCode.optional(), protocol: count.optional() }),
  /** Go away from the page; a seat stays taken. */
  leave: z.strictObject({ table }),

  /**
   * Answer a request; a choice of null takes a sealed answer back. `rewinds` is what the standing said: an answer that was
   * on its way while the table went back is not taken for the question that has the same number now. `forced`: there was
   * one answer only, and the page gave it; who takes back then comes to the question before it.
   */
  act: z.strictObject({ table, request: count, choice, rewinds: count.optional(), forced: z.boolean().optional() }),
  /** Withdraw what I have sealed, or take back my last action alone where I may; else propose it to the table. */
  undo: z.strictObject({ table }),
  /** Make this a practice game, for good: only where nobody else has a seat. */
  practice: z.strictObject({ table }),
  /** Answer a proposal; `n` is the last entry this browser has seen: who agrees knows all that would go. */
  consent: z.strictObject({ table, proposal: proposalId, n: count, agree: z.boolean() }),
  /**
   * Put something to the vote of the table (CO-7.20); for how long, or how much more, where it is about time, and whose
   * seat, where it is about one.
   */
  callVote: z.strictObject({
    table,
    kind: z.enum(MOTIONS),
    seconds: voteSeconds.optional(),
    seat: seat.optional(),
  }),
  /** My voice; whoever asked withdraws it with a no. */
  vote: z.strictObject({ table, motion: proposalId, agree: z.boolean() }),
  /** End the pause that I asked for. */
  endPause: z.strictObject({ table }),
  /** What can I have answered for me, and what have I (CO-7.23)? */
  instructions: z.strictObject({ table }),
  /** From now on these questions are answered for me, and no others. */
  instruct: z.strictObject({ table, given: z.array(instruction).max(LIMITS.instructions) }),
  /** What would a bot do? Changes nothing. */
  hint: z.strictObject({ table }),
  resign: z.strictObject({ table }),
  /** Let a bot play on in a seat, or take the seat back with null. */
  handOver: z.strictObject({ table, seat, bot: botName.nullable() }),

  /** Take over a seat of a running game that the table has offered to others (CO-7.24). */
  takeOver: z.strictObject({ table, seat }),

  sit: z.strictObject({ table, seat }),
  /** Give up my seat before the start. */
  stand: z.strictObject({ table }),
  /** The host puts a bot on a seat, or opens it again with null. */
  setSeat: z.strictObject({ table, seat, bot: botName.nullable() }),
  change: z.strictObject({ table, setup: changeSetup }),
  start: z.strictObject({ table }),
  /** A new invitation: the old link is void, and who only came by it must be invited anew. */
  renewInvite: z.strictObject({ table }),

  say: z.strictObject({ table, channel, text: chatText }),
  /** I have read this channel up to this line. */
  read: z.strictObject({ table, channel, id: count }),
} as const;

export type CommandName = keyof typeof COMMANDS;
export type Command<Name extends CommandName> = z.input<(typeof COMMANDS)[Name]>;
export type TakenCommand<Name extends CommandName> = z.output<(typeof COMMANDS)[Name]>;

/**
 * What a newcomer needs; `moments` are the entries after the `n` it named, or the last page of them: a newcomer asks for
 * the earlier ones by `GET API.moments`.
 */
export interface Joined {
  readonly info: TableInfo;
  readonly standing: Standing | null; // null before the start
  readonly moves: number; // how many actions stand; 0 for those who see the table late
  readonly after: number; // the moments are those after this entry; -1: they begin with the set-up
  readonly moments: readonly Moment[];
  readonly chat: readonly ChatLine[];
  readonly marks: ReadMarks;
  readonly now: number; // the server's time, to say how long ago something was
}

export interface Hint {
  readonly choice: Plain;
  readonly reason: { readonly key: string; readonly data: Plain };
}

/** What each command answers when it went well. */
export interface Answers {
  readonly join: Joined;
  readonly leave: null;
  readonly act: { readonly n: number }; // as bytes it is the update itself, for the page that acted
  readonly undo: { readonly n: number } | { readonly proposal: string };
  readonly practice: null;
  readonly consent: null;
  readonly callVote: null;
  readonly vote: null;
  readonly endPause: null;
  readonly instructions: Instructed;
  readonly instruct: Instructed;
  readonly hint: Hint;
  readonly resign: null;
  readonly handOver: null;
  readonly takeOver: null;
  readonly sit: null;
  readonly stand: null;
  readonly setSeat: null;
  readonly change: null;
  readonly start: null;
  readonly renewInvite: null;
  readonly say: { readonly id: number };
  readonly read: null;
}

export type Ack<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** What the server tells by itself. */
export interface Update extends Standing {
  readonly table: string;
  readonly moves: number; // as in `Joined`
  readonly moment: Moment | null; // null: somebody has sealed an answer, or withdrawn it; the story gained nothing
}
export interface ServerMessages {
  /** Something happened in the game. With a moment `n` is one more than the last; if not, join again with the last `n`. */
  update: (update: Update) => void;
  /** Seats, set-up or status changed. */
  table: (info: TableInfo) => void;
  /** Undo, proposals or the clock changed without an entry. */
  standing: (standing: Omit<Standing, 'view'> & { readonly table: string }) => void;
  chat: (line: ChatLine & { readonly table: string }) => void;
  presence: (presence: {
    readonly table: string;
    readonly present: readonly string[];
    readonly watching: number;
    readonly watchers: readonly string[];
  }) => void;
  /** A command without an acknowledgement was refused, or this table is no longer open to us. */
  refused: (problem: Problem) => void;
}

/** The events of a Socket.IO client, typed. */
export type ClientMessages = {
  [Name in CommandName]: (command: Command<Name>, acknowledge: (ack: Ack<Answers[Name]>) => void) => void;
};
