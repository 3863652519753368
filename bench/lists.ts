import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { readConfig, startServer, type RunningServer } from '@corvo/server';
import { filling, type Filled } from './filling.ts';
import { withGoals, type Goal, type Metric } from './measure.ts';

const FEW = 1_000;
/** `CORVO_BENCH_TABLES=1000000` for the long form: a few minutes and about a gigabyte of disk. */
const MANY = Number(process.env['CORVO_BENCH_TABLES'] ?? 50_000);
const LISTS = ['open', 'running', 'finished', 'mine', 'played'] as const;
const PERSON = 'person-1';
const ASKED = 200;

/** Lists must not grow with the number of tables; the rest is what a deeper index and a colder disk cost. */
const GOALS: Readonly<Record<string, Goal>> = Object.fromEntries(LISTS.map(list => [`${list}-growth`, { most: 2 }]));

async function fill(tables: number, folder: string): Promise<ReturnType<typeof readConfig>> {
  const config = { ...readConfig({ PORT: '0', CORVO_HOST: '127.0.0.1', CORVO_DATA: folder }), logLevel: 'silent' };
  await (await startServer(config)).stop();
  fillSqlite(tables, folder);
  return config;
}

/** Puts so many tables into a data folder. */
export function fillSqlite(tables: number, folder: string): void {
  const db = new DatabaseSync(join(folder, 'corvo.sqlite'));
  const texts = new Map<string, StatementSync>();
  const put = (into: string, row: Filled['table']): void => {
    const columns = Object.keys(row);
    const text = `insert into ${into} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;
    let statement = texts.get(text);
    if (statement === undefined) texts.set(text, (statement = db.prepare(text)));
    statement.run(...Object.values(row));
  };
  db.exec('PRAGMA synchronous=OFF; BEGIN');
  for (const { table, members } of filling(tables)) {
    put('tables', table);
    for (const member of members) put('members', member);
  }
  db.exec('COMMIT');
  db.close();
}

const serverWith = async (tables: number, folder: string): Promise<RunningServer> =>
  startServer(await fill(tables, folder));

/** CPU microseconds that each stored table adds to the start of a server. */
export async function restartCosts(): Promise<{ few: number; many: number; perTable: number }> {
  const many = Math.min(MANY, 20_000);
  const costs: number[] = [];
  for (const tables of [FEW, many]) {
    const folder = mkdtempSync(join(tmpdir(), 'corvo-bench-restart-'));
    try {
      const config = await fill(tables, folder);
      let best = Infinity;
      for (let turn = 0; turn < 3; turn++) {
        const before = process.cpuUsage();
        const server = await startServer(config);
        const { user, system } = process.cpuUsage(before);
        best = Math.min(best, user + system);
        await server.stop();
      }
      costs.push(best);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const [less = Number.NaN, more = Number.NaN] = costs;
  return { few: FEW, many, perTable: (more - less) / (many - FEW) };
}

/** CPU milliseconds of one page of each list: the best of some turns. */
async function costs({ hub }: RunningServer): Promise<Record<string, number>> {
  const best: Record<string, number> = {};
  for (let turn = 0; turn < 6; turn++) {
    for (const list of LISTS) {
      const start = process.cpuUsage();
      for (let i = 0; i < ASKED; i++) await hub.list(PERSON, { list, limit: 20 });
      const { user, system } = process.cpuUsage(start);
      best[list] = Math.min(best[list] ?? Infinity, (user + system) / 1000 / ASKED);
    }
  }
  return best;
}

/** The lists of tables, with few tables and with many. */
export async function listMetrics(): Promise<Metric[]> {
  const figures: Record<string, number>[] = [];
  for (const tables of [FEW, MANY]) {
    const folder = mkdtempSync(join(tmpdir(), 'corvo-bench-lists-'));
    try {
      const server = await serverWith(tables, folder);
      figures.push(await costs(server));
      await server.stop();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const [few = {}, many = {}] = figures;
  const metrics = LISTS.flatMap((list): Metric[] => [
    {
      id: `lists.${list}`,
      value: many[list] ?? Number.NaN,
      unit: `ms with ${MANY} tables`,
      bound: few[list] ?? Number.NaN,
    },
    { id: `lists.${list}-growth`, value: (many[list] ?? Number.NaN) / (few[list] ?? Number.NaN), unit: 'times' },
  ]);
  return withGoals(metrics, 'lists.', GOALS);
}
