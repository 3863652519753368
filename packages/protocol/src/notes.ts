/**
 * Something that happened at the table and not in the game, as a message of this package's catalogue: somebody sat down,
 * a bot plays on, a move was taken back. `name` is a person's; `seat` is whose seat it is about.
 */
export interface Note {
  readonly key: string;
  readonly data: { readonly name: string; readonly seat: string };
}

const note =
  (key: string) =>
  (name: string, seat: string): Note => ({ key: `note.${key}`, data: { name, seat } });

/** Every note there is. */
export const notes = {
  sat: note('sat'),
  stood: note('stood'),
  madeHost: note('made-host'),
  botSeated: note('bot-seated'), // the name is the bot's
  seatOpened: note('seat-opened'), // the name is of whoever sat there, a person or a bot

  tookBack: note('took-back'),
  tableTookBack: note('table-took-back'), // everybody agreed
  resigned: note('resigned'), // and that was the end
  resignedToBot: note('resigned-to-bot'),
  botStandsIn: note('bot-stands-in'), // as the person wished
  hostCalledBot: note('host-called-bot'), // for somebody who is away
  isBack: note('is-back'),
  wasLate: note('was-late'), // the clock had run out, and the server decided
} as const;
