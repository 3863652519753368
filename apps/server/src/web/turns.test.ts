import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../testing/server.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';
import { Turns } from './turns.ts';

test('CO-7.3 what costs begins one by one, addresses in turn, and others have theirs in between', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const take = async (address: string, name: string): Promise<void> => {
    await turns.take(address);
    begun.push(name);
  };
  setImmediate(() => begun.push('somebody else'));
  const asked = [take('here', 'a1'), take('here', 'a2'), take('here', 'a3'), take('there', 'b1'), take('there', 'b2')];
  await Promise.all(asked);
  expect(begun).toEqual(['a1', 'somebody else', 'a2', 'b1', 'a3', 'b2']);
  await take('here', 'a4'); // nobody waits any more
  expect(begun.at(-1)).toBe('a4');
});

/** How often everybody had a turn meanwhile. */
async function turnsDuring(ask: () => Promise<unknown>[]): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(ask());
  isOver = true;
  return turns;
}

test('CO-7.3 of those who come to tables at the same moment one is shown it at a time, and others have turns between them', async () => {
  const stage = await Stage.open();
  const people = await stage.people(...Array.from({ length: 20 }, (_, who) => `Eve ${who}`));
  const { id: table } = await people[0]!.create({ game: 'whispers', players: 2 });
  for (const one of people) await one.join(table);
  const joins = (): Promise<unknown>[] =>
    people.flatMap(one => Array.from({ length: 5 }, () => one.must('join', { table })));
  expect(await turnsDuring(joins)).toBeGreaterThanOrEqual(100);
  await stage.close();
});

test('CO-7.3 lists are read one at a time as well', async () => {
  const stage = await Stage.open();
  const { port, hub } = stage.server.running;
  const lines = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'));
  const ask = (path: string): Promise<unknown> =>
    Promise.all(
      lines.map(line => {
        line.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
        return once(line, 'data');
      }),
    );
  await ask('/api/me'); // by then all have been let in, which is one at a time by itself
  const list = hub.list.bind(hub);
  let turn = 0;
  const readIn: number[] = [];
  hub.list = (...asked) => {
    readIn.push(turn);
    return list(...asked);
  };
  const count = (): void => {
    turn++;
    if (readIn.length < lines.length) setImmediate(count);
  };
  setImmediate(count);
  await ask('/api/tables?list=open');
  expect(new Set(readIn).size).toBeGreaterThanOrEqual(99); // the first may share one with the second
  for (const line of lines) line.destroy();
  await stage.close();
});

test('CO-7.4 who leaves at once, before the table was shown, is not there', async () => {
  const stage = await Stage.open();
  const [ada, eve] = await stage.people('Ada', 'Eve');
  const { id: table } = await ada!.create({ game: 'whispers', players: 2 });
  await ada!.join(table);
  await Promise.all([eve!.must('join', { table }), eve!.must('leave', { table }), eve!.must('join', { table })]);
  await ada!.until(() => ada!.presences.at(-1)?.watching === 1);
  await Promise.all([eve!.must('join', { table }), eve!.must('leave', { table })]);
  expect(ada!.presences.at(-1)?.watching).toBe(0);
  expect(await eve!.problem('say', { table, channel: 'table', text: 'x' })).toMatchObject({ code: 'not-joined' });
  await stage.close();
});

test('CO-7.3 a table that has left the memory costs more than a page', async () => {
  const limits = { ...NO_LIMITS, costly: { burst: 2, perSecond: 0.001 }, strangers: { burst: 1, perSecond: 0.001 } };
  const stage = await Stage.open({ limits });
  const [ada] = await stage.people('Ada');
  const tables: string[] = [];
  for (let i = 0; i < 3; i++) tables.push((await ada!.create({ game: 'whispers', players: 2 })).id);
  await stage.restart();
  const status = async (id: string | undefined, cookie = ada!.cookie): Promise<number> =>
    (await fetch(`${stage.server.address}/api/tables/${id}`, { headers: { cookie } })).status;
  const asked = [...tables, tables[0], tables[1]];
  expect(await Promise.all([status(tables[0], ''), status(tables[1], '')])).toEqual([200, 429]);
  const told = [];
  for (const id of asked) told.push(await status(id));
  expect(told).toEqual([200, 200, 429, 200, 200]); // what is there again is cheap
  await stage.close();
});
