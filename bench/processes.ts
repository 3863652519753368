import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster, hasPostgres } from '@corvo/server/cluster';
import { costOfActions, costOfFloor, LoadTable, type Load } from './load.ts';
import { withGoals, type Goal, type Metric } from './measure.ts';
import { Child, pause } from './server.ts';

// Several processes on one PostgreSQL beside one on SQLite: what an action costs our processors, and how long it takes.

const LOAD: Load = { game: 'hand-of-the-king', tables: 300, players: 2 };
const BYTES = 60; // of an update, on the average
/** A game is played in so many rounds at most, the first of each while the tables still wait for each other. */
const ROUNDS = 12;
/** So many games at every table before it counts: a server that has just started is still compiling what it runs. */
const WARM_UP = 5;
const MEASURED = 3;
const FLOOR_ROUNDS = 20;

const PACE = 300; // actions per second
const PACED_SECONDS = 8;
/** Opened at once. */
const AT_ONCE = 20;

const GOALS: Readonly<Record<string, Goal>> = {
  'seats-on-one-over-sqlite': { most: 1.6 },
  'seats-on-two-over-sqlite': { most: 2.2 },
  'two-over-one': { most: 1.25 }, // flat: two runs of the same differ by as much on a busy machine
  'acknowledgement-p99-over-sqlite': { most: 3 },
};

/** How the seats of the tables are spread over some servers. */
interface Way {
  readonly name: string;
  readonly servers: readonly Child[];
  readonly isApart: boolean; // the seats of a table are on different servers
}

async function open({ servers, isApart }: Way): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  for (let from = 0; from < LOAD.tables; from += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, LOAD.tables - from) }, (_, place) => from + place);
    const opened = places.map(place => {
      const server = servers[place % servers.length] as Child;
      return LoadTable.open(isApart ? servers : [server], LOAD, `t${place}`);
    });
    tables.push(...(await Promise.all(opened)));
  }
  return tables;
}

async function costOf(way: Way): Promise<number> {
  const tables = await open(way);
  const cost = await costOfActions(way.servers, tables, ROUNDS);
  for (const table of tables) table.close();
  return cost;
}

/** Milliseconds until an action is acknowledged, at an even pace: that of the slowest in a hundred. */
async function slowest(way: Way): Promise<number> {
  const tables = await open(way);
  const took: number[] = [];
  const running: Promise<void>[] = [];
  const busy = new Set<LoadTable>();
  const start = performance.now();
  let next = 0;
  for (let sent = 0; sent < PACE * PACED_SECONDS; sent++) {
    const due = start + (sent * 1000) / PACE;
    if (due > performance.now()) await pause(due - performance.now());
    const table = tables[next++ % tables.length];
    if (table === undefined || busy.has(table)) continue;
    busy.add(table);
    running.push(
      (async () => {
        const send = await table.prepare();
        if (send === undefined) return; // its game is over
        const asked = performance.now();
        await send();
        took.push(performance.now() - asked);
        busy.delete(table);
      })(),
    );
  }
  await Promise.all(running);
  for (const table of tables) table.close();
  took.sort((a, b) => a - b);
  return took[Math.floor(took.length * 0.99)] ?? Number.NaN;
}

/** One process on SQLite, one and two on PostgreSQL, in turns, so that what else the machine does hits all of them. */
export async function processMetrics(): Promise<Metric[]> {
  if (!hasPostgres) {
    console.error('bench: there is no PostgreSQL here (on Debian: postgresql), so several processes were not measured');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'corvo-processes-'));
  const cluster = new Cluster();
  const servers: Child[] = [];
  const serve = async (data: string): Promise<Child> => {
    const child = await new Child('corvo', data).ready();
    servers.push(child);
    return child;
  };
  try {
    const shared = await cluster.fresh();
    const sqlite = await serve(folder);
    const alone = await serve(await cluster.fresh());
    const two = [await serve(shared), await serve(shared)];
    const ways: readonly Way[] = [
      { name: 'sqlite', servers: [sqlite], isApart: false },
      { name: 'one', servers: [alone], isApart: false },
      { name: 'seats-on-one', servers: two, isApart: false },
      { name: 'seats-on-two', servers: two, isApart: true },
    ];
    const costs = new Map(ways.map(({ name }) => [name, Infinity]));
    for (let turn = 0; turn < WARM_UP + MEASURED; turn++)
      for (const way of ways) {
        const cost = await costOf(way);
        if (turn >= WARM_UP) costs.set(way.name, Math.min(cost, costs.get(way.name) ?? Infinity));
      }
    const late = new Map<string, number>();
    for (let turn = 0; turn < MEASURED; turn++)
      for (const way of ways) late.set(way.name, Math.min(await slowest(way), late.get(way.name) ?? Infinity));
    const floor = await costOfFloor(LOAD, BYTES, FLOOR_ROUNDS);
    const of = (figures: ReadonlyMap<string, number>, name: string): number => figures.get(name) ?? Number.NaN;
    const over = (figures: ReadonlyMap<string, number>, name: string, other: string): number =>
      of(figures, name) / of(figures, other);
    return withGoals(
      [
        ...ways.map(({ name }): Metric => ({
          id: `processes.action-${name}`,
          value: of(costs, name),
          unit: 'µs',
          bound: floor,
          ratio: of(costs, name) / floor,
        })),
        { id: 'processes.seats-on-one-over-sqlite', value: over(costs, 'seats-on-one', 'sqlite'), unit: 'times' },
        { id: 'processes.seats-on-two-over-sqlite', value: over(costs, 'seats-on-two', 'sqlite'), unit: 'times' },
        { id: 'processes.two-over-one', value: over(costs, 'seats-on-one', 'one'), unit: 'times' },
        ...ways.map(({ name }): Metric => ({
          id: `processes.acknowledgement-p99-${name}`,
          value: of(late, name),
          unit: `ms at ${PACE} actions/s`,
        })),
        { id: 'processes.acknowledgement-p99-over-sqlite', value: over(late, 'seats-on-two', 'sqlite'), unit: 'times' },
      ],
      'processes.',
      GOALS,
    );
  } finally {
    for (const server of servers) await server.end();
    await cluster.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
