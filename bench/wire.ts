import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@corvo/catalogue';
import { rngFromText, type Game } from '@corvo/core';
import type { Answers, Created } from '@corvo/protocol';
import { withGoals, type Metric } from './measure.ts';
import { Child, cookieOf, Guest } from './server.ts';

const PLAYERS = 6;
/** A server that has just started is still compiling what it runs: so many games are played before it counts. */
const WARM_UP = 5;

/** Swords and Ravens, whole random games of six on the same machine: bytes on the wire, and its server without sockets and disk. */
const RIVAL = { bytesPerSeat: 316_000, updates: 393, joinInRound5: 12_000, joinAtEnd: 203_000, cpuMs: 3_218 };

/** Bytes that come over a connection, with the head of each frame. */
function count({ socket }: Guest): () => number {
  let bytes = 0;
  socket.io.engine.on('packet', ({ data }: { data?: string | ArrayBuffer | Buffer }) => {
    const size = data === undefined ? 0 : typeof data === 'string' ? Buffer.byteLength(data) + 1 : data.byteLength;
    bytes += size + (size < 126 ? 2 : 4);
  });
  return () => bytes;
}

interface Told {
  readonly bytesPerSeat: number;
  readonly joinInRound5: number;
  readonly joinAtEnd: number;
  readonly cpuMs: number;
}

/** A whole random game of six over real sockets and a real disk. */
async function playGame(child: Child, game: Game, place: number): Promise<Told> {
  const base = `http://127.0.0.1:${child.port}`;
  const cookies: string[] = [];
  for (let who = 0; who < PLAYERS; who++) cookies.push(await cookieOf(base, `w${place}-${who}`));
  const guests = cookies.map(cookie => new Guest(child.port, cookie));
  await Promise.all(guests.map(({ socket }) => (socket.connected ? undefined : once(socket as never, 'connect'))));
  const response = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0] ?? '' },
    body: JSON.stringify({ game: game.id, players: PLAYERS, name: 'bench' }),
  });
  const { id: table } = (await response.json()) as Created;
  for (const [seat, guest] of guests.entries()) {
    const { info } = await guest.send<Answers['join']>('join', { table });
    if (seat > 0) await guest.send('sit', { table, seat: info.sitters[seat]?.seat });
  }
  const before = await child.cpu();
  const counts = guests.map(count);
  await guests[0]?.send('start', { table });
  const rng = rngFromText(`wire ${place}`);
  const joins: number[] = [];
  const look = async (): Promise<number> => {
    const guest = guests[0] as Guest;
    await guest.send('join', { table });
    return guest.joinBytes;
  };
  let looked = 0;
  let acted = 0;
  for (;;) {
    const asked = guests.find(({ view }) => view && game.requests(view).some(({ answered }) => !answered));
    if (asked?.view === undefined) {
      if (guests.every(({ view }) => view?.open.outcome != null)) break;
      await new Promise(done => setTimeout(done, 1));
      continue;
    }
    const { round } = asked.view.open as unknown as { round: number };
    if (round === 5 && joins.length === 0) {
      joins.push(await look());
      looked += joins[0] ?? 0;
    }
    const request = game.requests(asked.view).find(({ answered }) => !answered);
    if (request === undefined) continue;
    const known = asked.view;
    acted++;
    await asked.send('act', { table, request: request.id, choice: game.sample(known, request, rng), rewinds: 0 });
    while (asked.view === known) await new Promise(done => setImmediate(done));
  }
  const cpuMs = (await child.cpu()) - before;
  const bytes = counts.reduce((sum, counted) => sum + counted(), 0) - looked;
  const joinAtEnd = await look();
  for (const { socket } of guests) socket.close();
  // Games of chance are of any length: what counts is one that is as long as the rival's.
  return {
    bytesPerSeat: (bytes / PLAYERS) * (RIVAL.updates / acted),
    joinInRound5: joins[0] ?? Number.NaN,
    joinAtEnd,
    cpuMs,
  };
}

async function measure(): Promise<Told> {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-wire-'));
  const game = findGame('second-edition');
  if (game === undefined) throw new Error('the catalogue has no second edition');
  const child = await new Child('corvo', folder).ready();
  try {
    for (let turn = 0; turn < WARM_UP; turn++) await playGame(child, game, turn);
    const games = [await playGame(child, game, WARM_UP), await playGame(child, game, WARM_UP + 1)];
    const mean = (of: (told: Told) => number): number => games.reduce((sum, told) => sum + of(told), 0) / games.length;
    return {
      bytesPerSeat: mean(told => told.bytesPerSeat),
      joinInRound5: mean(told => told.joinInRound5),
      joinAtEnd: mean(told => told.joinAtEnd),
      cpuMs: mean(told => told.cpuMs),
    };
  } finally {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const beside = (id: string, value: number, unit: string, bound: number): Metric => ({
  id,
  value,
  unit,
  bound,
  ratio: value / bound,
});

let measured: Promise<Told> | undefined;
/** Measured once for both suites. */
const toldOf = (): Promise<Told> => (measured ??= measure());

/** The processor time of the server for one six-player game of the second edition, sockets and disk included. */
export async function gameCostMetrics(): Promise<Metric[]> {
  const { cpuMs } = await toldOf();
  const id = 'server.cpu-ms-per-second-edition-game';
  return [{ ...beside(id, cpuMs, 'ms', RIVAL.cpuMs), goal: { most: RIVAL.cpuMs / 20 } }];
}

/** What one six-player game of the second edition costs on the wire, beside what a rival needs. */
export async function wireMetrics(): Promise<Metric[]> {
  const told = await toldOf();
  return withGoals(
    [
      beside('wire.bytes-per-seat-and-game', told.bytesPerSeat, 'bytes', RIVAL.bytesPerSeat),
      beside('wire.join-bytes-round-5', told.joinInRound5, 'bytes', RIVAL.joinInRound5),
      beside('wire.join-bytes-end', told.joinAtEnd, 'bytes', RIVAL.joinAtEnd),
    ],
    'wire.',
    {
      'bytes-per-seat-and-game': { most: RIVAL.bytesPerSeat * 0.16 },
      'join-bytes-round-5': { most: RIVAL.joinInRound5 * 0.2 },
      'join-bytes-end': { most: 3_000 },
    },
  );
}
