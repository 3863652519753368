import { notes as hostNotes, type Note } from '@corvo/host';

const note =
  (key: string) =>
  (name: string, seat: string): Note => ({ key: `note.${key}`, data: { name, seat } });

/** Every note there is: before the start, and in a running game. */
export const notes = {
  sat: note('sat'),
  stood: note('stood'),
  madeHost: note('made-host'),
  botSeated: note('bot-seated'), // the name is the bot's
  seatOpened: note('seat-opened'), // the name is of whoever sat there, a person or a bot
  ...hostNotes,
} as const;
