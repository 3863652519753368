/**
 * The servers of the load benchmark, each in a process of its own: Corvo's, a bare echo on the same transport, and the
 * floor, which does with Socket.IO as it comes what a table must do at least.
 * Started by `server.ts` with an open channel; answers `memory` with the bytes in use after a collection, and `cpu` with
 * the milliseconds of the processor it has used.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COMMANDS } from '@corvo/protocol';
import { readConfig, startServer } from '@corvo/server';
import { Server } from 'socket.io';

const plenty = { burst: 1e9, perSecond: 1e9 };

/** On a data folder, or on a PostgreSQL. */
async function corvo(data: string): Promise<number> {
  const isAddress = data.startsWith('postgresql:');
  const where = isAddress ? { DATABASE_URL: data } : { CORVO_DATA: data };
  const config = readConfig({ PORT: '0', CORVO_HOST: '127.0.0.1', ...where });
  const limits = Object.fromEntries(
    Object.keys(config.limits).map(name => [name, plenty]),
  ) as unknown as typeof config.limits;
  const server = await startServer({ ...config, limits, trustProxy: true });
  return server.port;
}

function echo(): Promise<number> {
  const http = createServer();
  const io = new Server(http, { path: '/live', serveClient: false });
  io.on('connection', socket => {
    socket.on('act', (message: unknown, acknowledge: (answer: unknown) => void) => {
      acknowledge({ ok: true, value: { n: 1 } });
      socket.emit('update', message);
    });
  });
  return new Promise(done => http.listen(0, '127.0.0.1', () => done((http.address() as AddressInfo).port)));
}

/** Checks a command, acknowledges it and tells everybody else in the room so many bytes. */
function floor(bytes: number): Promise<number> {
  const http = createServer();
  const io = new Server(http, { path: '/live', serveClient: false });
  const update = 'x'.repeat(bytes);
  io.on('connection', socket => {
    let room = '';
    socket.on('join', (table: string, acknowledge: (answer: unknown) => void) => {
      room = table;
      void socket.join(table);
      acknowledge(null);
    });
    socket.on('act', (message: unknown, acknowledge: (answer: unknown) => void) => {
      const command = COMMANDS.act.safeParse(message);
      acknowledge(command.success ? update : null);
      socket.to(room).emit('update', update);
    });
  });
  return new Promise(done => http.listen(0, '127.0.0.1', () => done((http.address() as AddressInfo).port)));
}

const [kind, folder = ''] = process.argv.slice(2);
const start = { echo, corvo: () => corvo(folder), floor: () => floor(Number(folder)) }[kind ?? ''];
process.on('message', asked => {
  if (asked === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000 });
    return;
  }
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ memory: heapUsed + external });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: await start?.() });
