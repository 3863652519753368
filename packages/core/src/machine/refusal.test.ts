import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../canonical.ts';
import type { Action } from '../contract.ts';
import { isProblem } from '../problem.ts';
import { amount, asks, sealed, sitAt, tinyGame, yes, type TestTable, type Tiny } from './tiny.fixture.ts';

const round = (): TestTable<Tiny> =>
  sitAt({
    flow: { round: ['ask', 'bid', 'end'] },
    code: {
      round: {
        ask: asks('ada'),
        bid: sealed('ada', 'bob'),
        end: { enter: game => game.end({ ranking: [['ada', 'bob']], reason: 'done', clause: 'T-9' }) },
      },
    },
  });

const played = (): TestTable<Tiny> => round().play('ada', yes).play('ada', amount(1)).play('bob', amount(2));

/** Something from outside that claims to be an action. */
const outside = (value: unknown): Action => value as Action;

test('CO-2.1 a game that is over takes no more answers', () => {
  const table = played();

  expect(table.game.outcome(table.state.open)).toMatchObject({ reason: 'done' });
  expect(table.refusal('ada', yes)).toEqual({ code: 'game-over', clause: 'CO-2.1' });
  expect(table.game.waiting(table.state.open)).toEqual([]);
});

test('CO-2.1 where nothing is going on nobody can answer', () => {
  const { game, state } = round();
  const view = { ...game.view(state, 'ada'), open: { ...state.open, frames: [] } };

  expect(game.refusal(view, { seat: 'ada', request: state.open.requests, choice: yes })).toEqual({
    code: 'game-over',
    clause: 'CO-2.1',
  });
});

test('CO-2.2 only the seat that is asked answers', () => {
  const table = round();

  expect(table.refusal('bob', yes)).toEqual({ code: 'not-asked', clause: 'CO-2.2', data: { waiting: ['ada'] } });
});

test.each(['eve', '', 'constructor', '__proto__', 'toString', 'ADA'])('CO-2.2 nobody called "%s" sits here', seat => {
  const table = round();

  expect(table.refusal(seat, yes)).toEqual({ code: 'unknown-seat', clause: 'CO-2.2' });
  expect(table.game.view(table.state, seat).mine).toBeNull();
});

test('CO-2.2 nobody answers for another seat', () => {
  const table = round();
  const action = table.action('ada', yes);

  expect(table.game.refusal(table.game.view(table.state, 'bob'), action)).toEqual({
    code: 'not-your-seat',
    clause: 'CO-2.2',
  });
  expect(table.game.refusal(table.game.view(table.state, null), action)).toMatchObject({ code: 'not-your-seat' });
  expect(table.game.refusal(table.game.view(table.state, 'ada'), action)).toBeUndefined();
});

test('CO-2.3 a late click answers a dead request', () => {
  const table = round();
  const first = table.action('ada', yes);
  table.play('ada', yes);

  const step = table.try(first);
  expect(step).toEqual({ ok: false, problem: { code: 'stale-request', clause: 'CO-2.3', data: { current: 2 } } });
});

test.each([0, -1, 3, 1.5, Number.NaN, Infinity, 1e300])('CO-2.3 there is no request %d', request => {
  expect(round().refusal('ada', yes, request)).toMatchObject({ code: 'stale-request' });
});

test('CO-2.3 the numbers of requests grow by one', () => {
  const table = round();
  const first = table.request;
  table.play('ada', yes);

  expect([first, table.request]).toEqual([1, 2]);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'ada yes'],
  ['a number', 7],
  ['a list', ['ada', 1, yes]],
  ['no seat', { request: 1, choice: yes }],
  ['no request', { seat: 'ada', choice: yes }],
  ['a request as text', { seat: 'ada', request: '1', choice: yes }],
  ['a seat that is a list', { seat: ['ada'], request: 1, choice: yes }],
  ['a seat that is a symbol', { seat: Symbol('ada'), request: 1, choice: yes }],
  ['a seat in disguise', { seat: { toString: (): string => 'ada' }, request: 1, choice: yes }],
])('CO-2.4 %s is no action', (_name, action) => {
  const table = round();

  expect(table.try(outside(action))).toEqual({ ok: false, problem: { code: 'malformed-action', clause: 'CO-2.4' } });
  expect(table.game.refusal(table.game.view(table.state, 'ada'), outside(action))).toMatchObject({ clause: 'CO-2.4' });
});

const hostile = (): never => {
  throw new Error('hostile');
};

test.each([
  ['a field that throws', Object.defineProperty({ request: 1, choice: yes }, 'seat', { get: hostile })],
  ['a proxy that throws', new Proxy({}, { get: hostile })],
])('CO-2.4 %s is refused like any other garbage', (_name, action) => {
  expect(round().try(outside(action))).toMatchObject({ ok: false, problem: { code: 'malformed-action' } });
});

test.each([
  ['no choice', undefined],
  ['a choice with a hole', { option: [,] }], // oxlint-disable-line no-sparse-arrays
  ['a choice with a class', new Map([['option', 'yes']])],
  ['an inherited choice', Object.create({ option: 'yes' })],
  ['a prototype in disguise', JSON.parse('{"__proto__":{"option":"yes"}}')],
  ['one field too many', { option: 'yes', constructor: 'no' }],
  ['a choice that throws', Object.defineProperty({}, 'option', { get: hostile, enumerable: true })],
  ['NaN', { option: Number.NaN }],
])('CO-2.4 %s has not the form of the question', (_name, choice) => {
  const table = round();

  expect(table.try(outside({ seat: 'ada', request: 1, choice }))).toEqual({
    ok: false,
    problem: { code: 'wrong-shape', clause: 'CO-2.4', data: { kind: 'option' } },
  });
});

test('CO-2.7 whatever comes from outside is refused with a reason, and changes nothing', () => {
  const seat = fc.oneof(fc.constantFrom('ada', 'bob', 'constructor', '__proto__'), fc.anything());
  const request = fc.oneof(fc.constantFrom(1, 2, 3), fc.anything());
  const choice = fc.oneof(
    fc.constantFrom<unknown>(null, yes, amount(1), { amount: -0 }, { amount: 1e308 }),
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
    fc.anything().map(value => ({ option: value })),
    fc.anything().map(value => ({ amount: value })),
  );
  const tables = [round(), round().play('ada', yes), round().play('ada', yes).play('ada', amount(1)), played()];
  const before = tables.map(table => canonicalJson(table.state));

  fc.assert(
    fc.property(fc.oneof(fc.record({ seat, request, choice }), fc.anything()), fc.nat(3), (given, at) => {
      const table = tables[at]!;
      const step = table.try(outside(given));
      const answer = step.ok ? step.state : step.problem;
      expect(isProblem(answer)).toBe(!step.ok);
      expect(JSON.parse(canonicalJson(answer))).toEqual(answer); // what comes out is plain data all the way down
      expect(canonicalJson(table.state)).toBe(before[at]);
      for (const viewer of ['ada', 'bob', null]) {
        table.game.refusal(table.game.view(table.state, viewer), outside(given));
      }
    }),
    { numRuns: 500 },
  );
});

test('CO-2.7 a refused action leaves the state alone in place as well', () => {
  const table = round();
  const draft = table.game.clone(table.state);

  expect(table.game.applyInPlace(draft, table.action('ada', { option: 'maybe' }), () => {})).toMatchObject({
    code: 'not-offered',
  });
  expect(draft).toEqual(table.state);
});

test('CO-2.7 what is refused is known beforehand, from the view of the seat', () => {
  const table = round();
  const view = table.game.view(table.state, 'ada');
  const [request] = table.game.requests(view);

  expect(table.game.check(view, request!, yes)).toBeUndefined();
  expect(table.game.check(view, request!, { option: 'maybe' })).toEqual(table.refusal('ada', { option: 'maybe' }));
  expect(table.game.check(view, request!, undefined)).toMatchObject({ code: 'wrong-shape' });
});

test('an action that tells two stories is taken by its first', () => {
  const table = round();
  const stories = ['ada', 'bob'];
  const action = {
    get seat(): string {
      return stories.shift() ?? 'eve';
    },
    request: 1,
    choice: yes,
  };
  const step = table.try(action);

  expect(step).toMatchObject({ ok: true, state: { open: { said: ['ada yes'] } } });
});

test('CO-2.4 a rule may explain a refusal better than the list of what is asked', () => {
  const ask = asks('ada');
  const table = sitAt({
    flow: { round: ['ask'] },
    code: {
      round: {
        ask: {
          ...ask,
          refuse: (_view, _frame, _seat, choice) =>
            'option' in choice && choice.option === 'maybe' ? { code: 'no-maybes', clause: 'T-7' } : undefined,
        },
      },
    },
  });

  expect(table.refusal('ada', { option: 'maybe' })).toEqual({ code: 'no-maybes', clause: 'T-7' });
  expect(table.refusal('ada', { option: 'perhaps' })).toMatchObject({ clause: 'T-1', code: 'not-offered' });
  expect(table.refusal('ada', { card: 'maybe' })).toMatchObject({ code: 'wrong-shape' });
});

test('CO-1.2 what a seat is asked depends only on what it sees', () => {
  const table = round().play('ada', yes).play('bob', amount(2));
  const changed = table.game.clone(table.state);
  changed.hidden.seed = 'another';
  changed.hidden.rng = [9, 9, 9, 9];
  changed.own['bob']!.sealed = { request: 2, choice: amount(9) };
  const before = table.game.view(table.state, 'ada');
  const after = table.game.view(changed, 'ada');

  expect(after).toEqual(before);
  expect(table.game.requests(after)).toEqual(table.game.requests(before));
  expect(table.game.refusal(after, table.action('ada', amount(99)))).toEqual(
    table.game.refusal(before, table.action('ada', amount(99))),
  );
});

test('CO-1.1 a view is what lies open and one drawer; a spectator sees no drawer', () => {
  const table = round().play('ada', yes).play('bob', amount(2));
  const game = tinyGame({ flow: { round: [] }, code: {} });

  expect(game.view(table.state, 'bob')).toEqual({ open: table.state.open, seat: 'bob', mine: table.state.own['bob'] });
  expect(game.view(table.state, null)).toEqual({ open: table.state.open, seat: null, mine: null });
});
