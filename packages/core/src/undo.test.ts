import { expect, test } from 'vitest';
import { auction, auctionOptions, type Auction } from './auction.fixture.ts';
import type { Seat } from './contract.ts';
import { amount, asks, sitAt, TestTable, yes, type Tiny } from './machine/tiny.fixture.ts';
import type { GameTypes } from './contract.ts';
import type { Plain } from './plain.ts';
import { TakeBack } from './undo.ts';

/** Plays, and remembers as a server would. */
function play<G extends GameTypes>(table: TestTable<G>, undo: TakeBack<G>, seat: Seat, choice: Plain): void {
  const before = table.state;
  const step = table.try(table.action(seat, choice));
  if (!step.ok) throw new Error(step.problem.code);
  undo.remember(seat, before, step);
  table.play(seat, choice);
}

test('CO-1.8 a seat takes back its own actions, one by one, up to the last settled point', () => {
  const table: TestTable<Tiny> = sitAt({
    flow: { turn: ['first', 'second', 'third', 'fourth'] },
    code: { turn: { first: asks('bob'), second: asks('ada'), third: asks('ada'), fourth: asks('ada') } },
  });
  const undo = new TakeBack<Tiny>();
  play(table, undo, 'bob', yes); // settled: now ada decides
  const start = table.state;
  play(table, undo, 'ada', yes);
  const second = table.state;
  play(table, undo, 'ada', yes);

  expect(undo.depth('ada')).toBe(2);
  expect(undo.takeBack('ada')).toBe(second);
  expect(undo.takeBack('ada')).toBe(start);
  expect(undo.takeBack('ada')).toBeUndefined();
});

test('CO-1.8 nobody takes back for another seat', () => {
  const table: TestTable<Tiny> = sitAt({
    flow: { turn: ['first', 'second'] },
    code: { turn: { first: asks('ada'), second: asks('ada') } },
  });
  const undo = new TakeBack<Tiny>();
  play(table, undo, 'ada', yes);

  expect([undo.depth('ada'), undo.depth('bob')]).toEqual([1, 0]);
  expect(undo.takeBack('bob')).toBeUndefined();
  expect(undo.depth('ada')).toBe(1);
});

test('CO-1.8 what chance or a reveal has settled stays', () => {
  const table = new TestTable<Auction>(auction, auctionOptions());
  const undo = new TakeBack<Auction>();
  play(table, undo, 'ada', amount(3));
  play(table, undo, 'bob', amount(1));
  expect(undo.takeBack('ada')).toBeUndefined(); // the bids lie open

  const choosing = table.state;
  play(table, undo, 'ada', { option: 'keep' });
  expect(undo.takeBack('ada')).toBe(choosing);

  table.state = choosing;
  play(table, undo, 'ada', { option: 'keep' });
  play(table, undo, 'ada', { cards: [] }); // turns up the next prize
  expect(undo.depth('ada')).toBe(0);
});

test('CO-1.8 after taking back, the same question is asked again under the same number', () => {
  const table: TestTable<Tiny> = sitAt({
    flow: { turn: ['first', 'second'] },
    code: { turn: { first: asks('ada'), second: asks('ada') } },
  });
  const undo = new TakeBack<Tiny>();
  const request = table.request;
  play(table, undo, 'ada', yes);
  table.state = undo.takeBack('ada')!;

  expect(table.request).toBe(request);
  expect(table.refusal('ada', yes)).toBeUndefined();
});
