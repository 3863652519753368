import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { Cluster, hasPostgres } from '../../server/src/testing/postgres.fixture.ts';
import { Device, Receiver } from '../../server/src/testing/receivers.fixture.ts';
import { test as base } from './harness.ts';
import { answerByPointing, isAsked, logOf, play } from './players.ts';
import { PATIENT, startServer, type Running } from './server.ts';
import { ask, BOT, layTable, ME, OPEN } from './tables.ts';

const HOUR = 3_600_000;

/** Two processes on one PostgreSQL, a push service, and a time of day that the test moves for both. */
interface League {
  readonly processes: readonly [Running, Running];
  readonly outside: Receiver;
  passes(ms: number): Promise<void>;
}

const test = base
  .extend('league', { scope: 'file' }, async ({ environment }, { onCleanup }): Promise<League> => {
    if (environment.missing !== '') throw new Error(environment.missing);
    const ends: (() => unknown)[] = [];
    onCleanup(async () => {
      for (const end of ends.toReversed()) await end();
    });
    const cluster = new Cluster();
    ends.push(() => cluster.end());
    const outside = await Receiver.open();
    ends.push(() => outside.close());
    const folder = await mkdtemp(join(tmpdir(), 'corvo-days-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'ahead');
    let ahead = 0;
    const passes = async (ms: number): Promise<void> => {
      ahead += ms;
      await writeFile(`${file}.new`, String(ahead)); // whole, or not at all
      await rename(`${file}.new`, file);
    };
    await passes(0);
    const database = await cluster.fresh();
    const settings = { DATABASE_URL: database, CORVO_TEST_AHEAD: file, CORVO_BOT_MS: '5' };
    const start = () => startServer({ ...settings, CORVO_CLIENT: environment.client }, PATIENT);
    const processes = [await start(), await start()] as const;
    for (const process of processes) ends.push(() => process.stop());
    return { processes, outside, passes };
  })
  .extend('server', { scope: 'file' }, ({ league }) => league.processes[0]);

/** Whoever of them is asked first. */
async function turnOf(pages: readonly Page[]): Promise<Page> {
  for (let tries = 0; tries < 600; tries++) {
    for (const page of pages) if (await isAsked(page)) return page;
    await new Promise(wait => setTimeout(wait, 50));
  }
  throw new Error('nobody is asked');
}

describe.skipIf(!hasPostgres)('two processes on one PostgreSQL', () => {
  test(
    'CO-7.14 CO-9.2 over days, two people and a bot play by two processes; a push calls one back, and a killed process stops nobody',
    { timeout: 240_000, retry: 0 }, // the process that was killed is not there a second time
    async ({ open, league }) => {
      const [here, there] = league.processes;
      const ada = await open();
      const bea = await open({ baseURL: there.address, expected: /./ }); // hers is killed
      const wish = {
        name: 'The long winter',
        seats: [ME, OPEN, BOT],
        order: 'chosen',
        options: { firstPlayer: 'seat1' },
        clock: { seconds: 7 * 24 * 3_600 },
      };
      const table = await layTable(ada.context(), here.address, 'Ada', wish);
      await ada.goto(`/table/${table}`);
      await ask(bea.context(), there.address, 'POST', '/api/me', { name: 'Bea' });
      const device = new Device(`${league.outside.address}/bea`);
      await ask(bea.context(), there.address, 'POST', '/api/me/push', device.subscription);
      await bea.goto(`/table/${table}`);
      await bea.getByRole('button', { name: 'Take seat 2' }).click();
      await ada.getByRole('button', { name: 'Start the game' }).click();
      for (const page of [ada, bea]) await page.locator('.hk-cell').first().waitFor();

      // Each by a process of their own, hours apart: both see what happens by the other.
      const days = async (moves: number): Promise<void> => {
        const each = (): Promise<void> => league.passes(9 * HOUR);
        await play([ada, bea], { until: answers => answers >= moves, each });
      };
      await days(3);
      await expect.poll(async () => (await logOf(ada)).length - (await logOf(bea)).length).toBe(0);

      // Bea is away; when it is her turn, the push leads her back to her question.
      while ((await turnOf([ada, bea])) === bea) await answerByPointing(bea);
      await bea.goto('about:blank');
      league.outside.got.length = 0;
      while (league.outside.got.length === 0) {
        await league.passes(HOUR);
        if (await isAsked(ada)) await answerByPointing(ada);
        await new Promise(wait => setTimeout(wait, 300));
      }
      const told = device.read(league.outside.got[0]!.body);
      expect(told).toMatchObject({ title: 'It is your turn at “The long winter”.', path: `/table/${table}` });
      await bea.goto(told.path);
      await expect.poll(() => isAsked(bea)).toBe(true);
      expect(league.outside.got).toHaveLength(1); // by one of the two processes, once

      // Her process dies while it is her turn. She comes back by the other one, and nothing is lost.
      const before = await logOf(ada);
      await there.kill();
      await league.passes(9 * HOUR);
      await bea.goto(`${here.address}/table/${table}`);
      await expect.poll(() => isAsked(bea)).toBe(true);
      expect(await logOf(bea)).toEqual(before);
      await days(2);
      for (const page of [ada, bea]) await page.goto(`${here.address}/games`);
      for (const page of [ada, bea]) await page.getByText('The long winter').first().waitFor();
    },
  );
});
