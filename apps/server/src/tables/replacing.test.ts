import { privateChannel, type TableList } from '@corvo/protocol';
import { afterAll, expect, test } from 'vitest';
import { happened } from '../notices/happened.ts';
import { Player, type TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

let served = 1_000_000;
const stage = await Stage.open({ awayMs: 120_000 }, { served: () => served });
afterAll(() => stage.close());

const GAME = 'hand-of-the-king';
const seatsOf = async (client: TestClient, table: string) => (await client.join(table)).info.sitters;
const listed = async (client: TestClient, table: string) =>
  (await client.json<TableList>('GET', '/api/tables?list=running')).tables.find(({ id }) => id === table);
const saidTo = (chat: readonly { channel: string; text: string }[]): string[] =>
  chat.filter(({ channel }) => channel !== 'table').map(({ text }) => text);

/** Three people; the third has gone, and the host has called a bot for her. */
async function missing(more: object = {}) {
  const people = (await stage.people('Ada', 'Bea', 'Cleo')) as [TestClient, TestClient, TestClient];
  const [ada, bea, cleo] = people;
  const { table } = await stage.playing(people, { game: GAME, options: { firstPlayer: 'seat1' }, ...more });
  const [, second, third] = (await seatsOf(ada, table)).map(({ seat }) => seat) as [string, string, string];
  await bea.must('say', { table, channel: privateChannel(second, third), text: 'for Cleo alone' });
  await cleo.must('leave', { table });
  served += 120_000;
  await ada.must('handOver', { table, seat: third, bot: 'random' });
  return { table, ada, bea, cleo, second, third };
}

async function offered(more: object = {}) {
  const all = await missing(more);
  const { table, ada, bea, third: seat } = all;
  served += 600_000;
  await ada.must('callVote', { table, kind: 'replace', seat });
  const { motion } = (await bea.join(table)).standing!;
  await bea.must('vote', { table, motion: motion!.id, agree: true });
  return all;
}

test('CO-7.24 a seat is put to the vote only when its player has been away for long, and the vote lapses when they are back', async () => {
  const { table, ada, bea, cleo, third: seat } = await missing();
  const refused = { code: 'seat-not-missing', clause: 'CO-7.24' };
  expect(await ada.problem('callVote', { table, kind: 'replace', seat })).toMatchObject(refused);
  expect((await ada.problem('callVote', { table, kind: 'replace' })).code).toBe('seat-unknown');
  served += 600_000;
  await cleo.join(table);
  expect(await ada.problem('callVote', { table, kind: 'replace', seat })).toMatchObject(refused);
  await cleo.must('leave', { table });
  served += 600_000;
  await ada.must('callVote', { table, kind: 'replace', seat });
  expect((await bea.join(table)).standing?.motion).toMatchObject({ kind: 'replace', of: seat, waiting: ['seat-2'] });
  await cleo.join(table);
  await cleo.must('handOver', { table, seat, bot: null });
  expect((await bea.join(table)).standing?.motion).toBeNull();
});

test('CO-7.24 a free seat is told and listed, and whoever comes back first keeps it', async () => {
  const { table, ada, cleo, third: seat } = await offered();
  const dora = await stage.person('Dora');
  expect((await seatsOf(dora, table)).map(({ free }) => free)).toEqual([undefined, undefined, true]);
  expect((await listed(dora, table))?.sitters.map(({ free }) => free)).toEqual([undefined, undefined, true]);
  const { info } = await cleo.join(table); // she need not even ask for it
  expect(info.sitters[2]).toMatchObject({ name: 'Cleo', bot: null, mine: true });
  expect(info.sitters[2]).not.toHaveProperty('free');
  expect(await dora.problem('takeOver', { table, seat })).toMatchObject({ code: 'seat-not-free', clause: 'CO-7.24' });
  expect((await listed(ada, table))?.sitters.some(({ free }) => free)).toBe(false);
});

test('CO-7.24 who takes a seat over sees all that it sees and hears nothing that was said before; the old player watches', async () => {
  const { table, ada, bea, cleo, second, third: seat } = await offered();
  const [dora, eve] = (await stage.people('Dora', 'Eve')) as [TestClient, TestClient];
  for (const client of [dora, eve]) await client.join(table);
  expect((await dora.join(table)).standing?.view.seat).toBeNull();
  expect((await ada.problem('takeOver', { table, seat })).code).toBe('knows-a-seat');
  expect((await dora.problem('takeOver', { table, seat: second })).code).toBe('seat-not-free');
  await dora.must('takeOver', { table, seat });
  expect((await eve.problem('takeOver', { table, seat })).code).toBe('seat-not-free');
  await stage.restart();

  const came = await dora.join(table);
  expect(came.info).toMatchObject({ you: seat, sitters: [{}, {}, { name: 'Dora', kind: 'person', bot: null }] });
  expect(came.standing?.view.seat).toBe(seat);
  const note = { key: 'note.took-over', data: { name: 'Dora', seat, others: 'Cleo' } };
  expect(came.moments.at(-1)).toMatchObject({ kind: 'back', notes: [note] });
  expect(saidTo(came.chat)).toEqual([]);
  await bea.join(table);
  await bea.must('say', { table, channel: privateChannel(second, seat), text: 'for Dora alone' });
  await dora.until(() => saidTo(dora.chat).includes('for Dora alone'), 'what is said to Dora');

  const back = await cleo.join(table);
  expect(back.info).toMatchObject({ you: null, replaced: { seat, by: 'Dora' } });
  expect(back.standing?.view.seat).toBeNull();
  expect(saidTo(back.chat)).toEqual(['for Cleo alone']);
  await bea.must('say', { table, channel: privateChannel(second, seat), text: 'again for Dora' });
  await dora.until(() => saidTo(dora.chat).includes('again for Dora'), 'what is said to Dora');
  expect(saidTo(cleo.chat)).toEqual(['for Cleo alone']); // when she had the seat, and nothing since
  expect(saidTo((await bea.join(table)).chat)).toHaveLength(3);
  expect(saidTo((await dora.join(table)).chat)).toEqual(['for Dora alone', 'again for Dora']);
  const channel = privateChannel(second, seat);
  await cleo.must('read', { table, channel, id: 99 }); // not even how much was said
  expect((await cleo.join(table)).marks[channel]).toBe(1);
  expect((await cleo.problem('say', { table, channel, text: 'still here' })).code).toBe('only-seats-talk');
  expect((await cleo.problem('takeOver', { table, seat })).code).toBe('seat-not-free');
  const mine = async (client: TestClient) => (await client.json<TableList>('GET', '/api/tables?list=mine')).tables;
  expect((await mine(dora)).map(({ id }) => id)).toEqual([table]);
  expect((await mine(cleo)).map(({ id }) => id)).toEqual([]);

  // It is played to its end, and proves itself.
  const { game } = (await stage.server.running.hub.table(table))!;
  const players = [ada, bea, dora].map((client, place) => new Player(client, table, game, `to the end ${place}`));
  for (const player of players) await player.come();
  for (let turn = 0; turn < 2_000 && (await ada.join(table)).info.status === 'playing'; turn++)
    for (const player of players) while (await player.move());
  expect((await dora.join(table)).info.status).toBe('finished');
  const record = await dora.http('GET', `/api/tables/${table}/record`);
  expect(record.status).toBe(200);
});

test('CO-7.24 who sees the table late is told at once, and from the take-over on sees it as it is', async () => {
  const { table, third: seat } = await offered({ spectators: { allowed: true, delaySeconds: 600 } });
  const dora = await stage.person('Dora');
  const { info, standing } = await dora.join(table);
  expect(info.sitters[2]).toMatchObject({ free: true });
  expect(standing?.motion).toBeNull();
  await dora.must('takeOver', { table, seat });
  expect((await dora.join(table)).standing).toMatchObject({ view: { seat } });
});

test('CO-7.24 where nobody may watch, those who may take the seat look at the table until it is taken', async () => {
  const { table, cleo, third: seat } = await offered({ spectators: { allowed: false, delaySeconds: 0 } });
  const [dora, eve] = (await stage.people('Dora', 'Eve')) as [TestClient, TestClient];
  expect(await listed(dora, table)).toBeDefined();
  for (const client of [dora, eve]) await client.join(table);
  await dora.must('takeOver', { table, seat });
  await eve.until(() => eve.refused.some(({ code }) => code === 'no-spectators'), 'that Eve may watch no more');
  expect((await eve.problem('join', { table, protocol: 0 })).code).toBe('page-too-old');
  expect((await cleo.join(table)).info.replaced).toMatchObject({ by: 'Dora' }); // what was said to her is hers
  expect(await listed(eve, table)).toBeUndefined();
});

test('CO-7.24 before the start there is nothing to take over, and nobody without a name takes anything', async () => {
  const [ada, dora] = (await stage.people('Ada', 'Dora')) as [TestClient, TestClient];
  const { id: table } = await ada.create({ game: GAME, players: 2 });
  await dora.join(table);
  expect((await dora.problem('takeOver', { table, seat: 'seat-2' })).code).toBe('not-started');
  const { table: running, third: seat } = await offered();
  const stranger = stage.stranger();
  await stranger.join(running);
  expect((await stranger.problem('takeOver', { table: running, seat })).code).toBe('no-identity');
});

test('CO-7.24 CO-9.2 the missing player is told that the seat is free, and that it was taken', async () => {
  const { table, cleo, third: seat } = await missing();
  const { person } = (await stage.server.running.hub.table(table))!.match!.owners[2]!;
  const before = (await stage.server.running.hub.table(table))!.match!;
  const at = (change: object) => ({
    ...before,
    owners: before.owners.map(one => (one.seat === seat ? { ...one, ...change } : one)),
  });
  const kinds = (a: typeof before, b: typeof before) => happened(a, b).filter(one => one.person === person);
  expect(kinds(before, at({ offered: true }))).toEqual([{ person, kind: 'offered' }]);
  expect(kinds(at({ offered: true }), at({ offered: true }))).toEqual([]);
  expect(kinds(at({ offered: true }), at({ person: 'dora', bot: null }))).toEqual([{ person, kind: 'replaced' }]);
  expect(cleo).toBeDefined();
});
