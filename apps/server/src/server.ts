import type { AddressInfo } from 'node:net';
import { GAMES } from '@corvo/catalogue';
import type { Game } from '@corvo/core';
import { BotPool, type Thinkers } from './bots/index.ts';
import type { Config } from './config.ts';
import { Figures, FiguresServer } from './metrics/index.ts';
import { Notifier, Outside, Senders } from './notices/index.ts';
import { People } from './people/index.ts';
import { CheckingThread } from './records/index.ts';
import { ServedTime } from './served.ts';
import { openPostgres } from './postgres/index.ts';
import { Committer, holdFolder, openSqlite, prepareFolder, type Storage } from './storage/index.ts';
import { realChance, type Chance, type Environment } from './environment.ts';
import { Hub } from './tables/index.ts';
import { Trouble } from './trouble.ts';
import { addRoutes, makeApp } from './web/app.ts';
import { ratesOf, type Context } from './web/context.ts';
import { Health } from './web/health.ts';
import { openLive, sendAway, type LiveServer } from './web/live.ts';
import { Turns } from './web/turns.ts';

/** So long a server elsewhere may take for its answer. */
const OUTSIDE_MS = 10_000;

/** What a test may bring of its own. */
export interface Parts {
  readonly games?: readonly Game[];
  readonly threads?: { readonly bots: URL; readonly records: URL }; // entries of threads that know these games
  readonly storage?: Storage;
  readonly thinkers?: Thinkers;
  readonly chance?: Chance;
  readonly now?: () => number;
  readonly served?: () => number; // without it, and with a time of day of one's own, that one
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  readonly hub: Hub;
  readonly live: LiveServer;
  readonly metricsPort: number | null;
  /** Sends people away where it is told to, takes nothing new, finishes what was begun, closes the database. */
  stop(): Promise<void>;
}

/** Opens the data, resumes what was going on, and serves the client and the API on one port. */
export async function startServer(config: Config, parts: Parts = {}): Promise<RunningServer> {
  const games = parts.games ?? GAMES;
  const { storage, release } = await openData(config, parts);
  const steady = new ServedTime(await storage.served());
  const thinkers = parts.thinkers ?? new BotPool(parts.threads === undefined ? {} : { entry: parts.threads.bots });
  const records = new CheckingThread(parts.threads?.records);
  const app = makeApp(config);
  const base = config.origins[0] ?? null;
  const outside = new Outside(config.mayBeNear, OUTSIDE_MS);
  const senders = new Senders(outside, config.mail, base);
  const around: Environment = {
    storage,
    committer: new Committer(storage),
    thinkers,
    records,
    findGame: id => games.find(game => game.id === id),
    gameIds: games.map(({ id }) => id),
    chance: parts.chance ?? realChance,
    now: parts.now ?? Date.now,
    served: parts.served ?? parts.now ?? (() => steady.now()),
    ...(parts.served === undefined && parts.now === undefined
      ? { reachServed: (served: number) => steady.reach(served) }
      : {}),
    awayMs: config.awayMs,
    log: app.log,
  };
  const notifier: Notifier = new Notifier(around, senders, config.notices, {
    looksAfter: owner => hub.looksAfter(owner),
    isPresent: (table, person) => hub.isPresent(table, person),
  });
  const hub: Hub = new Hub({ ...around, notices: notifier }, config);
  const figures =
    config.metrics === null
      ? null
      : new Figures({
          tables: () => hub.size,
          connections: () => io.engine.clientsCount,
          processes: () => hub.processes,
        });
  figures?.watch(storage);
  const context: Context = {
    config,
    hub,
    people: new People(around),
    health: new Health(around),
    notices: { notifier, senders, outside, base },
    rates: ratesOf(config, storage),
    turns: new Turns(),
    figures,
    isLeaving: false,
    isStopping: false,
  };
  await addRoutes(app, context);
  const io = openLive(app.server, context);
  let watched: FiguresServer | undefined;

  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    app.log.info({ drainMs: config.drainMs, connections: io.engine.clientsCount }, 'stopping');
    context.isLeaving = true;
    await sendAway(io, config.drainMs);
    context.isStopping = true;
    await hub.stop();
    await notifier.stop();
    await closed(io); // also ends the HTTP server's upgraded connections
    await app.close();
    await thinkers.stop();
    await records.stop();
    await storage.close();
    await watched?.close();
    release();
    app.log.info({}, 'stopped');
  };
  try {
    await hub.resume();
    await notifier.keys();
    notifier.start();
    if (config.metrics !== null && figures !== null) watched = await FiguresServer.open(config.metrics, figures);
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw portTrouble(error, config);
  }
  const { port } = app.server.address() as AddressInfo;
  const name = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  app.log.info({ port, process: storage.process, shared: hub.isShared }, 'ready');
  const address = `http://${name}:${port}`;
  return { address, port, hub, live: io, metricsPort: watched?.port ?? null, stop: () => (stopping ??= stop()) };
}

/** The database, held against a second server where it is ours alone. */
async function openData(
  { data, database, role }: Config,
  { storage }: Parts,
): Promise<{ storage: Storage; release: () => void }> {
  if (storage !== undefined) return { storage, release: () => {} };
  if (database !== null) return { storage: await openPostgres(database, undefined, role !== 'web'), release: () => {} };
  prepareFolder(data);
  const release = holdFolder(data, () => new Trouble('second-server', { folder: data }));
  try {
    return { storage: await openSqlite(data), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** What Engine.IO keeps of a connection. */
interface Client {
  readonly writeBuffer?: readonly unknown[];
  readonly transport: { readonly socket?: { terminate?(): void } };
}

/** Who has not read its farewell by then is not waited for: nothing is lost that way. */
const FAREWELL_MS = 1_000;

/** Ends all live connections; waits, not for long, until what was acknowledged has left: closing would drop what is still in line. */
async function closed(io: LiveServer): Promise<void> {
  const clients = Object.values((io.engine as unknown as { clients: Record<string, Client> }).clients);
  for (let tries = 0; tries < 50 && clients.some(({ writeBuffer }) => (writeBuffer?.length ?? 0) > 0); tries++)
    await new Promise(turn => setTimeout(turn, 10));
  const late = setTimeout(() => clients.forEach(({ transport }) => transport.socket?.terminate?.()), FAREWELL_MS);
  await io.close();
  clearTimeout(late);
}

function portTrouble(error: unknown, config: Config): unknown {
  const { code, port = config.port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return new Trouble('port-in-use', { port });
  if (code === 'EACCES') return new Trouble('port-forbidden', { port });
  return error;
}
