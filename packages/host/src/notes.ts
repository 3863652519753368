import type { Seat } from '@corvo/core';
import type { Entry } from './entry.ts';
import type { Owner } from './match.ts';

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

const note =
  (key: string) =>
  (name: string, seat: string): Note => ({ key: `note.${key}`, data: { name, seat } });

/** Every note there is about a running game. */
export const notes = {
  tookBack: note('took-back'),
  tableTookBack: (name: string, seat: string, others: string): Note =>
    others === ''
      ? note('table-took-back')(name, seat)
      : { key: 'note.table-took-back-with', data: { name, seat, others } },
  redrawn: (name: string, seat: string, count: number): Note => ({ key: 'note.redrawn', data: { name, seat, count } }),
  resigned: note('resigned'), // and that was the end
  resignedToBot: note('resigned-to-bot'),
  botStandsIn: note('bot-stands-in'), // as the person wished
  hostCalledBot: note('host-called-bot'), // for somebody who is away
  isBack: note('is-back'),
  wasLate: note('was-late'), // the clock had run out, and the server decided
  /** The same for the seat itself, with what was decided for it, in the notation. */
  youWereLate: (name: string, seat: string, text: string): Note => ({
    key: 'note.you-were-late',
    data: { name, seat, text },
  }),
} as const;

const nameOf = (owners: readonly Owner[], seat: Seat): string =>
  owners.find(owner => owner.seat === seat)?.name ?? seat;

/** What happened outside the game (CO-7.9 to CO-7.13), for the log. */
export function notesOf(
  { kind, seat, answers, redrawn, about }: Entry,
  owners: readonly Owner[],
  viewer: Seat | null = null,
): Note[] {
  if (kind === 'action') {
    const late = answers.filter(({ by }) => by === 'server');
    return late.map(({ seat: whose, text }) =>
      whose === viewer
        ? notes.youWereLate(nameOf(owners, whose), whose, text)
        : notes.wasLate(nameOf(owners, whose), whose),
    );
  }
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
