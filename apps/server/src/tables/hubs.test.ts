import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFromText, type Game, type Plain, type Problem, type Seat } from '@corvo/core';
import { isOver, waitedFor } from '@corvo/host';
import { createTable } from '@corvo/protocol';
import { whispers } from '@corvo/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../postgres/index.ts';
import { openSqlite, type Person, type Storage } from '../storage/index.ts';
import { hubOf, environmentOf } from '../testing/hub.fixture.ts';
import { Cluster, hasPostgres } from '../testing/postgres.fixture.ts';
import { act } from './acting.ts';
import type { Hub } from './hub.ts';
import { sit } from './seating.ts';
import type { Table } from './table.ts';
import type { Viewer } from './viewer.ts';
import { join as joinTable, leave } from './watching.ts';

const game = whispers as unknown as Game;

const PEOPLE: readonly Person[] = ['ada', 'bea'].map(id => ({ id, name: id, createdAt: 0 }));

/** A running table of both people, as each hub sees it. */
async function begun([one, other]: readonly [Hub, Hub]): Promise<readonly [Table, Table]> {
  const wish = createTable.parse({ name: 'T', game: game.id, players: 2, order: 'chosen' });
  const table = await one.create(PEOPLE[0]!, wish);
  if (!('record' in table)) throw new Error(table.code);
  const seat = table.record.seats[1]!.seat;
  expect(await table.run(() => sit(table, PEOPLE[1]!, seat))).toBeUndefined();
  expect(await table.run(() => one.start(table, PEOPLE[0]!))).toBeUndefined();
  return [table, (await other.table(table.id))!];
}

/** Two hubs that know nothing of each other, each with its own way to the same database: as two processes have it. */
function loseNothing(
  name: string,
  open: () => Promise<{ storages: readonly [Storage, Storage]; end: () => void }>,
): void {
  test(`CO-7.14 two hubs over one ${name} lose no answer: two seats that answer at once are both heard, 40 of 40`, async () => {
    const { storages, end } = await open();
    const hubs = [hubOf(environmentOf(storages[0], [game])), hubOf(environmentOf(storages[1], [game]))] as const;
    await Promise.all(PEOPLE.map(person => storages[0].commit([[{ do: 'put-person', person }]])));
    const rng = rngFromText('two hubs');
    let asked = 0;
    const refused: Problem[] = [];
    while (asked < 40 && refused.length === 0) {
      const tables = await begun(hubs);
      const newest = (): Table => (tables[0].record.version >= tables[1].record.version ? tables[0] : tables[1]);
      const give = (place: number, seat: Seat): Promise<void> => {
        const { match, record } = newest();
        const view = game.view(match!.state, seat);
        const [request] = game.requests(view);
        const choice = game.sample(view, request!, rng) as Plain;
        const person = record.seats.find(owner => owner.seat === seat)!.person!;
        const table = tables[place % 2]!;
        const sent = { request: request!.id, choice, rewinds: 0 };
        return table.run(async () => {
          const taken = await act(table, person, sent);
          if ('code' in taken) refused.push(taken);
        });
      };
      while (!isOver(newest().match!) && asked < 40 && refused.length === 0) {
        const seats = waitedFor(newest().match!);
        if (seats.length === 2) asked += 2;
        // Neither hub hears of the other; each finds out when it writes.
        await Promise.all(seats.map((seat, place) => give(place + asked, seat)));
      }
      // What is stored is one story: it rebuilds what whoever was last has told.
      const stored = await storages[0].table(newest().id);
      const entries = await storages[0].entries(newest().id, -1);
      expect(stored?.version).toBe(newest().record.version);
      expect(new Set(entries.map(({ n }) => n)).size).toBe(entries.length);
      expect(entries.at(-1)).toMatchObject({ n: stored?.n });
    }
    expect({ asked, refused }).toEqual({ asked: 40, refused: [] });
    for (const hub of hubs) await hub.stop();
    for (const storage of storages) await storage.close();
    end();
  });
}

loseNothing('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-hubs-'));
  const storages = [await openSqlite(folder), await openSqlite(folder)] as const;
  return { storages, end: () => rmSync(folder, { recursive: true, force: true }) };
});

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  const cluster = hasPostgres ? new Cluster() : undefined;
  afterAll(async () => cluster?.end());
  loseNothing('PostgreSQL', async () => {
    const url = (await cluster?.fresh()) ?? '';
    return { storages: [await openPostgres(url), await openPostgres(url)], end: () => {} };
  });
});

test('CO-7.14 who follows another process is told each entry once, and nobody hears that a sealed answer was changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'corvo-hubs-'));
  const storages = [await openSqlite(folder), await openSqlite(folder)] as const;
  await storages[0].commit([PEOPLE.map(person => ({ do: 'put-person', person }) as const)]);
  const hubs = [hubOf(environmentOf(storages[0], [game])), hubOf(environmentOf(storages[1], [game]))] as const;
  const [here, there] = await begun(hubs);
  let heard: string[] = [];
  const viewer = (person: string): Viewer => ({
    person,
    name: person,
    address: '1.2.3.4',
    send: name => heard.push(`${person} ${name}`),
    sendBytes: () => heard.push(`${person} update`),
    share: (viewers, name) => heard.push(...viewers.map(one => `${one.person} ${name}`)),
    shareBytes: viewers => heard.push(...viewers.map(one => `${one.person} update`)),
  });
  const ada = viewer('ada');
  for (const one of [ada, viewer('bea'), viewer('eve')]) await there.run(() => joinTable(there, one));
  leave(there, ada);
  const seal = async (place: number, amount: number): Promise<readonly string[]> => {
    const { id: person } = PEOPLE[place]!;
    heard = [];
    expect(await here.run(() => act(here, person, { request: 1, choice: { amount }, rewinds: 0 }))).not.toHaveProperty(
      'code',
    );
    expect(await there.run(() => there.follow())).toBe(true);
    return heard.toSorted();
  };
  const each = ['bea update', 'eve update'];
  expect(await seal(0, 1)).toEqual(each); // that she has answered
  expect(await seal(0, 2)).toEqual([]);
  // CO-2.5: nor that what only she can see has changed while she was away, when she comes back.
  heard = [];
  await there.run(() => joinTable(there, ada));
  expect(heard.toSorted()).toEqual(['ada presence', 'bea presence', 'eve presence']);
  leave(there, ada);
  expect(await seal(1, 0)).toEqual(each); // what was revealed, which is an entry
  expect(there.record.n).toBe(1);
  for (const hub of hubs) await hub.stop();
  for (const storage of storages) await storage.close();
  rmSync(folder, { recursive: true, force: true });
});
