import type { Event, Seat, View } from '@corvo/core';
import { clockOf, type RunningClock } from './clock.ts';
import type { By, Entry } from './entry.ts';
import type { Match, Owner, Wish } from './match.ts';
import { notes, type Note } from './notes.ts';
import { wayBack } from './take-back.ts';

/** Who sits where, as everybody at the table may know it. */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string; // empty where nobody sits; a bot's is its label
  readonly kind: 'person' | 'bot' | 'open';
  readonly bot: string | null; // its strength, where a bot plays: also when it stands in for a person
  readonly present: boolean; // a person who is connected; bots always are
  readonly mine: boolean; // may I answer for this seat from here?
  readonly host: boolean;
  readonly resigned: boolean; // the bot in this seat stays
}

/** One entry of a table's story, as one viewer may hear it. */
export interface Moment {
  readonly n: number; // it only grows; there may be gaps where something was taken back alone
  readonly kind: Entry['kind'];
  readonly seat: Seat | null; // who acted, or asked for it, or whose seat a bot plays from now on, or no longer
  readonly by: By;
  readonly revealed?: readonly Seat[]; // whose answers came out together, where it was more than one
  readonly to: number | null; // undo: the table is as it was after this entry
  readonly text: string; // the action in the notation; empty where it is not for this viewer
  readonly events: readonly Event[];
  readonly notes: readonly Note[]; // what happened outside the game, for the log
  readonly at: number;
}

/** What taking back takes back: somebody's last action, and every one after it. */
export interface TakingBack {
  readonly from: number; // the entry of that action
  readonly moves: number; // how many actions that is, itself included
}

/** A wish to take back more than one may alone, with all that would go by now. */
export interface Proposal extends Wish, TakingBack {}

/** What this viewer can take back. */
export interface Undo {
  readonly own: boolean; // without asking anybody
  readonly last: TakingBack | null; // null: there is nothing
  readonly proposal: Proposal | null;
  readonly practice: boolean; // only once this is a practice game, and it may become one
}

/** Where the game stands for this viewer. */
export interface Standing {
  readonly n: number;
  readonly rewinds: number; // an answer says it again: the question may be another by then
  readonly view: View;
  readonly undo: Undo;
  readonly clock: RunningClock | null; // null: nobody is pressed; also for spectators who see the table late
}

const isFor = (event: Event, seat: Seat | null): boolean =>
  event.to === 'all' || (seat !== null && event.to.includes(seat));

const nameOf = (owners: readonly Owner[], seat: Seat): string =>
  owners.find(owner => owner.seat === seat)?.name ?? seat;

/** What happened outside the game (CO-7.9 to CO-7.13), for the log. */
function notesOf({ kind, seat, answers, redrawn, about }: Entry, owners: readonly Owner[]): Note[] {
  if (kind === 'action')
    return answers.filter(({ by }) => by === 'server').map(late => notes.wasLate(nameOf(owners, late.seat), late.seat));
  if (seat === null) return [];
  const name = nameOf(owners, seat);
  switch (kind) {
    case 'undo': {
      if (about.agreed !== true) return [notes.tookBack(name, seat)];
      const others = (about.by ?? []).map(other => nameOf(owners, other));
      return [
        notes.tableTookBack(name, seat, others.join(', ')),
        ...(redrawn === null ? [] : [notes.redrawn(name, seat, redrawn)]),
      ];
    }
    case 'resign':
      return [(typeof about.bot === 'string' ? notes.resignedToBot : notes.resigned)(name, seat)];
    case 'hand-over':
      return [(about.host === true ? notes.hostCalledBot : notes.botStandsIn)(name, seat)];
    case 'back':
      return [notes.isBack(name, seat)];
    case 'start':
      return [];
  }
}

/**
 * One entry as a seat, or a spectator, may hear it. The notation may name what a seat keeps secret, so it is for that
 * seat alone; when the game is over everybody may hear everything.
 */
export function momentFor(entry: Entry, viewer: Seat | null, isOver: boolean, owners: readonly Owner[]): Moment {
  const { n, kind, seat, answers, to, at, events } = entry;
  const read = isOver ? answers : answers.filter(answer => viewer !== null && answer.seat === viewer);
  return {
    n,
    kind,
    seat,
    by: answers.at(-1)?.by ?? (kind === 'start' ? 'server' : 'person'),
    ...(answers.length > 1 ? { revealed: answers.map(answer => answer.seat) } : {}),
    to,
    text: read.map(({ text }) => text).join('; '),
    events: isOver ? events : events.filter(event => isFor(event, viewer)),
    notes: notesOf(entry, owners),
    at,
  };
}

/** What is proposed, with all that would go by now: bots play on while people make up their minds. */
export const proposalOf = ({ wish, line }: Match): Proposal | null =>
  wish && { ...wish, moves: line.filter(({ n }) => n >= wish.from).length };

/** What a person can take back here. A spectator, and whoever's seat a bot plays, can take back nothing. */
export function undoFor(match: Match, person: string | null): Undo {
  const proposal = proposalOf(match);
  const way = person === null ? null : wayBack(match, person);
  if (way === null || 'code' in way || way.kind === 'withdraw') {
    const practice = way !== null && 'code' in way && way.code === 'seen-too-much';
    return { own: false, last: null, proposal, practice };
  }
  const { kind, from, moves } = way;
  return { own: kind === 'alone', last: { from, moves }, proposal, practice: false };
}

export function standingFor(match: Match, seat: Seat | null, person: string | null, now: number): Standing {
  return {
    n: match.n,
    rewinds: match.rewinds,
    view: match.game.view(match.state, seat),
    undo: undoFor(match, person),
    clock: clockOf(match, now),
  };
}
