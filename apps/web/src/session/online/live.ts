import type { Ack, Answers, Command, CommandName, ServerMessages } from '@corvo/protocol';

/** What comes of the messages of a server. */
export interface Told extends ServerMessages {
  /** Something about a table was missed: it must be joined again. */
  missed: (missed: { readonly table: string }) => void;
}

/** The connection to the server, as far as a table needs it. */
export interface Live {
  readonly connected: boolean;
  /** Resolves with the server's word; rejects where none came, and then nobody knows what became of it. */
  send<Name extends CommandName>(name: Name, command: Command<Name>): Promise<Ack<Answers[Name]>>;
  on<Name extends keyof Told>(name: Name, heard: Told[Name]): () => void;
  onConnection(changed: (connected: boolean) => void): () => void;
}
