import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster, hasPostgres } from '@corvo/server/cluster';
import type { Answers } from '@corvo/protocol';
import { filling, type Filled } from './filling.ts';
import { fillSqlite } from './lists.ts';
import { LoadTable, type Load } from './load.ts';
import { withGoals, type Goal, type Metric } from './measure.ts';
import { Child, Guest } from './server.ts';

// What a server with very many stored tables pays for them: at its start, for a list, for coming to a table.

const FEW = 1_000;
/** `CORVO_BENCH_TABLES=1000000` for the long form: some minutes and some gigabytes of disk. */
const MANY = Number(process.env['CORVO_BENCH_TABLES'] ?? 50_000);
const REAL: Load = { game: 'hand-of-the-king', tables: 10, players: 2 };
const MOVES = 10;
const LISTS = ['open', 'running', 'finished'] as const;
const ASKED = 400; // of each
const TURNS = 3;

const START_CPU_MS = 3_000;
const GOALS: Readonly<Record<string, Goal>> = { start: { most: START_CPU_MS }, list: { most: 2 }, join: { most: 2 } };

interface Place {
  readonly name: string;
  /** A fresh database, and what a server is told to find it. */
  make(): Promise<string>;
  fill(data: string, tables: number): Promise<void>;
  /** Milliseconds of the processor that the database has used outside the server. */
  cpu(): number;
}

const AT_ONCE = 5_000;

/** The same tables as on SQLite, each with the beginning of its story. */
async function fillPostgres(cluster: Cluster, url: string, tables: number): Promise<void> {
  const put = async (into: string, rows: readonly Filled['table'][]): Promise<void> => {
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    const text = `insert into ${into} (${columns}) select ${columns} from json_populate_recordset(null::${into}, $1)`;
    await cluster.run(url, text, [JSON.stringify(rows)]);
  };
  let some: Filled[] = [];
  for (const filled of filling(tables)) {
    some.push(filled);
    if (some.length < AT_ONCE && filled.table['id'] !== `table-${tables - 1}`) continue;
    await put(
      'tables',
      some.map(({ table }) => table),
    );
    await put(
      'members',
      some.flatMap(({ members }) => members),
    );
    some = [];
  }
  await cluster.run(
    url,
    `insert into entries (table_id, n, kind, by, request, choice, text, settled, hash, events, at)
    select id, 0, 'start', '', 0, '{}', '', 1, '', '[]', created_at from tables where id like 'table-%'`,
  );
  await cluster.run(url, 'analyze');
}

/** What the server and its database used for so many of something, in microseconds each. */
async function costOf(place: Place, child: Child, times: number, task: () => Promise<unknown>): Promise<number> {
  const spent = async (): Promise<number> => (await child.cpu()) + place.cpu();
  let best = Infinity;
  for (let turn = 0; turn < TURNS; turn++) {
    const before = await spent();
    for (let time = 0; time < times; time++) await task();
    best = Math.min(best, (((await spent()) - before) * 1000) / times);
  }
  return best;
}

interface Costs {
  readonly start: number;
  readonly list: number;
  readonly join: number;
}

async function costsOf(place: Place, tables: number): Promise<Costs> {
  const data = await place.make();
  const first = await new Child('corvo', data).ready();
  const real: LoadTable[] = [];
  for (let count = 0; count < REAL.tables; count++) real.push(await LoadTable.open([first], REAL, `r${count}`));
  for (const table of real) for (let move = 0; move < MOVES; move++) await table.act();
  for (const table of real) table.close();
  await first.end();
  await place.fill(data, tables);
  const child = await new Child('corvo', data).ready();
  try {
    const start = await child.cpu();
    const ask = (list: string): Promise<unknown> =>
      fetch(`http://127.0.0.1:${child.port}/api/tables?list=${list}&limit=20`).then(answer => answer.text());
    let list = 0;
    for (const name of LISTS) list = Math.max(list, await costOf(place, child, ASKED, () => ask(name)));
    const [table] = real;
    const guest = new Guest(child.port, table?.cookie ?? '');
    let next = 0;
    const join = await costOf(place, child, ASKED, async () => {
      const id = real[next++ % real.length]?.id;
      await guest.send<Answers['join']>('join', { table: id });
      await guest.send('leave', { table: id });
    });
    guest.socket.close();
    return { start, list, join };
  } finally {
    await child.end();
  }
}

/** With few tables and with many, on both databases. */
export async function storedMetrics(): Promise<Metric[]> {
  const folders: string[] = [];
  const cluster = hasPostgres ? new Cluster() : undefined;
  const sqlite: Place = {
    name: 'sqlite',
    make: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'corvo-stored-'));
      folders.push(folder);
      return folder;
    },
    fill: async (folder, tables) => fillSqlite(tables, folder),
    cpu: () => 0,
  };
  const places = [sqlite];
  if (cluster !== undefined)
    places.push({
      name: 'postgres',
      make: () => cluster.fresh(),
      fill: (url, tables) => fillPostgres(cluster, url, tables),
      cpu: () => cluster.cpu(),
    });
  else console.error('bench: there is no PostgreSQL here (on Debian: postgresql), so only SQLite was measured');
  try {
    const metrics: Metric[] = [];
    for (const place of places) {
      const [few, many] = [await costsOf(place, FEW), await costsOf(place, MANY)];
      const of = `with ${MANY} tables on ${place.name}`;
      metrics.push(
        { id: `stored.${place.name}-start`, value: many.start, unit: `ms of CPU ${of}`, bound: few.start },
        { id: `stored.${place.name}-list-cost`, value: many.list, unit: `µs ${of}`, bound: few.list },
        { id: `stored.${place.name}-list`, value: many.list / few.list, unit: 'times' },
        { id: `stored.${place.name}-join-cost`, value: many.join, unit: `µs ${of}`, bound: few.join },
        { id: `stored.${place.name}-join`, value: many.join / few.join, unit: 'times' },
      );
    }
    const goals = places.flatMap(({ name }) => Object.entries(GOALS).map(([what, goal]) => [`${name}-${what}`, goal]));
    return withGoals(metrics, 'stored.', Object.fromEntries(goals) as Record<string, Goal>);
  } finally {
    await cluster?.end();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
