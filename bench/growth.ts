import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@corvo/protocol';
import { costOfActions, costOfFloor, openTables, type Load, type LoadTable } from './load.ts';
import { restartCosts } from './lists.ts';
import type { Goal, Metric } from './measure.ts';
import { Child } from './server.ts';

// What grows with what. Each figure is a slope, with the goal beside it: how many times as much the more of something
// costs, or how much one more of it does beside what Socket.IO alone needs for it.

const BYTES = 85; // of an update of the second edition, on the average
const WATCHING = 30;
const ASKED = 60;

async function withServer<T>(task: (child: Child) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-growth-'));
  const child = await new Child('corvo', folder).ready();
  try {
    return await task(child);
  } finally {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const close = (tables: readonly LoadTable[]): void => {
  for (const table of tables) table.close();
};

/** Of tables of a kind: what an action costs once the server is warm, the best of some turns. */
async function costOf(child: Child, load: Load, times = 40): Promise<number> {
  const tables = await openTables(child, load);
  await costOfActions([child], tables, times);
  const cost = Math.min(await costOfActions([child], tables, times), await costOfActions([child], tables, times));
  close(tables);
  return cost;
}

interface Slope {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bound?: number;
  readonly goal: Goal;
}

/** One more player, and one more spectator, for each action; beside the same with Socket.IO alone. */
async function peopleSlopes(): Promise<Slope[]> {
  const base = { game: 'second-edition', tables: 4 };
  const [three, six, watched] = await withServer(async child => {
    await costOf(child, { ...base, players: 6 }); // warms up
    return [
      await costOf(child, { ...base, players: 3 }),
      await costOf(child, { ...base, players: 6 }),
      await costOf(child, { ...base, players: 6, spectators: WATCHING }),
    ] as const;
  });
  const floor = (players: number, spectators: number): Promise<number> =>
    costOfFloor({ ...base, players, spectators }, BYTES, 80);
  const [least, more, crowd] = [await floor(3, 0), await floor(6, 0), await floor(6, WATCHING)];
  const [player, spectator] = [(more - least) / 3, (crowd - more) / WATCHING];
  return [
    { name: 'players', value: (six - three) / 3, unit: 'µs per player', bound: player, goal: { most: player * 3.5 } },
    {
      name: 'spectators',
      value: (watched - six) / WATCHING,
      unit: 'µs per spectator',
      bound: spectator,
      goal: { most: spectator * 1.5 },
    },
  ];
}

/** Later rounds of the same games, and a server with many tables beside those that play. */
async function tableSlopes(): Promise<Slope[]> {
  const load = { game: 'second-edition', tables: 6, players: 6 };
  const [early, late] = await withServer(async child => {
    await costOf(child, load, 100); // warms up
    const tables = await openTables(child, load);
    const first = await costOfActions([child], tables, 80);
    await costOfActions([child], tables, 100);
    const last = await costOfActions([child], tables, 80);
    close(tables);
    return [first, last] as const;
  });
  const hand = { game: 'hand-of-the-king', tables: 20, players: 2 };
  const [alone, among] = await withServer(async child => {
    for (let turn = 0; turn < 4; turn++) await costOf(child, hand, 9); // warms up
    const before = await costOf(child, hand, 9);
    const idle = await openTables(child, { ...hand, tables: 200 });
    const after = await costOf(child, hand, 9);
    close(idle);
    return [before, after] as const;
  });
  return [
    { name: 'rounds', value: late / early, unit: 'times in late rounds', goal: { most: 1.25 } },
    { name: 'tables', value: among / alone, unit: 'times among 200 tables more', goal: { most: 1.25 } },
  ];
}

/** Looking back, and coming to a table, early in a long story and late. */
async function storySlopes(): Promise<Slope[]> {
  return withServer(async child => {
    const [table] = (await openTables(child, { game: 'second-edition', tables: 1, players: 6 })) as [LoadTable];
    const address = (path: string): string => `http://127.0.0.1:${child.port}${path}`;
    const cost = async (task: () => Promise<unknown>): Promise<number> => {
      const before = await child.cpu();
      for (let i = 0; i < ASKED; i++) await task();
      return ((await child.cpu()) - before) / ASKED;
    };
    const look = (n: number) => async () =>
      (await fetch(address(API.view(table.id, n)), { headers: { cookie: table.cookie } })).arrayBuffer();
    const join = (): Promise<unknown> =>
      (table.guests[0] as LoadTable['guests'][number]).send('join', { table: table.id });
    const act = async (times: number): Promise<void> => {
      for (let i = 0; i < times && (await table.act()); i++);
    };
    await act(110);
    for (let turn = 0; turn < 3; turn++) await cost(look(17));
    await cost(join);
    const joinEarly = Math.min(await cost(join), await cost(join));
    await act(200);
    const joinLate = Math.min(await cost(join), await cost(join));
    const [first, later] = [17, 17 + 32 * 3]; // as far from a snapshot
    const early = Math.min(await cost(look(first)), await cost(look(first)));
    const late = Math.min(await cost(look(later)), await cost(look(later)));
    close([table]);
    return [
      { name: 'look-back', value: late / early, unit: `times at entry ${later}`, goal: { most: 1.5 } },
      { name: 'join', value: joinLate / joinEarly, unit: 'times after 200 actions more', goal: { most: 1.5 } },
    ];
  });
}

export async function growthMetrics(): Promise<Metric[]> {
  const { few, many, perTable } = await restartCosts();
  const slopes: Slope[] = [
    ...(await peopleSlopes()),
    ...(await tableSlopes()),
    ...(await storySlopes()),
    {
      name: 'stored-games',
      value: perTable,
      unit: `µs of a start per stored game, ${few} to ${many}`,
      goal: { most: 100 },
    },
  ];
  return slopes.map(({ name, ...slope }) => ({ id: `growth.${name}`, ...slope }));
}
