import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserParser, serverParser } from '@corvo/protocol';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { messageOf, writeBytes } from './conduit.ts';

/** What is sent in one go, in order: words as text, numbers as so many bytes. */
const SENT = ['a', 'b', 200, 'c', 1, 2, 'd', 70_000, 3, 'e', 'f', 4] as const;

/** What comes of it at the other end. */
async function heard(transports: string[]): Promise<(string | number)[]> {
  const http = createServer();
  const server = new Server(http, { path: '/live', serveClient: false, parser: serverParser });
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
  server.on('connection', ({ conn }) => {
    setImmediate(() => {
      for (const one of SENT)
        if (typeof one === 'string') conn.write(`2["told","${one}"]`);
        else {
          const bytes = new Uint8Array(one);
          writeBytes(conn, bytes, messageOf(bytes));
        }
    });
  });
  const { port } = http.address() as AddressInfo;
  const way = { path: '/live', transports, upgrade: false, autoConnect: false, parser: browserParser };
  const socket = io(`http://127.0.0.1:${port}`, way);
  const all: (string | number)[] = [];
  const isAll = new Promise<void>(done => {
    socket.io.on('open', () => {
      socket.io.engine.on('packet', ({ type, data }: { type: string; data?: string | Buffer }) => {
        if (type !== 'message' || data === undefined) return;
        if (typeof data !== 'string') all.push(data.byteLength);
        else if (data.startsWith('2["told"')) all.push(data.at(-3) as string);
        if (all.length === SENT.length) done();
      });
    });
  });
  socket.connect();
  await isAll;
  socket.close();
  const gone = once(http, 'close');
  await server.close();
  await gone;
  return all;
}

describe('bytes on a connection', () => {
  test('overtake nothing that was sent before them', async () => {
    expect(await heard(['websocket'])).toEqual(SENT);
  });

  test('go the same way as all else where there is no WebSocket', async () => {
    expect(await heard(['polling'])).toEqual(SENT);
  });
});
