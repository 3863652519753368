import { rngFromText, shuffle } from '@corvo/core';
import { INVITATION_HEADER, LIMITS, type TableList } from '@corvo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Stage } from '../testing/table.fixture.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

test('CO-7.6 before the start a person takes one open seat, or gives it up', async () => {
  const [ada, bea] = [await stage.person('Ada'), await stage.person('Bea')];
  const { id: table } = await ada.create({ game: 'whispers', players: 3 });
  await ada.join(table);
  await bea.join(table);
  expect(await bea.problem('sit', { table, seat: 'ada' })).toMatchObject({ code: 'seat-taken', clause: 'CO-7.6' });
  expect(await bea.problem('sit', { table, seat: 'nobody' })).toMatchObject({ code: 'seat-unknown' });
  await bea.must('sit', { table, seat: 'carla' });
  expect(await bea.problem('sit', { table, seat: 'bruno' })).toMatchObject({ code: 'already-seated' });
  await bea.must('stand', { table });
  expect(await bea.problem('stand', { table })).toMatchObject({ code: 'not-seated' });
  expect(await bea.problem('act', { table, request: 1, choice: {} })).toMatchObject({ code: 'not-started' });
});

test('CO-7.6 the table remembers who sat down and got up before the start, and forgets the oldest', async () => {
  const [ada, bea] = [await stage.person('Ada'), await stage.person('Bea')];
  const { id: table } = await ada.create({ game: 'whispers', players: 3 });
  await ada.join(table);
  await bea.join(table);
  await bea.must('sit', { table, seat: 'carla' });
  await ada.must('setSeat', { table, seat: 'bruno', bot: 'random' });
  await ada.must('setSeat', { table, seat: 'bruno', bot: null });
  await ada.must('stand', { table });
  const said = (await bea.join(table)).info.comings.map(({ key, data }) => [key, data.name, data.seat]);
  expect(said).toEqual([
    ['note.sat', 'Bea', 'carla'],
    ['note.bot-seated', 'random', 'bruno'],
    ['note.seat-opened', 'random', 'bruno'],
    ['note.stood', 'Ada', 'ada'],
    ['note.made-host', 'Bea', 'carla'],
  ]);
  for (let i = 0; i < LIMITS.comings; i++) {
    await ada.must('sit', { table, seat: 'ada' });
    await ada.must('stand', { table });
  }
  await stage.restart();
  const { comings } = (await bea.join(table)).info;
  expect([comings.length, comings.at(-1)?.key, comings.some(({ data }) => data.name === 'Bea')]).toEqual([
    LIMITS.comings,
    'note.stood',
    false,
  ]);
});

test('CO-3.2 CO-7.7 an option that so many players cannot have is refused, even with its usual value', async () => {
  const ada = await stage.person('Ada');
  const refusal = { code: 'option-not-for-players', clause: 'CK-9.1', data: { option: 'threePlayers', players: 5 } };
  const wish = { game: 'clash-of-kings', options: { threePlayers: true } };
  expect(await ada.json('POST', '/api/tables', { ...wish, name: 'a table', players: 5 })).toMatchObject(refusal);
  const { id: table } = await ada.create({ ...wish, players: 3 });
  await ada.join(table);
  expect(await ada.problem('change', { table, setup: { players: 5 } })).toMatchObject(refusal);
  await ada.must('change', { table, setup: { players: 5, options: {} } }); // named by nobody, it is passed over
});

test('CO-7.7 the host decides about options, seats and bots; the next person becomes host', async () => {
  const ada = await stage.person('Ada');
  const bea = await stage.person('Bea');
  const { id: table } = await ada.create({ game: 'hand-of-the-king', players: 2 });
  await ada.join(table);
  await bea.join(table);
  await bea.must('sit', { table, seat: 'seat-2' });
  for (const refused of [
    await bea.problem('setSeat', { table, seat: 'seat-1', bot: 'random' }),
    await bea.problem('change', { table, setup: { name: 'x' } }),
    await bea.problem('start', { table }),
  ])
    expect(refused).toMatchObject({ code: 'not-host', clause: 'CO-7.7' });
  await ada.must('change', { table, setup: { players: 4, options: { teams: true }, name: '  Four   of us ' } });
  expect(await ada.problem('change', { table, setup: { players: 3 } })).toMatchObject({
    code: 'option-not-for-players',
  });
  expect(await ada.problem('change', { table, setup: { players: 9 } })).toMatchObject({ code: 'wrong-players' });
  expect(await ada.problem('setSeat', { table, seat: 'seat-3', bot: 'nobody' })).toMatchObject({
    code: 'unknown-bot',
    clause: 'CO-6.1',
  });
  expect(await ada.problem('setSeat', { table, seat: 'seat-3', bot: 'search:600000ms' })).toMatchObject({
    code: 'bot-budget-out-of-range',
  });
  await ada.must('setSeat', { table, seat: 'seat-3', bot: 'random' });
  await ada.must('setSeat', { table, seat: 'seat-4', bot: 'random' });
  expect(await ada.problem('change', { table, setup: { players: 2, options: {} } })).toMatchObject({
    code: 'seats-still-taken',
  });
  await ada.must('setSeat', { table, seat: 'seat-3', bot: null });
  expect(await ada.problem('start', { table })).toMatchObject({
    code: 'seats-open',
    clause: 'CO-7.8',
    data: { count: 1 },
  });
  await ada.must('stand', { table });
  await bea.until(() => bea.infos.at(-1)?.host === true, 'being host');
  expect(bea.infos.at(-1)?.setup.name).toBe('Four of us');
  await bea.must('change', { table, setup: { players: 2, options: {} } });
  await bea.until(() => bea.infos.at(-1)?.sitters.length === 2);
  expect(bea.infos.at(-1)?.sitters.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  await bea.must('start', { table });
  expect(await bea.problem('stand', { table })).toMatchObject({ code: 'already-started' });
});

test('CO-7.4 at the door of a table, who has no name yet learns by the link what there is, and others that there is nothing', async () => {
  const ada = await stage.person('Ada');
  const { id, invitation } = await ada.create({
    game: 'whispers',
    players: 2,
    access: 'invited',
    name: 'Behind the door',
  });
  const knock = async (table: string, code?: string): Promise<unknown> => {
    const headers: Record<string, string> = code === undefined ? {} : { [INVITATION_HEADER]: code };
    return (await fetch(`${ada.base}/api/tables/${table}`, { headers })).json();
  };
  const code = invitation.split('#')[1] ?? '';
  expect(await knock(id, code)).toMatchObject({ setup: { name: 'Behind the door' }, you: null, invitation: null });
  expect(await knock(id)).toMatchObject({ code: 'no-such-table', clause: 'CO-7.4' });
  expect(await knock(id, `${code.slice(0, -1)}?`)).toEqual(await knock('nothing', code));
});

test('CO-7.4 a header that no invitation has does not tell a table by invitation from none', async () => {
  const ada = await stage.person('Ada');
  const { id, invitation } = await ada.create({ game: 'whispers', players: 2, access: 'invited' });
  const { length } = invitation.split('#')[1] ?? '';
  const answer = async (table: string, code: string): Promise<unknown> => {
    const response = await fetch(`${ada.base}/api/tables/${table}`, { headers: { [INVITATION_HEADER]: code } });
    return [response.status, await response.json()];
  };
  // Sent as one byte each, but two once they are read as text; the last are too long, and no letters at all.
  for (const code of ['\u00e9'.repeat(length), '\u00e9'.repeat(length / 2), 'a'.repeat(2_000), '{"a":[]}', '']) {
    const [status, problem] = (await answer(id, code)) as [number, unknown];
    expect([status, problem], code.slice(0, 20)).toEqual(await answer('nothing', code));
    expect([status, problem]).toMatchObject([404, { code: 'no-such-table', clause: 'CO-7.4' }]);
  }
});

test('CO-7.8 a random order is drawn from the seed, so that it can be checked afterwards', async () => {
  const ada = await stage.person('Ada');
  const { id } = await ada.create({
    game: 'whispers',
    players: 4,
    seats: [
      { kind: 'me' },
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
    start: true,
  });
  const record = await stage.server.running.hub.around.storage.table(id);
  const drawn = shuffle(rngFromText(`seating\n${record?.seed}`), ['Ada', 'random', 'random', 'random']);
  expect(record?.seats.map(({ name }) => name)).toEqual(drawn);
});

test('CO-7.4 a table by invitation exists only for those who have its link', async () => {
  const ada = await stage.person('Ada');
  const bea = await stage.person('Bea');
  const eve = await stage.person('Eve');
  const { id: table, invitation } = await ada.create({ game: 'whispers', players: 2, access: 'invited' });
  const code = invitation.split('#')[1] ?? '';
  expect(await eve.problem('join', { table })).toMatchObject({ code: 'no-such-table', clause: 'CO-7.4' });
  expect(await eve.problem('join', { table: 'nothing' })).toEqual(
    await eve.problem('join', { table, invite: 'guess' }),
  );
  expect((await eve.http('GET', `/api/tables/${table}`)).status).toBe(404);
  const joined = await bea.join(table, undefined, code);
  expect(joined.info.invitation).toBeNull(); // for those who sit
  await bea.join(table); // known from now on
  await bea.must('sit', { table, seat: 'bruno' });
  expect((await bea.join(table)).info.invitation).toBe(invitation);
  const { tables } = await eve.json<TableList>('GET', '/api/tables?list=open');
  expect(tables.map(({ id }) => id)).not.toContain(table);
  expect(await eve.problem('sit', { table, seat: 'bruno' })).toMatchObject({ code: 'not-joined' });
});

test('lists: open tables, mine with “your turn” first, mine that are over, finished', async () => {
  const ada = await stage.person('Ada');
  const bea = await stage.person('Bea');
  const { table: first } = await stage.playing([ada, bea], {
    game: 'hand-of-the-king',
    options: { firstPlayer: 'seat1' },
    name: 'first',
  });
  const { table: second } = await stage.playing([bea, ada], {
    game: 'hand-of-the-king',
    options: { firstPlayer: 'seat1' },
    name: 'second',
  });
  const { id: third } = await ada.create({ game: 'whispers', players: 2, name: 'third' });
  const mine = (await ada.json<TableList>('GET', '/api/tables?list=mine')).tables;
  expect(mine.slice(0, 3).map(({ id, yourTurn }) => [id, yourTurn])).toEqual([
    [first, true],
    [third, false],
    [second, false],
  ]);
  expect((await bea.json<TableList>('GET', '/api/tables?list=open')).tables[0]).toMatchObject({
    id: third,
    host: false,
    players: 2,
  });
  await ada.must('resign', { table: first });
  const finished = (await bea.json<TableList>('GET', '/api/tables?list=finished')).tables;
  expect(finished.find(({ id }) => id === first)?.result).toMatchObject({
    reason: 'resigned',
    ranking: [['seat-2'], ['seat-1']],
  });
  const played = async (who: typeof ada): Promise<string[]> =>
    (await who.json<TableList>('GET', '/api/tables?list=played')).tables.map(({ id }) => id);
  expect([(await played(ada))[0], (await played(bea))[0]]).toEqual([first, first]); // also for who resigned
  expect(await played(ada)).not.toContain(second);
  expect(await played(await stage.person('Eve'))).toEqual([]);
  const stranger = await fetch(`${ada.base}/api/tables?list=played`);
  expect(await stranger.json()).toEqual({ tables: [], next: null });
  const page = await bea.json<TableList>('GET', '/api/tables?list=mine&limit=1');
  expect([page.tables.map(({ id }) => id), page.next]).toEqual([[second], null]);
  const { id: fourth } = await bea.create({ game: 'whispers', players: 2, name: 'fourth' });
  const { id: fifth } = await bea.create({ game: 'whispers', players: 2, name: 'fifth' });
  const ids: string[] = [];
  for (let next: string | null = '', pages = 0; next !== null && pages < 5; pages++) {
    const path = `/api/tables?list=mine&limit=1${next === '' ? '' : `&before=${next}`}`;
    const more: TableList = await bea.json<TableList>('GET', path);
    ids.push(...more.tables.map(({ id }) => id));
    next = more.next;
  }
  expect(ids).toEqual([second, fifth, fourth]); // my turn first, though it is the oldest
  expect((await ada.http('GET', '/api/tables?list=other')).status).toBe(400);
});

test('a table is refused where the game, the number of players, an option or a bot is unknown', async () => {
  const ada = await stage.person('Ada');
  const code = async (wish: object): Promise<string> =>
    (await ada.json<{ code: string }>('POST', '/api/tables', { name: 'x', game: 'whispers', players: 2, ...wish }))
      .code;
  expect(await code({ game: 'chess' })).toBe('no-such-game');
  expect(await code({ players: 7 })).toBe('wrong-players');
  expect(await code({ options: { salt: true } })).toBe('unknown-option');
  expect(await code({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'nobody' }] })).toBe('unknown-bot');
  expect(await code({ seats: [{ kind: 'me' }, { kind: 'me' }] })).toBe('already-seated');
  expect(await code({ start: true })).toBe('seats-open');
  expect(await code({ name: '' })).toBe('malformed-message');
  expect(await code({ name: 'x'.repeat(61) })).toBe('malformed-message');
  expect(await code({ name: 'x'.repeat(60) })).toBeUndefined();
  expect(await code({ more: 1 })).toBe('malformed-message');
});

test('CO-7.7 CO-7.8 a table whose start is refused has not been made', async () => {
  const eve = await stage.person('Eve');
  const wish = { name: 'refused', game: 'whispers', players: 2, start: true };
  expect(await eve.json('POST', '/api/tables', wish)).toEqual({
    code: 'seats-open',
    clause: 'CO-7.8',
    data: { count: 1 },
  });
  const names = async (list: string): Promise<string[]> =>
    (await eve.json<TableList>('GET', `/api/tables?list=${list}`)).tables.map(({ name }) => name);
  expect(await names('mine')).toEqual([]);
  expect(await names('open')).not.toContain('refused');
  const { id } = await eve.create({
    ...wish,
    name: 'started',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  await stage.restart();
  expect((await eve.join(id)).info).toMatchObject({ status: 'playing', host: true });
});
