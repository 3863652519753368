import type { Seat } from '@corvo/core';
import type { Entry } from '../entry.ts';
import type { Owner } from '../match.ts';
import { noteOfVote, VOTE_NOTES } from '../motions/told.ts';

/**
 * Something that happened at the table and not in the game, as a message of this package's catalogue: a bot plays on, a
 * move was taken back. `name` is a person's; `seat` is whose seat it is about.
 */
export interface Note {
  readonly key: string;
  readonly data: {
    readonly name: string;
    readonly seat: string;
    readonly others?: string;
    readonly count?: number;
    readonly text?: string;
  };
}

type More = Omit<Note['data'], 'name' | 'seat'>;
const note =
  (key: string) =>
  (name: string, seat: string, more: More = {}): Note => ({ key: `note.${key}`, data: { name, seat, ...more } });

const byVote = Object.fromEntries(VOTE_NOTES.map(key => [key, note(key)])) as Record<
  (typeof VOTE_NOTES)[number],
  ReturnType<typeof note>
>;

/** Every note there is about a running game. */
export const notes = {
  tookBack: note('took-back'),
  tableTookBack: note('table-took-back'),
  tableTookBackWith: note('table-took-back-with'), // these others
  redrawn: note('redrawn'), // for the so-manieth time
  resigned: note('resigned'), // and that was the end
  resignedToBot: note('resigned-to-bot'),
  botStandsIn: note('bot-stands-in'), // as the person wished
  hostCalledBot: note('host-called-bot'), // for somebody who is away
  lateBot: note('late-bot'), // the time had run out, and a bot has the seat until its player is back
  youLateBot: note('you-late-bot'), // the same for the seat itself
  botPlayedYou: note('bot-played-you'), // what a bot decided in my seat, in the notation
  instructed: note('instructed'), // what my instruction answered, in the notation
  isBack: note('is-back'),
  tookOver: note('took-over'), // the seat of these others
  ...byVote,
  wasLate: note('was-late'), // the clock had run out, and the server decided
  youWereLate: note('you-were-late'), // the same for the seat itself, with what was decided for it, in the notation
} as const;

/** By which name somebody had a seat, up to this entry. */
function nameAt(owners: readonly Owner[], seat: Seat, n: number): string {
  const owner = owners.find(one => one.seat === seat);
  return owner?.before?.find(former => n < former.n)?.name ?? owner?.name ?? seat;
}

/** What happened outside the game (CO-7.9 to CO-7.13), for the log. */
export function notesOf(
  { n, kind, seat, answers, redrawn, about }: Entry,
  owners: readonly Owner[],
  viewer: Seat | null = null,
): Note[] {
  const nameOf = (whose: Seat): string => nameAt(owners, whose, n);
  // Whoever has taken a seat over is not told what its player of then had instructed.
  const isOfFormer = (whose: Seat): boolean =>
    owners.some(owner => owner.seat === whose && owner.before?.some(former => n < former.n) === true);
  if (kind === 'action') {
    return answers.flatMap(({ seat: whose, text, by }) => {
      const name = nameOf(whose);
      const isMine = whose === viewer;
      if (by === 'instruction') return isMine && !isOfFormer(whose) ? [notes.instructed(name, whose, { text })] : [];
      if (by === 'server') return [isMine ? notes.youWereLate(name, whose, { text }) : notes.wasLate(name, whose)];
      const isForMe =
        by === 'bot' && isMine && owners.some(({ seat: one, person }) => one === whose && person !== null);
      return isForMe ? [notes.botPlayedYou(name, whose, { text })] : [];
    });
  }
  if (seat === null) return [];
  const name = nameOf(seat);
  switch (kind) {
    case 'undo': {
      if (about.agreed !== true) return [notes.tookBack(name, seat)];
      const others = (about.by ?? []).map(other => nameOf(other)).join(', ');
      const agreed = others === '' ? notes.tableTookBack(name, seat) : notes.tableTookBackWith(name, seat, { others });
      return redrawn === null ? [agreed] : [agreed, notes.redrawn(name, seat, { count: redrawn })];
    }
    case 'resign':
      return [(typeof about.bot === 'string' ? notes.resignedToBot : notes.resigned)(name, seat)];
    case 'hand-over':
      if (about.late === true) return [(seat === viewer ? notes.youLateBot : notes.lateBot)(name, seat)];
      return [(about.host === true ? notes.hostCalledBot : notes.botStandsIn)(name, seat)];
    case 'back':
      if (about.from !== undefined) return [notes.tookOver(about.name ?? name, seat, { others: about.from })];
      return [notes.isBack(name, seat)];
    case 'vote': {
      const { key, count } = noteOfVote(about);
      const others = about.of === undefined ? {} : { others: nameOf(about.of) };
      return [notes[key](name, seat, { count, ...others })];
    }
    case 'start':
      return [];
  }
}
