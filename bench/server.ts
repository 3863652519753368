import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@corvo/catalogue';
import { rngFromText, type Game, type Plain, type Rng, type View } from '@corvo/core';
import {
  API,
  browserParser,
  inflate,
  PROTOCOL,
  Receiver,
  type Ack,
  type Answers,
  type Created,
  type Words,
} from '@corvo/protocol';
import { io, type Socket } from 'socket.io-client';
import { withGoals, type Goal, type Metric } from './measure.ts';

const TABLES = 200;
const PACE = 200; // actions per second
const PACED_SECONDS = 6;
const FLAT_OUT_SECONDS = 3;

const GOALS: Readonly<Record<string, Goal>> = {
  'durable-acknowledgement-p99': { most: 50 },
  'durable-acknowledgement-pace': { least: PACE * 0.95 },
  'memory-per-idle-table': { most: 100 },
};

export const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** A server in its own process, so that it is measured and not those who load it. */
export class Child {
  readonly #process: ChildProcess;
  port = 0;

  constructor(kind: string, folder: string) {
    const execArgv = ['--expose-gc'];
    this.#process = fork(new URL('./server-child.ts', import.meta.url), [kind, folder], {
      execArgv,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  async ready(): Promise<this> {
    const [{ port }] = (await once(this.#process, 'message')) as [{ port: number }];
    this.port = port;
    return this;
  }

  async memory(): Promise<number> {
    this.#process.send('memory');
    const [{ memory }] = (await once(this.#process, 'message')) as [{ memory: number }];
    return memory;
  }

  /** Milliseconds of the processor that it has used. */
  async cpu(): Promise<number> {
    this.#process.send('cpu');
    const [{ cpu }] = (await once(this.#process, 'message')) as [{ cpu: number }];
    return cpu;
  }

  async end(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
  }
}

const words = new Map<string, Promise<Words>>();
function wordsFor(port: number, game: string, hash: string): Promise<Words> {
  const found =
    words.get(hash) ?? fetch(`http://127.0.0.1:${port}${API.words(game, hash)}`).then(answer => answer.json());
  words.set(hash, found as Promise<Words>);
  return found as Promise<Words>;
}

/** Guests are at addresses of their own, as a proxy tells them: from one address come only so many people. */
let guests = 0;
function nextAddress(): string {
  guests++;
  return `10.${(guests >> 16) & 255}.${(guests >> 8) & 255}.${guests & 255}`;
}

/** Somebody at a table who plays by lot. */
export class Guest {
  readonly socket: Socket;
  view: View | undefined;
  joinBytes = 0; // of the last answer to a join
  readonly #receiver: Receiver;

  /** `isPlain`: at a server that knows nothing of our messages. */
  constructor(port: number, cookie: string, isPlain = false) {
    this.socket = io(`http://127.0.0.1:${port}`, {
      path: '/live',
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie, 'x-forwarded-for': nextAddress() },
      ...(isPlain ? {} : { parser: browserParser }),
    });
    this.#receiver = new Receiver({
      stretch: inflate,
      words: (game, hash) => wordsFor(port, game, hash),
      update: ({ view }) => void (this.view = view),
      standing: () => {},
      missed: table => void this.send('join', { table }),
    });
    // The echo sends back what it was sent.
    this.socket.on('update', (frame: unknown) => frame instanceof Uint8Array && this.#receiver.hear(frame));
  }

  async send<T>(name: string, message: object): Promise<T> {
    const asked = name === 'join' ? { ...message, protocol: PROTOCOL } : message;
    const ack = (await this.socket.emitWithAck(name, asked)) as Ack<T> | Uint8Array;
    if (ack instanceof Uint8Array) {
      if (name === 'join') this.joinBytes = ack.length;
      return (await this.#receiver.answered((message as { table: string }).table, ack)) as T;
    }
    if (!ack.ok) throw new Error(`${name} refused: ${ack.problem.code}`);
    return ack.value;
  }
}

export async function cookieOf(base: string, name: string): Promise<string> {
  const response = await fetch(`${base}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

interface BenchTable {
  readonly guests: readonly [Guest, Guest];
  readonly cookie: string;
  id: string;
  busy: boolean;
}

async function newGame(base: string, table: BenchTable): Promise<void> {
  const [first, second] = table.guests;
  const response = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: table.cookie },
    body: JSON.stringify({ game: 'hand-of-the-king', players: 2, name: 'bench' }),
  });
  table.id = ((await response.json()) as Created).id;
  await first.send('join', { table: table.id });
  const { info } = await second.send<Answers['join']>('join', { table: table.id });
  await second.send('sit', { table: table.id, seat: info.sitters[1]?.seat });
  await first.send('start', { table: table.id });
  for (const guest of table.guests)
    guest.view = (await guest.send<Answers['join']>('join', { table: table.id })).standing?.view;
}

/** One action at a table: who is asked answers. Answers how long the durable acknowledgement took, in milliseconds. */
async function move(game: Game, rng: Rng, base: string, table: BenchTable): Promise<number | undefined> {
  for (const guest of table.guests) {
    const request = guest.view && game.requests(guest.view)[0];
    if (request === undefined || guest.view === undefined) continue;
    const choice: Plain = game.sample(guest.view, request, rng);
    const start = performance.now();
    await guest.send('act', { table: table.id, request: request.id, choice, rewinds: 0 });
    return performance.now() - start;
  }
  if (table.guests[0].view?.open.outcome != null) await newGame(base, table);
  return undefined;
}

interface Paced {
  readonly took: number[]; // milliseconds, the shortest first
  readonly pace: number; // answers per second that came of it
}

/** Actions at an even pace, whatever the answers do: as people send them. */
async function paced(
  seconds: number,
  tables: readonly BenchTable[],
  act: (table: BenchTable) => Promise<number | undefined>,
): Promise<Paced> {
  const took: number[] = [];
  const running: Promise<void>[] = [];
  const start = performance.now();
  let next = 0;
  for (let sent = 0; sent < seconds * PACE; sent++) {
    const due = start + (sent * 1000) / PACE;
    if (due > performance.now()) await pause(due - performance.now());
    for (let tries = 0; tries < tables.length; tries++) {
      const table = tables[next++ % tables.length] as BenchTable;
      if (table.busy) continue;
      table.busy = true;
      running.push(
        act(table).then(ms => {
          table.busy = false;
          if (ms !== undefined) took.push(ms);
        }),
      );
      break;
    }
  }
  await Promise.all(running);
  const pace = (took.length / (performance.now() - start)) * 1000;
  return { took: took.sort((a, b) => a - b), pace };
}

/** As many actions as all tables together can do. Answers actions per second. */
async function flatOut(
  seconds: number,
  tables: readonly BenchTable[],
  act: (table: BenchTable) => Promise<number | undefined>,
): Promise<number> {
  const start = performance.now();
  let done = 0;
  await Promise.all(
    tables.map(async table => {
      while (performance.now() - start < seconds * 1000) {
        if ((await act(table)) !== undefined) done++;
        else await new Promise(turn => setImmediate(turn)); // the update is still on its way
      }
    }),
  );
  return (done / (performance.now() - start)) * 1000;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function measureCorvo(child: Child): Promise<Paced & { rate: number; idle: number }> {
  const base = `http://127.0.0.1:${child.port}`;
  const game = findGame('hand-of-the-king');
  if (game === undefined) throw new Error('the catalogue has no Hand of the King');
  const rng = rngFromText('load');
  const tables: BenchTable[] = [];
  for (let place = 0; place < TABLES; place++) {
    const cookies = [await cookieOf(base, `a${place}`), await cookieOf(base, `b${place}`)] as const;
    const guests = cookies.map(cookie => new Guest(child.port, cookie)) as unknown as [Guest, Guest];
    tables.push({ guests, cookie: cookies[0], id: '', busy: false });
  }
  await Promise.all(
    tables.flatMap(({ guests }) =>
      guests.map(({ socket }) => (socket.connected ? undefined : once(socket as never, 'connect'))),
    ),
  );
  const before = await child.memory();
  for (const table of tables) await newGame(base, table);
  const act = (table: BenchTable): Promise<number | undefined> => move(game, rng, base, table);
  await paced(1, tables, act); // warms up
  for (const { guests, id } of tables) for (const guest of guests) await guest.send('leave', { table: id });
  const idle = ((await child.memory()) - before) / TABLES;
  for (const { guests, id } of tables) for (const guest of guests) await guest.send('join', { table: id });
  const load = await paced(PACED_SECONDS, tables, act);
  const rate = await flatOut(FLAT_OUT_SECONDS, tables, act);
  for (const { guests } of tables) for (const { socket } of guests) socket.close();
  return { ...load, rate, idle };
}

async function measureEcho(child: Child): Promise<Paced & { rate: number }> {
  const tables: BenchTable[] = Array.from({ length: TABLES }, () => ({
    guests: [new Guest(child.port, ''), new Guest(child.port, '')],
    cookie: '',
    id: '',
    busy: false,
  }));
  await Promise.all(
    tables.flatMap(({ guests }) =>
      guests.map(({ socket }) => (socket.connected ? undefined : once(socket as never, 'connect'))),
    ),
  );
  const act = async ({ guests }: BenchTable): Promise<number> => {
    const start = performance.now();
    await guests[0].send('act', { table: 'bench', request: 1, choice: { option: 'north stark' } });
    return performance.now() - start;
  };
  await paced(1, tables, act);
  const load = await paced(PACED_SECONDS / 2, tables, act);
  const rate = await flatOut(FLAT_OUT_SECONDS / 2, tables, act);
  for (const { guests } of tables) for (const { socket } of guests) socket.close();
  return { ...load, rate };
}

/** 200 tables with scripted people, beside a bare echo server of the same transport. */
export async function serverMetrics(): Promise<Metric[]> {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-bench-'));
  try {
    const echoServer = await new Child('echo', '').ready();
    const echo = await measureEcho(echoServer);
    await echoServer.end();
    const server = await new Child('corvo', folder).ready();
    const corvo = await measureCorvo(server);
    await server.end();
    const beside = (id: string, value: number, unit: string, bound: number): Metric => ({
      id: `server.${id}`,
      value,
      unit,
      bound,
      ratio: value / bound,
    });
    const metrics = [
      beside('durable-acknowledgement-p50', at(corvo.took, 0.5), 'ms', at(echo.took, 0.5)),
      beside('durable-acknowledgement-p99', at(corvo.took, 0.99), 'ms', at(echo.took, 0.99)),
      // The two above are only worth what was really sent while they were measured: the pace that was meant is PACE.
      beside('durable-acknowledgement-pace', corvo.pace, 'answers/s', echo.pace),
      beside('actions-per-second', corvo.rate, 'actions/s', echo.rate),
      { id: 'server.memory-per-idle-table', value: corvo.idle / 1024, unit: 'KB' },
    ];
    return withGoals(metrics, 'server.', GOALS);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
