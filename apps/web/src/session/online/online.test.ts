import { problem, type Plain } from '@corvo/core';
import { notes, PROTOCOL } from '@corvo/protocol';
import { expect, test, vi } from 'vitest';
import { serverMessages } from '../../base/lib/problems.ts';
import { makeWords } from '../../kit/words.ts';
import { FakeLive, game, info, joined, moment, start, update } from './live.fixture.ts';
import { OnlineSession, type Archive } from './online-session.ts';
import { OnlineTable } from './online-table.ts';

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));
const nothing: Archive = { view: () => Promise.resolve(undefined), record: () => Promise.resolve('record') };

async function atTable(n = 0, archive = nothing) {
  const live = new FakeLive();
  live.answers.join = () => joined(n);
  const table = new OnlineTable(live, 't', 'code-123');
  await settle();
  return { live, table, session: new OnlineSession(table, game, archive) };
}
const legal = (): { id: number; choice: Plain } => {
  const view = game.view(start, 'seat-1');
  const [request] = game.requests(view);
  if (request === undefined) throw new Error('nobody is asked');
  return { id: request.id, choice: game.list(view, request, 500)?.[0] as Plain };
};

test('it comes with its invitation and shows the table', async () => {
  const { live, session } = await atTable();

  expect(live.sent).toEqual([{ name: 'join', command: { table: 't', protocol: PROTOCOL, invite: 'code-123' } }]);
  expect(session.snapshot()).toMatchObject({
    name: 'Prova',
    n: 0,
    viewer: 'seat-1',
    connection: 'online',
    hints: true,
  });
  expect(session.snapshot()).toBe(session.snapshot());
});

test('updates are taken in order, doubled ones are dropped', async () => {
  const { live, session } = await atTable();
  live.tell('update', update(1));
  live.tell('update', update(1));

  expect(session.snapshot().moments.map(({ n }) => n)).toEqual([0, 1]);
  expect(live.names()).toEqual(['join']);
});

test('a gap makes it join again with the last entry it knows', async () => {
  const { live, session } = await atTable();
  live.answers.join = () => joined(3, 0);
  live.tell('update', update(3));
  await settle();

  expect(live.sent.at(-1)).toEqual({
    name: 'join',
    command: { table: 't', protocol: PROTOCOL, invite: 'code-123', n: 0 },
  });
  expect(session.snapshot().moments.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
});

test('messages of other tables are not for it', async () => {
  const { live, session } = await atTable();
  const before = session.snapshot();
  live.tell('update', { ...update(1), table: 'other' });
  live.tell('table', info({ id: 'other' }));

  expect(session.snapshot()).toBe(before);
});

test('after a cut it says so, comes back by itself and misses nothing', async () => {
  vi.useFakeTimers();
  const live = new FakeLive();
  live.answers.join = () => joined(0);
  const table = new OnlineTable(live, 't');
  await vi.advanceTimersByTimeAsync(1);
  live.cut();
  expect(table.state().connection).toBe('connecting');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(table.state().connection).toBe('offline');

  live.answers.join = () => joined(2, 0);
  live.restore();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(table.state().connection).toBe('online');
  expect(table.state().story?.moments.map(({ n }) => n)).toEqual([0, 1, 2]);
});

test('a move whose answer was lost is sent again only while it is still asked for', async () => {
  const { live, session } = await atTable();
  const { id, choice } = legal();
  let tries = 0;
  live.answers.act = () => (++tries === 1 ? 'lost' : { n: 1 });
  expect(await session.act(id, choice, { rewinds: 0 })).toEqual({ ok: true });
  expect(tries).toBe(2);

  const step = game.apply(start, { seat: 'seat-1', request: id, choice });
  if (!step.ok) throw new Error('refused');
  tries = 0;
  live.answers.act = () => {
    tries++;
    live.answers.join = () => ({ ...joined(1, 0), standing: { ...joined(1).standing!, ...update(1, step.state) } });
    return 'lost'; // it had arrived, and what it came to was in the answer
  };
  expect(await session.act(id, choice, { rewinds: 0 })).toEqual({ ok: true });
  expect(tries).toBe(1);
  expect(session.snapshot().moments.map(({ n }) => n)).toEqual([0, 1]);
});

test('a refusal comes back as it is', async () => {
  const { live, session } = await atTable();
  const refusal = problem('CO-7.9', 'bot-plays-your-seat');
  live.answers.act = () => ({ ok: false, problem: refusal });

  expect(await session.act(1, 'x', { rewinds: 0 })).toEqual({ ok: false, problem: refusal });
  const { sitters } = session.snapshot();
  expect(makeWords('it', key => key, game, sitters).problem(refusal)).not.toContain('problem.');
});

test('a clock runs by this device, from when it was heard of, and ends with the next standing', async () => {
  const { live, session } = await atTable();
  vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const clock = { for: 'bank', seats: [{ seat: 'seat-1', leftMs: 30_000 }], ofMs: 60_000, atZero: 'seat' } as const;
  live.tell('update', { ...update(1), clock });
  const seats = [{ seat: 'seat-1', endsAt: 1_030_000 }];
  expect(session.snapshot().clock).toEqual({ ...clock, seats });

  live.tell('standing', {
    table: 't',
    n: 1,
    rewinds: 0,
    undo: { own: false, last: null, proposal: null, practice: false },
    motion: null,
    pausedBy: null,
    clock: null,
  });
  expect(session.snapshot().clock).toBeNull();
  vi.restoreAllMocks();
});

test('what happens beside the game comes with its moment', async () => {
  const { live, session } = await atTable();
  const note = notes.botStandsIn('Ada', 'seat-1');
  live.tell('update', { ...update(1), moment: { ...moment(1), kind: 'hand-over', notes: [note] } });

  expect(session.snapshot().moments.map(({ notes: said }) => said)).toEqual([[], [note]]);
});

test('who is not told how many moves stand counts them: none that was taken back, nor what happens beside the game', async () => {
  const { live, session } = await atTable(3);
  expect(session.snapshot()).toMatchObject({ n: 3, moves: 3 });
  const say = (n: number, change: Partial<ReturnType<typeof moment>>): void =>
    live.tell('update', { ...update(n), moves: 0, moment: { ...moment(n), ...change } });
  say(4, { kind: 'undo', to: 1 });
  expect(session.snapshot()).toMatchObject({ n: 4, moves: 1 });
  say(5, { kind: 'hand-over' });
  say(6, {});
  expect(session.snapshot()).toMatchObject({ n: 6, moves: 2 });
  say(7, { kind: 'undo', to: 0 });
  expect(session.snapshot()).toMatchObject({ n: 7, moves: 0 });
});

test('CO-7.11 an answer to a proposal says what was seen', async () => {
  const { live, session } = await atTable(3);
  await session.consent('p1', 3, true);
  expect(live.sent.at(-1)).toEqual({ name: 'consent', command: { table: 't', proposal: 'p1', n: 3, agree: true } });
});

test('a moment that was told before is the same one at every later look, so that its words need not be made again', async () => {
  const { live, session } = await atTable(1);
  const before = session.snapshot().moments;
  live.tell('update', update(2));
  const after = session.snapshot().moments;
  expect(after.map(({ n }) => n)).toEqual([0, 1, 2]);
  for (const [place, known] of before.entries()) expect(after[place]).toBe(known);
});

test('CO-7.15 a table that cannot go on is not joined again at every word about it, but as soon as it can', async () => {
  const live = new FakeLive();
  live.answers.join = () => joined(1, -1, { info: info({ stuck: true }), standing: null });
  const table = new OnlineTable(live, 't');
  await settle();
  live.tell('table', info({ stuck: true, watching: 1 }));
  await settle();
  expect(live.names()).toEqual(['join']);
  expect(table.state().story?.info.watching).toBe(1);

  live.answers.join = () => joined(1);
  live.tell('table', info());
  await settle();
  expect(live.names()).toEqual(['join', 'join']);
  expect(OnlineSession.ready(table)).toBe(true);
});

test('CO-7.12 a hint that does not come is not a move that was not sent', async () => {
  const { live, session } = await atTable();
  live.cut();
  const found = await session.hint();
  expect(found).toMatchObject({ clause: 'CO-7.12', code: 'no-hint-came' });
  expect(serverMessages.en).toHaveProperty(['problem.no-hint-came']);
  expect(serverMessages.it).toHaveProperty(['problem.no-hint-came']);
});

test('what was said is counted until it is read; my own lines never are', async () => {
  const { live, session } = await atTable();
  const line = { table: 't', channel: 'table', from: 'Bruno', seat: 'seat-2', text: 'ciao', at: 1 };
  live.tell('chat', { ...line, id: 1 });
  live.tell('chat', { ...line, id: 2, seat: 'seat-1', from: 'Ada' });
  live.tell('chat', { ...line, id: 1, channel: 'seat-1+seat-2' });
  expect(session.snapshot().unread).toBe(2);
  expect(new Set(session.snapshot().chat.map(({ id }) => id)).size).toBe(3);

  session.readChat('table');
  expect(session.snapshot().unread).toBe(1); // reading the table is not reading what was said in private
  session.readChat('seat-1+seat-2');
  session.readChat('seat-1+seat-2');
  expect(session.snapshot().unread).toBe(0);
  expect(live.sent.filter(({ name }) => name === 'read').map(({ command }) => command)).toEqual([
    { channel: 'table', id: 2, table: 't' },
    { channel: 'seat-1+seat-2', id: 1, table: 't' },
  ]);
});

test('presence and seats are followed; another seat for me means joining again', async () => {
  const { live, session } = await atTable();
  live.tell('presence', { table: 't', present: [], watching: 3, watchers: ['Eve'] });
  expect(session.snapshot().sitters.map(({ present }) => present)).toEqual([false, true]);

  live.tell('table', info({ you: null }));
  await settle();
  expect(live.names()).toEqual(['join', 'join']);
});

test('views it has seen are kept, older ones are fetched once', async () => {
  let asked = 0;
  const past = game.view(start, 'seat-1');
  const { live, session } = await atTable(2, { ...nothing, view: () => (asked++, Promise.resolve(past)) });
  const seen = session.snapshot().view;
  live.tell('update', update(3));

  expect(session.viewAt(2)).toBe(seen);
  expect(session.viewAt(1)).toBeUndefined();
  expect(session.viewAt(1)).toBeUndefined();
  await settle();
  expect(session.viewAt(1)).toBe(past);
  expect(asked).toBe(1);
});

test('the record is there when the game is over', async () => {
  const { live, session } = await atTable();
  expect(await session.record()).toBeUndefined();
  live.tell('table', info({ status: 'finished' }));
  expect(await session.record()).toBe('record');
});

test('the record is there with the move that ends the game, before the table is told to be finished', async () => {
  const { live, session } = await atTable(2);
  const outcome = { ranking: [['seat-1'], ['seat-2']], reason: 'most-banners', clause: 'HK-7.1' };
  live.tell('update', update(3, { ...start, open: { ...start.open, outcome } }));
  expect(session.snapshot().outcome).toEqual(outcome);
  expect(await session.record()).toBe('record');
});

test('bots are named in the reader’s language', async () => {
  const { session } = await atTable();
  session.callBy({
    table: name => name,
    sitter: ({ kind, name }, place) => (kind === 'bot' ? `Bot ${place + 1}` : name),
  });

  expect(session.snapshot().sitters.map(({ name }) => name)).toEqual(['Ada', 'Bot 2']);
});

test('a table that gathers begins when the server says so', async () => {
  const live = new FakeLive();
  live.answers.join = () => joined(0, -1, { info: info({ status: 'gathering' }), standing: null, moments: [] });
  const table = new OnlineTable(live, 't');
  await settle();
  expect(OnlineSession.ready(table)).toBe(false);

  live.answers.join = () => joined(0);
  live.tell('table', info());
  await settle();
  expect(OnlineSession.ready(table)).toBe(true);
  expect(table.state().story?.moments).toEqual([moment(0)]);
});

test('who may not come in learns why', async () => {
  const live = new FakeLive();
  const refusal = problem('CO-7.4', 'no-such-table');
  live.answers.join = () => ({ ok: false, problem: refusal });
  const table = new OnlineTable(live, 't');
  await settle();

  expect(table.state()).toMatchObject({ refused: refusal, story: undefined });
});
