import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClient } from '../testing/client.fixture.ts';
import { Stage } from '../testing/table.fixture.ts';

let stage: Stage;
let clock = 1_794_778_070_206;
beforeAll(async () => {
  stage = await Stage.open({}, { now: () => clock });
});
afterAll(() => stage.close());
type Three = [TestClient, TestClient, TestClient];

test('CO-7.7 a table outlives its host: whoever is there succeeds, before the start and in the game', async () => {
  for (const isPlaying of [false, true]) {
    const [ada, bea, cleo] = (await stage.people('Ada', 'Bea', 'Cleo')) as Three;
    const { id: table } = await ada.create({ game: 'whispers', players: 3, order: 'chosen' });
    for (const person of [ada, bea, cleo]) await person.join(table);
    await bea.must('sit', { table, seat: 'bruno' });
    await cleo.must('sit', { table, seat: 'carla' });
    if (isPlaying) await ada.must('start', { table });
    ada.close();
    await bea.until(() => bea.presences.at(-1)?.present.length === 2, 'that Ada is gone');
    clock += 599_000;
    await new Promise(done => setTimeout(done, 1_200));
    expect((await bea.join(table)).info.host).toBe(false);
    clock += 2_000;
    await bea.until(() => bea.infos.at(-1)?.host === true, 'being the host');
    expect((await cleo.join(table)).info.sitters.map(({ host }) => host)).toEqual([false, true, false]);
    const back = new TestClient(ada.base, ada.cookie);
    expect((await back.join(table)).info).toMatchObject({ host: false, you: 'ada' });
    back.close();
    if (!isPlaying) await bea.must('setSeat', { table, seat: 'carla', bot: 'random' });
  }
});

test('CO-7.7 who was taken from a seat cannot sit down again at once, on no seat of the table', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as Three;
  const { id: table } = await ada.create({ game: 'whispers', players: 3 });
  for (const person of [ada, bea]) await person.join(table);
  await bea.must('sit', { table, seat: 'bruno' });
  await ada.must('setSeat', { table, seat: 'bruno', bot: null });
  for (const seat of ['bruno', 'carla'])
    expect(await bea.problem('sit', { table, seat })).toMatchObject({ code: 'removed-lately', data: { count: 10 } });
  await stage.restart(); // nothing that counts is only in memory
  await bea.join(table);
  expect(await bea.problem('sit', { table, seat: 'bruno' })).toMatchObject({
    code: 'removed-lately',
    clause: 'CO-7.7',
  });
  clock += 600_001;
  await bea.must('sit', { table, seat: 'bruno' });
  await ada.join(table);
  await ada.must('setSeat', { table, seat: 'ada', bot: 'random' }); // one's own seat is no removal
  await ada.must('setSeat', { table, seat: 'ada', bot: null });
  await ada.must('sit', { table, seat: 'ada' });
});

test('CO-7.4 an invitation can be renewed: the old link is void, and who only had that is out', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as Three;
  const { id: table, invitation } = await ada.create({ game: 'whispers', players: 2, access: 'invited' });
  const code = invitation.split('#')[1];
  await ada.join(table);
  await bea.join(table, undefined, code);
  await bea.must('sit', { table, seat: 'bruno' });
  await eve.join(table, undefined, code);
  expect(await bea.problem('renewInvite', { table })).toMatchObject({ code: 'not-host' });
  await ada.must('renewInvite', { table });
  await eve.until(() => eve.refused.length > 0, 'being out');
  expect(eve.refused[0]).toMatchObject({ code: 'no-such-table' });
  expect(await eve.problem('join', { table, invite: code! })).toMatchObject({ code: 'no-such-table' });
  const { info } = await bea.join(table); // who sits there stays
  expect(info.invitation).not.toBe(invitation);
  await eve.join(table, undefined, info.invitation?.split('#')[1]);
});

test('CO-7.1 two people of one name at a table are told apart, in seats and in what they say', async () => {
  const [ada, other, third] = (await stage.people('Ada', 'Ada', 'ÀDA')) as Three;
  const { id: table } = await ada.create({ game: 'whispers', players: 3 });
  for (const person of [ada, other, third]) await person.join(table);
  await other.must('sit', { table, seat: 'bruno' });
  await third.must('sit', { table, seat: 'carla' });
  const { info } = await ada.join(table);
  expect(info.sitters.map(({ name }) => name)).toEqual(['Ada', 'Ada (2)', 'ÀDA (3)']);
  await other.must('say', { table, channel: 'table', text: 'it is me' });
  await ada.until(() => ada.chat.length === 1, 'the line');
  expect(ada.chat[0]?.from).toBe('Ada (2)');
});

test('CO-7.1 nobody speaks under the name of another: not by a new name, nor without a seat', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as Three;
  const [second] = (await stage.people('Eve')) as Three;
  const { id: table } = await ada.create({ game: 'whispers', players: 3 });
  for (const person of [ada, bea, eve, second]) await person.join(table);
  await bea.must('sit', { table, seat: 'bruno' });
  const from = async (person: TestClient): Promise<string | undefined> => {
    const heard = ada.chat.length;
    await person.must('say', { table, channel: 'table', text: 'it is me' });
    await ada.until(() => ada.chat.length > heard, 'the line');
    return ada.chat.at(-1)?.from;
  };
  expect([await from(bea), await from(eve), await from(second)]).toEqual(['Bea', 'Eve', 'Eve (2)']);
  await bea.http('POST', '/api/me', { name: 'Ada' });
  await eve.http('POST', '/api/me', { name: 'ada' });
  expect([await from(bea), await from(eve), await from(second)]).toEqual(['Bea', 'ada (2)', 'Eve']);
});

test('CO-7.6 CO-7.7 CO-7.8 nobody starts, sits, gets up, sets a seat or changes the options of a running table', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as Three;
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  await eve.join(table);
  const live = (await stage.server.running.hub.table(table))!;
  const before = JSON.stringify(live.record);
  for (const person of [ada, bea, eve]) {
    expect((await person.problem('start', { table })).code).toBe('already-started');
    for (const seat of ['ada', 'bruno']) {
      expect((await person.problem('sit', { table, seat })).code).toBe('already-started');
      for (const bot of ['random', null])
        expect((await person.problem('setSeat', { table, seat, bot })).code).toBe('already-started');
    }
    expect((await person.problem('stand', { table })).code).toBe('already-started');
    for (const setup of [
      { players: 3 },
      { options: { stones: 5 } },
      { takeBack: 'strict' as const },
      { name: 'other' },
    ])
      expect((await person.problem('change', { table, setup })).code).toBe('already-started');
  }
  expect(JSON.stringify(live.record)).toBe(before);
});

test('CO-7.7 before the start only the host sets seats, changes options and starts', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea')) as Three;
  const { id: table } = await ada.create({ game: 'whispers', players: 2 });
  for (const person of [ada, bea]) await person.join(table);
  await bea.must('sit', { table, seat: 'bruno' });
  expect((await bea.problem('start', { table })).code).toBe('not-host');
  expect((await bea.problem('setSeat', { table, seat: 'ada', bot: null })).code).toBe('not-host');
  expect((await bea.problem('change', { table, setup: { name: 'mine' } })).code).toBe('not-host');
});

test('CO-7.4 who has left is no longer present, for the seats and for the number of those who watch', async () => {
  const [ada, bea, eve] = (await stage.people('Ada', 'Bea', 'Eve')) as Three;
  const { table } = await stage.playing([ada, bea], { game: 'whispers' });
  await eve.join(table);
  await ada.until(() => ada.presences.at(-1)?.watching === 1, 'the spectator');
  expect(ada.presences.at(-1)).toMatchObject({ present: ['ada', 'bruno'], watching: 1, watchers: ['Eve'] });
  expect((await eve.join(table)).info).toMatchObject({ you: null, watching: 1, watchers: ['Eve'] });
  await eve.must('leave', { table });
  await ada.until(() => ada.presences.at(-1)?.watching === 0, 'nobody watching');
  bea.close();
  await ada.until(() => ada.presences.at(-1)?.present.length === 1, 'being alone');
  expect((await ada.join(table)).info.sitters.map(({ present }) => present)).toEqual([true, false]);
  const stranger = await stage.person('Stranger'); // who was never at the table hears nothing of it
  expect([eve.updates.length, stranger.presences.length]).toEqual([0, 0]);
});

test('CO-7.10 who has resigned is told so, watches, and keeps what was said in private', async () => {
  const [ada, bea, cleo] = (await stage.people('Ada', 'Bea', 'Cleo')) as Three;
  const { table } = await stage.playing([ada, bea, cleo], { game: 'whispers' });
  await ada.must('say', { table, channel: 'ada+bruno', text: 'between us' });
  await bea.must('resign', { table });
  const { info, chat } = await bea.join(table);
  expect(info).toMatchObject({ you: null, resigned: 'bruno' });
  expect(chat.map(({ text }) => text)).toEqual(['between us']);
  expect((await ada.join(table)).info.resigned).toBeNull();
  expect((await cleo.join(table)).chat).toEqual([]);
  expect(await bea.problem('say', { table, channel: 'ada+bruno', text: 'more' })).toMatchObject({ clause: 'CO-8.2' });
});

test('CO-7.10 who has resigned keeps that also where only who is invited comes in, and the link is another since', async () => {
  const [ada, bea] = (await stage.people('Ada', 'Bea', 'Cleo')) as Three;
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }] as const;
  const spectators = { allowed: false, delaySeconds: 0 };
  const wish = { game: 'whispers', players: 3, order: 'chosen', access: 'invited', spectators, seats } as const;
  const { id: table, invitation } = await ada.create({ ...wish, seats: [...seats] });
  await ada.join(table);
  await bea.join(table, undefined, invitation.split('#')[1]);
  await bea.must('sit', { table, seat: 'bruno' });
  await ada.must('start', { table });
  await ada.must('say', { table, channel: 'ada+bruno', text: 'between us' });
  await bea.must('resign', { table });
  await ada.must('renewInvite', { table });
  const { info, chat } = await bea.join(table);
  expect([info.resigned, chat.map(({ text }) => text)]).toEqual(['bruno', ['between us']]);
  expect(bea.refused).toEqual([]);
});
