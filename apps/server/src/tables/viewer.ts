import type { ServerMessages } from '@corvo/protocol';

type Message<Name extends keyof ServerMessages> = Parameters<ServerMessages[Name]>[0];

/** One open page of one person at a table. */
export interface Viewer {
  readonly person: string;
  readonly name: string;
  send<Name extends keyof ServerMessages>(name: Name, message: Message<Name>): void;
  /** Sends one message to several viewers, encoded once however many they are. */
  share<Name extends keyof ServerMessages>(viewers: readonly Viewer[], name: Name, message: Message<Name>): void;
}

/** A viewer at a table, and how far a spectator has been shown it where the table has a delay. */
export interface Watching {
  readonly viewer: Viewer;
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
