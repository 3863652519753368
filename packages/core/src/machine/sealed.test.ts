import { expect, test } from 'vitest';
import { canonicalJson } from '../canonical.ts';
import type { Seat } from '../contract.ts';
import { amount, asks, sealed, sitAt, type Tiny } from './tiny.fixture.ts';
import type { TestTable } from './tiny.fixture.ts';

const SEATS = ['ada', 'bob', 'cleo'];

/** Three seats bid at the same time; then ada is asked something else. */
const bidding = (): TestTable<Tiny> =>
  sitAt({ flow: { round: ['bid', 'end'] }, code: { round: { bid: sealed(...SEATS), end: asks('ada') } } }, ...SEATS);

const bids: readonly (readonly [Seat, number])[] = [
  ['ada', 3],
  ['bob', 5],
  ['cleo', 0],
];

function* orders<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [i, item] of items.entries()) for (const rest of orders(items.toSpliced(i, 1))) yield [item, ...rest];
}

test('CO-2.5 sealed answers are revealed together, in the order of the table', () => {
  const table = bidding().play('cleo', amount(0)).play('ada', amount(3));

  expect(table.state.open.said).toEqual([]);
  expect(table.play('bob', amount(5)).state.open.said).toEqual(['ada 3', 'bob 5', 'cleo 0']);
  expect(table.state.own).toEqual({ ada: { sealed: null }, bob: { sealed: null }, cleo: { sealed: null } });
});

test('CO-2.5 the order in which sealed answers arrive makes no difference', () => {
  const states = [...orders(bids)].map(order => {
    const table = bidding();
    for (const [seat, bid] of order) table.play(seat, amount(bid));
    return canonicalJson(table.state);
  });

  expect(states).toHaveLength(6);
  expect(new Set(states).size).toBe(1);
});

test('CO-1.1 a sealed answer lies in its own drawer, and nobody else can tell which it is', () => {
  const three = bidding().play('ada', amount(3));
  const nine = bidding().play('ada', amount(9));

  expect(three.game.view(three.state, 'ada').mine).toEqual({ sealed: { request: 1, choice: amount(3) } });
  for (const seat of ['bob', 'cleo', null]) {
    expect(three.game.view(three.state, seat)).toEqual(nine.game.view(nine.state, seat));
  }
  expect(three.events).toEqual(nine.events);
  expect(three.events).toEqual([{ type: 'answered', to: 'all', data: { seat: 'ada' } }]);
});

test('CO-2.5 an answer can be changed until the last one is in, and nobody hears of it', () => {
  const table = bidding().play('ada', amount(3)).play('ada', amount(4));

  expect(table.events).toEqual([]);
  expect(table.request).toBe(1);
  table.play('bob', amount(5)).play('ada', amount(7)).play('cleo', amount(0));
  expect(table.state.open.said).toEqual(['ada 7', 'bob 5', 'cleo 0']);
  expect(table.refusal('bob', amount(1), 1)).toMatchObject({ clause: 'CO-2.2', code: 'not-asked' });
});

test('CO-2.5 an answer can be taken back until the last one is in; the table waits again', () => {
  const table = bidding().play('ada', amount(3)).play('bob', amount(5)).play('ada', null);

  expect(table.events).toEqual([{ type: 'answer-withdrawn', to: 'all', data: { seat: 'ada' } }]);
  expect(table.state.own['ada']).toEqual({ sealed: null });
  expect(table.state.open.frames[0]?.waiting).toEqual(['ada', 'cleo']);
  table.play('cleo', amount(0));
  expect(table.state.open.said).toEqual([]);
  expect(table.play('ada', amount(1)).state.open.said).toEqual(['ada 1', 'bob 5', 'cleo 0']);
});

test('CO-2.5 answers taken back and given again leave no trace in the state', () => {
  const straight = bidding().play('ada', amount(3)).play('bob', amount(5));
  const wavering = bidding().play('bob', amount(1)).play('ada', amount(3)).play('bob', null).play('ada', null);
  wavering.play('bob', amount(5)).play('ada', amount(3));

  expect(canonicalJson(wavering.state)).toBe(canonicalJson(straight.state));
});

test('CO-2.5 nobody can take back what he has not given', () => {
  const table = bidding().play('bob', amount(5));

  expect(table.refusal('ada', null)).toEqual({ code: 'nothing-to-withdraw', clause: 'CO-2.5' });
  table.play('bob', null);
  expect(table.refusal('bob', null)).toMatchObject({ code: 'nothing-to-withdraw' });
});

test('CO-2.5 an open answer cannot be taken back', () => {
  const table = sitAt({ flow: { round: ['ask'] }, code: { round: { ask: asks('ada', 'bob') } } });
  table.play('ada', { option: 'yes' });

  expect(table.refusal('bob', null)).toMatchObject({ code: 'nothing-to-withdraw' });
  expect(table.refusal('ada', null)).toMatchObject({ code: 'not-asked' });
});

test('CO-2.5 a changed answer must be as legal as the first one', () => {
  const table = bidding().play('ada', amount(3));

  expect(table.refusal('ada', amount(10))).toMatchObject({ clause: 'T-2', code: 'out-of-range' });
  expect(table.state.own['ada']).toEqual({ sealed: { request: 1, choice: amount(3) } });
});

test('everybody sees who has answered, and who may still change it', () => {
  const table = bidding().play('bob', amount(5));
  const answered = table.game.waiting(table.state.open).map(({ seat, answered }) => [seat, answered]);

  expect(answered).toEqual([
    ['ada', false],
    ['bob', true],
    ['cleo', false],
  ]);
  expect(table.game.requests(table.game.view(table.state, 'bob'))).toMatchObject([
    { id: 1, answered: true, sealed: true },
  ]);
  expect(table.game.requests(table.game.view(table.state, null))).toEqual([]);
});

test('a sealed answer is a copy: what the sender does with his own afterwards changes nothing', () => {
  const table = bidding();
  const choice = amount(3);
  const draft = table.game.clone(table.state);
  const problem = table.game.applyInPlace(draft, table.action('ada', choice), () => {});
  choice.amount = 9;

  expect(problem).toBeUndefined();
  expect(draft.own['ada']?.sealed?.choice).toEqual(amount(3));
});

test('a sealed question to one seat alone is revealed at once', () => {
  const table = sitAt({ flow: { round: ['bid'] }, code: { round: { bid: sealed('ada') } } });

  expect(table.play('ada', amount(2)).state.open.said).toEqual(['ada 2']);
});
