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
