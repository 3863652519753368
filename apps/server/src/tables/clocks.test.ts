import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { DATABASE } from '../storage/sqlite.ts';
import type { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';
import { answerForTheLate } from './acting.ts';

let served = 1_000;
const stage = await Stage.open({}, { served: () => served });
afterAll(() => stage.close());

/** What the server does when a clock calls. */
async function ring(id: string): Promise<void> {
  const table = (await stage.server.running.hub.table(id))!;
  await table.run(() => answerForTheLate(table));
}

const clockOf = async (client: TestClient, table: string) => (await client.join(table)).standing?.clock;

test('CO-7.18 every seat has a bank of its own, which survives a restart', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const clock = { seconds: 600, increment: 10 };
  const { table } = await stage.playing([ada, bea], { game: 'whispers', clock });
  const whole = { for: 'bank', ofMs: 600_000, atZero: 'once' };
  const both = ['ada', 'bruno'].map(seat => ({ seat, leftMs: 600_000 }));
  expect(await clockOf(bea, table)).toEqual({ ...whole, seats: both });
  served += 100_000;
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  served += 50_000;
  await stage.restart();
  expect(await clockOf(bea, table)).toEqual({ ...whole, seats: [{ seat: 'bruno', leftMs: 450_000 }] });
  await ada.join(table);
  await ada.must('undo', { table });
  const seats = [
    { seat: 'ada', leftMs: 500_000 },
    { seat: 'bruno', leftMs: 450_000 },
  ];
  expect(await clockOf(bea, table)).toEqual({ ...whole, seats });
});

test('CO-7.19 a bot has the seat of whoever ran out of time, until they come to the table; they read what it decided', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const clock = { seconds: 60, atZero: 'seat' } as const;
  const { table } = await stage.playing([ada, bea], { game: 'whispers', clock });
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await bea.must('leave', { table });
  served += 60_000;
  await ring(table);
  const sitter = async () => (await ada.join(table)).info.sitters.find(({ seat }) => seat === 'bruno');
  expect((await sitter())?.bot).not.toBeNull();
  await ada.until(() => ada.updates.some(({ moment }) => moment?.kind === 'action'), 'the bid of the bot');
  const { moments } = await ada.join(table, 0);
  expect(moments[0]).toMatchObject({ kind: 'hand-over', seat: 'bruno' });
  expect(moments[0]?.notes).toMatchObject([{ key: 'note.late-bot', data: { name: 'Bea' } }]);
  expect(JSON.stringify(moments)).not.toContain('note.bot-played-you'); // what was decided for others is theirs

  const back = await bea.join(table, 0);
  expect(back.info.sitters.find(({ seat }) => seat === 'bruno')?.bot).toBeNull();
  expect(back.moments[0]?.notes).toMatchObject([{ key: 'note.you-late-bot' }]);
  const played = back.moments.flatMap(({ notes }) => notes).filter(({ key }) => key === 'note.bot-played-you');
  expect(played[0]?.data.text).toMatch(/^bruno bids/);
  expect(back.moments.at(-1)).toMatchObject({ kind: 'back', seat: 'bruno' });
  expect((await ada.join(table)).info.sitters.every(({ bot }) => bot === null)).toBe(true);
});

test('CO-7.19 who has let a bot play keeps it on coming back', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers', clock: { seconds: 60, atZero: 'seat' } });
  await bea.must('handOver', { table, seat: 'bruno', bot: 'random' });
  expect((await bea.join(table)).info.sitters.find(({ seat }) => seat === 'bruno')?.bot).toBe('random');
});

test('CO-7.13 a table whose clock an older server kept goes on with the time that was left', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as [TestClient, TestClient];
  const { table } = await stage.playing([ada, bea], { game: 'whispers', clock: { seconds: 60 } });
  served += 20_000;
  await ada.must('act', { table, request: 1, choice: { amount: 1 } });
  await stage.restart({}, folder => {
    const db = new DatabaseSync(join(folder, DATABASE));
    const { setup } = db.prepare('select setup from tables where id = ?').get(table) as { setup: string };
    const { clock: _clock, ...older } = JSON.parse(setup);
    const was = JSON.stringify({ ...older, clockSeconds: 60 });
    db.prepare('update tables set setup = ? where id = ?').run(was, table);
    const { body } = db.prepare('select body from matches where table_id = ?').get(table) as { body: string };
    const { clocks: _clocks, ...kept } = JSON.parse(body);
    const deadline = { request: 1, newest: 1, at: served + 40_000 };
    db.prepare('update matches set body = ? where table_id = ?').run(JSON.stringify({ ...kept, deadline }), table);
    db.close();
  });
  const { info, standing } = await bea.join(table);
  expect(info.setup).toMatchObject({ clock: { seconds: 60, increment: null, atZero: 'once' } });
  expect(info.setup).not.toHaveProperty('clockSeconds');
  expect(standing?.clock?.seats).toEqual([{ seat: 'bruno', leftMs: 40_000 }]);
});
