import type { ServerMessages } from '@corvo/protocol';

/** One open page of one person at a table. */
export interface Viewer {
  readonly person: string;
  send<Name extends keyof ServerMessages>(name: Name, message: Parameters<ServerMessages[Name]>[0]): void;
}

/** A viewer at a table, and how far a spectator has been shown it where the table has a delay. */
export interface Watching {
  readonly viewer: Viewer;
  shown: number; // the last entry
  heard: number; // the last line of the table's talk
}
