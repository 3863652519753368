import type { ServerMessages } from '@corvo/protocol';

type Message<Name extends keyof ServerMessages> = Parameters<ServerMessages[Name]>[0];

/** One open page of one person at a table, or of somebody without a name, who may only watch. */
export interface Viewer {
  readonly person: string; // of a stranger: one that nobody has, another for each page
  readonly name: string; // empty: a stranger
  readonly address: string; // where the page is, as the rates count it
  send<Name extends keyof ServerMessages>(name: Name, message: Message<Name>): void;
  /** Sends one message to several viewers, encoded once however many they are. */
  share<Name extends keyof ServerMessages>(viewers: readonly Viewer[], name: Name, message: Message<Name>): void;
  /** The same for the update of a table, which travels as bytes. */
  sendBytes(frame: Uint8Array): void;
  shareBytes(viewers: readonly Viewer[], frame: Uint8Array): void;
}

/** The page that gave a command: what it came to is told to it in the answer, at the moment when the others are told. */
export interface Mover {
  readonly viewer: Viewer;
  answer(frame: Uint8Array): void;
}

/** A viewer at a table, and how far a spectator has been shown it where the table has a delay. */
export interface Watching {
  readonly viewer: Viewer;
  readonly invite: string | undefined; // what a stranger came in with: it is kept for him nowhere else
  shown: number; // the last entry
  heard: number; // the last line of the table's talk
}

/** One message to all of these, where there are any. */
export function tellAll<Name extends keyof ServerMessages>(
  viewers: readonly Viewer[],
  name: Name,
  message: Message<Name>,
): void {
  const [first] = viewers;
  if (viewers.length === 1) first?.send(name, message);
  else first?.share(viewers, name, message);
}
