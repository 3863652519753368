/**
 * Something that happened at the table and not in the game, as a message of this package's catalogue: a bot plays on, a
 * move was taken back. `name` is a person's; `seat` is whose seat it is about.
 */
export interface Note {
  readonly key: string;
  readonly data: { readonly name: string; readonly seat: string; readonly others?: string; readonly count?: number };
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
} as const;
