import { expect, test } from 'vitest';
import { privateChannel, seatsOfChannel } from './chat.ts';
import { claimMe, nameMe } from './identity.ts';
import { LIMITS } from './limits.ts';
import { COMMANDS, type CommandName } from './live.ts';
import { changeSetup, createTable } from './setup.ts';
import { listTables } from './tables.ts';

const table = 'AbC_-123';

/** One good message for each command. */
const GOOD: { readonly [name in CommandName]: Record<string, unknown> } = {
  join: { table, n: 3, invite: 'code' },
  leave: { table },
  act: { table, request: 7, choice: { option: 'north stark' }, rewinds: 2 },
  practice: { table },
  undo: { table },
  consent: { table, proposal: 'p1', n: 3, agree: true },
  callVote: { table, kind: 'replace', seconds: 86_400, seat: 'stark' },
  vote: { table, motion: 'p1', agree: true },
  endPause: { table },
  instructions: { table },
  instruct: { table, given: [{ kind: 'bid-nothing', about: 'throne' }] },
  hint: { table },
  resign: { table },
  handOver: { table, seat: 'seat-1', bot: 'search:200ms' },
  takeOver: { table, seat: 'stark' },
  sit: { table, seat: 'stark' },
  stand: { table },
  setSeat: { table, seat: 'stark', bot: null },
  change: { table, setup: { name: 'x', clock: null } },
  renewInvite: { table: 't1' },
  start: { table },
  say: { table, channel: 'a+b', text: 'hello\nthere' },
  read: { table, channel: 'table', id: 4 },
};

const names = Object.keys(COMMANDS) as CommandName[];
const OPTIONAL = ['n', 'invite', 'rewinds', 'seconds'];
const isOptional = (name: CommandName, field: string): boolean =>
  OPTIONAL.includes(field) || (name === 'callVote' && field === 'seat');

test.each(names)('CO-7.2 %s takes a good message and refuses a missing, foreign or wrong field', name => {
  const schema = COMMANDS[name];
  const good = GOOD[name];
  expect(schema.safeParse(good).success).toBe(true);
  expect(schema.safeParse({ ...good, more: 1 }).success).toBe(false);
  expect(schema.safeParse(JSON.parse(`{"__proto__": {"x": 1}, ${JSON.stringify(good).slice(1)}`)).success).toBe(false);
  for (const field of Object.keys(good).filter(one => !isOptional(name, one))) {
    const { [field]: _, ...rest } = good;
    expect([field, schema.safeParse(rest).success]).toEqual([field, false]);
  }
  const wrong = [Number.NaN, [], 'x'.repeat(20_000), -1, 1.5, () => 1, Buffer.from('x')];
  for (const field of Object.keys(good).filter(name => name !== 'choice'))
    for (const value of wrong.filter(one => !Array.isArray(one) || !Array.isArray(good[field])))
      expect([field, value, schema.safeParse({ ...good, [field]: value }).success]).toEqual([field, value, false]);
  for (const junk of [null, undefined, 1, 'x', [], [good]]) expect(schema.safeParse(junk).success).toBe(false);
});

test('CO-7.2 a choice is plain data of a bounded size', () => {
  const takes = (choice: unknown): boolean => COMMANDS.act.safeParse({ table, request: 1, choice }).success;
  for (const good of [
    null,
    { amount: 3 },
    { cards: ['a', 'b'] },
    { ranking: ['a'] },
    { orders: { area: { token: 'x' } } },
  ])
    expect(takes(good)).toBe(true);
  let deep: unknown = 1;
  for (let i = 0; i < 12; i++) deep = [deep];
  const wide = Array.from({ length: LIMITS.choiceParts + 1 }, () => 0);
  for (const bad of [
    undefined,
    deep,
    wide,
    'x'.repeat(201),
    Number.POSITIVE_INFINITY,
    new Map(),
    new Date(),
    { x: undefined },
    Buffer.from('x'),
  ])
    expect(takes(bad)).toBe(false);
});

test('CO-7.2 a table is made with exactly the known fields, the rest by default', () => {
  expect(createTable.parse({ game: 'whispers', name: ' A  table ', players: 2 })).toEqual({
    game: 'whispers',
    name: 'A table',
    players: 2,
    options: {},
    access: 'open',
    spectators: { allowed: true, delaySeconds: 0 },
    hints: false,
    order: 'random',
    clock: null,
    start: false,
    takeBack: 'fair',
  });
  const wrong = [
    { clock: { seconds: 5 } },
    { clock: { seconds: 60, increment: 1 } },
    { clock: { seconds: 60, atZero: 'lose' } },
    { clock: { seconds: 60, zone: 'UTC' } },
    { players: 99 },
    { options: { a: null } },
    { seats: [{ kind: 'bot' }] },
    { spectators: { allowed: true } },
    { more: 1 },
    { seed: 'x' },
  ];
  for (const change of wrong)
    expect(createTable.safeParse({ game: 'g', name: 'x', players: 2, ...change }).success).toBe(false);
  expect(changeSetup.parse({ hints: true })).toEqual({ hints: true });
  const clock = { seconds: 60, increment: null, atZero: 'once' };
  expect(createTable.parse({ game: 'g', name: 'x', players: 2, clock: { seconds: 60 } }).clock).toEqual(clock);
  expect(changeSetup.parse({ clock })).toEqual({ clock });
  expect(listTables.parse({ list: 'mine', before: '12' })).toEqual({
    list: 'mine',
    before: '12',
    limit: LIMITS.listed,
  });
  expect(nameMe.safeParse({ name: 'Ada' }).success && !claimMe.safeParse({ token: 'a b' }).success).toBe(true);
});

test('CO-8.1 what is said has something to read, some length, and nothing that cannot be seen', () => {
  const said = (text: string): string | undefined =>
    COMMANDS.say.safeParse({ table, channel: 'table', text }).data?.text;
  expect(['  hello\nthere \u200b', 'e\u0301', '\u{1F409}'.repeat(LIMITS.chatText)].map(said)).toEqual([
    'hello\nthere',
    '\u00e9',
    '\u{1F409}'.repeat(LIMITS.chatText),
  ]);
  for (const text of ['', ' \n ', '\u0301', 'x'.repeat(LIMITS.chatText + 1), 'a\u202eb', 'a\u0007b', '\ud800'])
    expect(said(text), JSON.stringify(text)).toBeUndefined();
});

test('CO-8.1 a private channel is the same whoever of the two asks', () => {
  expect(privateChannel('b', 'a')).toBe(privateChannel('a', 'b'));
  expect(seatsOfChannel('a+b')).toEqual(['a', 'b']);
  expect(seatsOfChannel('table')).toBeUndefined();
  for (const channel of ['a+a', 'a+b+c', 'a+', '+', 'a', 'constructor+a', 'a b+c'])
    expect(COMMANDS.say.safeParse({ table, channel, text: 'x' }).success).toBe(false);
});

test('CO-7.1 a name is a line that can be read: pictures may be joined, nothing unseen, and not an accent alone', () => {
  const name = (text: string): string | undefined => nameMe.safeParse({ name: text }).data?.name;
  expect(['Ada\u{1F469}\u{1F3FD}\u200D\u{1F680}', 'a\u200Bb', '  Ada  B '].map(name)).toEqual([
    'Ada\u{1F469}\u{1F3FD}\u200D\u{1F680}',
    'ab',
    'Ada B',
  ]);
  expect(['\u0301', 'x\u202Ey', 'a\u200Db', '', ' '].map(name)).toEqual(Array.from({ length: 5 }, () => undefined));
});
