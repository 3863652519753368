import type { Event, Plain, Seat, View } from '@corvo/core';
import type { Moment, Motion, Note, Proposal, Standing } from '@corvo/host';

/** What everybody at a table sees of where it stands: it is written once, however many look. */
export interface PublicPart {
  readonly n: number;
  readonly rewinds: number;
  readonly moves: number; // how many actions stand
  readonly open: View['open'];
  readonly proposal: Proposal | null;
  readonly motion: Motion | null;
  readonly pausedBy: Seat | null;
}

/** What one viewer sees besides. For spectators it is always the same. */
export interface OwnPart {
  readonly seat: Seat | null;
  readonly mine: View['mine'];
  readonly own: boolean; // may take back without asking anybody
  readonly practice: boolean;
  /** What could be taken back: from which entry on, and after so many moves; these two stay while others play. */
  readonly from: number | null;
  readonly after: number | null;
}

/** What an entry is to one viewer where it is more than everybody hears. */
export interface OwnMoment {
  readonly text?: string;
  readonly events?: readonly Event[];
  readonly notes?: readonly Note[];
}

export const NO_OWN_PART: OwnPart = { seat: null, mine: null, own: false, practice: false, from: null, after: null };

export const publicPartOf = ({ n, rewinds, view, undo, motion, pausedBy }: Standing, moves: number): PublicPart => ({
  n,
  rewinds,
  moves,
  open: view.open,
  proposal: undo.proposal,
  motion,
  pausedBy,
});

export function ownPartOf({ view, undo: { own, practice, last } }: Standing, moves: number): OwnPart {
  const { seat, mine } = view;
  const after = last === null ? null : moves - last.moves;
  return { seat, mine, own, practice, from: last?.from ?? null, after };
}

export function standingFrom(all: PublicPart, own: OwnPart, clock: Standing['clock']): Standing {
  const { n, rewinds, moves, open, proposal, motion, pausedBy } = all;
  const { seat, mine, from, after } = own;
  const last = from === null || after === null ? null : { from, moves: moves - after };
  return {
    n,
    rewinds,
    view: { open, seat, mine },
    undo: { own: own.own, last, proposal, practice: own.practice },
    motion,
    pausedBy,
    clock,
  };
}

/** What a viewer hears of an entry beyond what everybody hears; undefined where it is nothing. */
export function ownMoment(all: Moment, mine: Moment): OwnMoment | undefined {
  if (mine === all) return undefined;
  const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
    a === b || (a.length === b.length && (a.length === 0 || JSON.stringify(a) === JSON.stringify(b)));
  const more = {
    ...(mine.text === all.text ? {} : { text: mine.text }),
    ...(mine.events.length === all.events.length ? {} : { events: mine.events }),
    ...(isSame(mine.notes, all.notes) ? {} : { notes: mine.notes }),
  };
  return Object.keys(more).length === 0 ? undefined : more;
}

/** Types of plain data that say more than that. */
export const plain = (value: unknown): Plain => value as Plain;
