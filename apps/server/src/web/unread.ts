import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from './address.ts';
import { Connections } from './connections.ts';

/** From one address, whatever they are for: more would leave no room for anybody else's. */
const MOST_OPEN = 1_000;
/** So many bytes may wait for all connections of one address together: each may be little behind, and there may be many. */
const MOST_UNREAD = 16_000_000;

/** A connection, and what waits to be read at its other end. */
export interface Pipe {
  readonly address: string;
  readonly waiting: number; // bytes
  cut(): void;
}

/** Cuts off, address by address, those that are furthest behind, until no more waits than may (CO-7.3). */
export function cutUnread(pipes: readonly Pipe[]): void {
  for (const [, ofOne] of Map.groupBy(pipes, ({ address }) => address)) {
    let all = ofOne.reduce((sum, { waiting }) => sum + waiting, 0);
    for (const pipe of ofOne.toSorted((a, b) => b.waiting - a.waiting)) {
      if (all <= MOST_UNREAD) break;
      all -= pipe.waiting;
      pipe.cut();
    }
  }
}

/**
 * Bounds how many connections one address opens, and tells those that wait for plain answers. Behind a proxy all of them
 * are the proxy's, which reads for everybody.
 */
export function boundSockets(http: Server, trustProxy: boolean): () => Pipe[] {
  const open = new Connections(MOST_OPEN);
  const plain = new Map<Socket, string>();
  if (trustProxy) return () => [];
  http.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? 'unknown');
    const release = open.take(address);
    if (release === undefined) return void socket.destroy();
    plain.set(socket, address);
    socket.once('close', () => {
      plain.delete(socket);
      release();
    });
  });
  // What waits for a live connection stands in more queues than this one.
  http.on('upgrade', (_request, socket: Socket) => void plain.delete(socket));
  return () =>
    [...plain].map(([socket, address]) => ({
      address,
      waiting: socket.writableLength,
      cut: () => void socket.destroy(),
    }));
}
