/**
 * How a league grows: a day of so many running tables, simulated minute by minute, and the busiest minute second by second.
 * What an action costs is taken from our measurements (`COSTS`, or a file of `npm run -s bench -- --json`); how often people
 * play, and how many look, are assumptions that can be changed.
 *
 * npx node bench/scale.ts [--tables N] [--processes N] [--players N] [--actions N] [--live PER MILLE] [--seed TEXT]
 */
import { parseArgs } from 'node:util';
import { fraction, rngFromText, type Rng } from '@corvo/core';

/** Microseconds of the processor, and bytes. Where they come from stands in docs/scale.md. */
const COSTS = {
  action: 190, // ours, of the process that takes it, without the append
  follow: 60, // ours, of each other process at which somebody looks at the table
  ownAppend: [230, 18, 8.5], // ours, in a group of 1, 16 and 64
  append: [227, 25, 17], // PostgreSQL's
  read: 40, // PostgreSQL's, for each table that another process follows
  hint: [72, 18], // PostgreSQL's, for each group, and for each process that listens
  sync: 3_000, // of its disk: meanwhile what comes waits for the next group
  table: 60_000, // bytes in memory of a table that somebody looks at
  connection: 30_000, // bytes in memory
  entry: 1_600, // bytes on the disk with its share of snapshots and indexes
};

export interface League {
  readonly tables: number; // that are being played
  readonly processes: number;
  readonly players: number; // at each table
  readonly actions: number; // at a table and day, where it is played by turns over weeks
  readonly live: number; // of a thousand tables so many are being played in one sitting
  readonly seed: string;
}

/** An action every so many seconds at a table that is played in one sitting. */
const SITTING_S = 8;
/** Of the people of other tables so many look at any moment, in thousandths. */
const LOOKING = 20;
/** How busy an hour is: quiet at night, twice the average in the evening. */
const busyness = (hour: number): number => 1 + Math.sin(((hour - 14) / 24) * 2 * Math.PI) * 0.9;

export interface Load {
  readonly perSecond: number; // actions in the busiest minute
  readonly burst: number; // and in its busiest second
  readonly server: number; // processors of all our processes, in that minute
  readonly database: number; // processors of PostgreSQL
  readonly hints: number; // that PostgreSQL hands out in a second, to all listeners together
  readonly group: number; // actions in one sync
  readonly connections: number;
  readonly memory: number; // bytes, of all processes
  readonly perYear: number; // bytes on the disk
  readonly perAction: number; // microseconds of our processors
}

/** How many come in a stretch of time where so many are expected. */
function poisson(rng: Rng, expected: number): number {
  if (expected > 50) {
    // Near enough to a bell, of which twelve throws make one.
    let sum = -6;
    for (let throws = 0; throws < 12; throws++) sum += fraction(rng);
    return Math.max(0, Math.round(expected + sum * Math.sqrt(expected)));
  }
  const limit = Math.exp(-expected);
  let [count, product] = [0, fraction(rng)];
  while (product > limit) {
    count++;
    product *= fraction(rng);
  }
  return count;
}

/** What the append of one action costs in a group of so many, between the sizes that were measured. */
export function appendCost(group: number, [one = 0, sixteen = 0, many = 0]: readonly number[] = COSTS.append): number {
  if (group >= 64) return many;
  if (group >= 16) return sixteen + ((many - sixteen) * (group - 16)) / 48;
  return one + ((sixteen - one) * (Math.max(1, group) - 1)) / 15;
}

/** To so many processes other than the one that acts somebody looks, on the average, where so many people look. */
export const othersLooking = (processes: number, looking: number): number =>
  (processes - 1) * (1 - (1 - 1 / processes) ** looking);

export function simulate({ tables, processes, players, actions, live, seed }: League): Load {
  const rng = rngFromText(seed);
  const sitting = (tables * live) / 1_000;
  const byTurns = tables - sitting;
  let busiest = { count: -1, minute: 0 };
  let day = 0;
  for (let minute = 0; minute < 24 * 60; minute++) {
    const expected = busyness(minute / 60) * ((byTurns * actions) / 1_440 + (sitting * 60) / SITTING_S);
    const count = poisson(rng, expected);
    day += count;
    if (count > busiest.count) busiest = { count, minute };
  }
  let [burst, database, ours, hints, groups] = [0, 0, 0, 0, 0];
  // Who sits together looks all the time; at other tables the one who acts does, and now and then somebody else.
  const share = (sitting * 60) / SITTING_S / ((byTurns * actions) / 1_440 + (sitting * 60) / SITTING_S);
  const looking = share * players + (1 - share) * (1 + ((players - 1) * LOOKING) / 1_000);
  const others = othersLooking(processes, looking - 1);
  for (let second = 0; second < 60; second++) {
    const count = poisson(rng, busiest.count / 60);
    burst = Math.max(burst, count);
    // Each process has one group under way; while it is synced the next one gathers.
    const each = count / processes;
    const syncs = Math.min(each, 1_000_000 / COSTS.sync) * processes;
    groups += syncs;
    const group = syncs === 0 ? 0 : count / syncs;
    const listeners = processes - 1;
    const [base = 0, more = 0] = COSTS.hint;
    database += count * (appendCost(group) + others * COSTS.read) + syncs * (base + more * listeners);
    hints += syncs * listeners;
    ours += count * (COSTS.action + appendCost(group, COSTS.ownAppend) + others * COSTS.follow);
  }
  const evening = busyness(busiest.minute / 60);
  const connections = evening * (sitting * players + (byTurns * players * LOOKING) / 1_000);
  const inMemory = Math.min(tables * processes, connections);
  return {
    perSecond: busiest.count / 60,
    burst,
    server: ours / 60 / 1e6,
    database: database / 60 / 1e6,
    hints: hints / 60,
    group: groups === 0 ? 0 : busiest.count / groups,
    connections,
    memory: connections * COSTS.connection + inMemory * COSTS.table,
    perYear: day * 365 * COSTS.entry,
    perAction: busiest.count === 0 ? 0 : ours / busiest.count,
  };
}

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(2).replace(/\.0$/, '');

/** A line for each size of the league. */
export function tell(league: League): string[] {
  const sizes = [1_000, 10_000, 100_000, 1_000_000].filter(size => size < league.tables).concat(league.tables);
  const head = ['tables', 'actions/s', 'burst', 'ours (cores)', 'PostgreSQL (cores)', 'hints/s', 'connections', 'memory (GB)', 'disk (GB/year)', 'µs/action']; // prettier-ignore
  const rows = sizes.map(tables => {
    const load = simulate({ ...league, tables });
    return [tables, load.perSecond, load.burst, load.server, load.database, load.hints, load.connections]
      .concat([load.memory / 1e9, load.perYear / 1e9, load.perAction])
      .map(figure);
  });
  return [head, ...rows].map(row => `| ${row.join(' | ')} |`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: Object.fromEntries(
      ['tables', 'processes', 'players', 'actions', 'live', 'seed'].map(name => [name, { type: 'string' as const }]),
    ),
  });
  const number = (name: string, usual: number): number => {
    const value = Number(values[name] ?? usual);
    if (!(value > 0)) throw new Error(`--${name} must be a number above 0`);
    return value;
  };
  const league: League = {
    tables: number('tables', 1_000_000),
    processes: number('processes', 8),
    players: number('players', 4),
    actions: number('actions', 15),
    live: number('live', 5),
    seed: String(values['seed'] ?? 'a day'),
  };
  for (const line of tell(league)) console.log(line);
}
