import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findGame } from '@corvo/catalogue';
import { rngFromText, type OptionValues } from '@corvo/core';
import { costOfActions, costOfFloor, openTables, type Load } from './load.ts';
import { microseconds, ratesOf, type Metric } from './measure.ts';
import { Child } from './server.ts';

/** What an update of these games takes on the wire, on the average; the floor sends as much. */
const BYTES = { 'hand-of-the-king': 60, 'second-edition': 85 } as const;

const HAND: Load & { game: keyof typeof BYTES } = { game: 'hand-of-the-king', tables: 100, players: 2 };
const SIX: Load & { game: keyof typeof BYTES } = { game: 'second-edition', tables: 12, players: 6 };

/**
 * So many games are begun before it counts: a server that has just started is still compiling what it runs. After six of
 * these turns a third of its processor went into that, and the cost of an action still fell by as much until the thirtieth.
 */
const WARM_UP = 30;
const MEASURED = 5;
/** The floor runs far less code; longer than this it does not get cheaper. */
const FLOOR_WARM_UP = 6;

/** Microseconds of the server's processor for one action, flat out, beside what Socket.IO needs for its messages alone. */
async function costs(
  load: Load & { game: keyof typeof BYTES },
  times: number,
): Promise<{ readonly cost: number; readonly floor: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-actions-'));
  const child = await new Child('corvo', folder).ready();
  try {
    let cost = Infinity;
    for (let turn = 0; turn < WARM_UP + MEASURED; turn++) {
      const tables = await openTables(child, load);
      const spent = await costOfActions([child], tables, times);
      if (turn >= WARM_UP) cost = Math.min(cost, spent);
      for (const table of tables) table.close();
    }
    return { cost, floor: await costOfFloor(load, BYTES[load.game], times * FLOOR_WARM_UP) };
  } finally {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same moves in memory alone: every one by `apply`, and nobody is told. */
function reduced(): number {
  const game = findGame('hand-of-the-king');
  if (game === undefined) throw new Error('the catalogue has no Hand of the King');
  const play = (): number => {
    const rng = rngFromText('reduced');
    let state = game.setup(game.resolveOptions({}, 2) as OptionValues, game.seats(2), 'reduced');
    for (let moves = 0; ; moves++) {
      const asked = game.waiting(state.open).find(({ answered }) => !answered);
      if (asked === undefined) return moves;
      const view = game.view(state, asked.seat);
      const request = game.requests(view).find(({ id }) => id === asked.request)!;
      const action = { seat: asked.seat, request: request.id, choice: game.sample(view, request, rng) };
      const step = game.apply(state, action);
      if (!step.ok) throw new Error(`a sampled choice is refused: ${step.problem.code}`);
      ({ state } = step);
    }
  };
  return ratesOf({ play })['play'] ?? Number.NaN;
}

/** As many bytes as an entry has, appended and synced in groups as large as the server's are when it is busy. */
function appended(): number {
  const [entry, group] = ['x'.repeat(600), 50];
  const folder = mkdtempSync(join(tmpdir(), 'corvo-appends-'));
  const db = new DatabaseSync(join(folder, 'appends.sqlite'));
  try {
    db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; create table entries (body text)');
    const put = db.prepare('insert into entries (body) values (?)');
    const append = (): number => {
      db.exec('begin');
      for (let i = 0; i < group; i++) put.run(entry);
      db.exec('commit');
      return group;
    };
    return ratesOf({ append })['append'] ?? Number.NaN;
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What one durable action costs the server, beside the floor of its messages and the bounds of its parts. */
export async function actionMetrics(): Promise<Metric[]> {
  const hand = await costs(HAND, 12);
  const six = await costs(SIX, 120);
  const perSecond = (cost: number): number => microseconds(cost);
  return [
    {
      id: 'server.durable-moves-per-cpu-second',
      value: perSecond(hand.cost),
      unit: 'moves/s',
      bound: perSecond(hand.floor),
      ratio: hand.floor / hand.cost,
      goal: { least: perSecond(hand.floor) * 0.33 },
    },
    {
      id: 'server.six-seats-action',
      value: six.cost,
      unit: 'µs',
      bound: six.floor,
      ratio: six.cost / six.floor,
      goal: { most: six.floor * 3.5 },
    },
    { id: 'server.bound.reducer-moves-per-cpu-second', value: reduced(), unit: 'moves/s' },
    { id: 'server.bound.sqlite-appends-per-cpu-second', value: appended(), unit: 'appends/s' },
  ];
}
