import type { TableSummary } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { emblemAt, ownSeat, seatAt, verbOf } from './TableRow.tsx';

const sitters = (...mine: boolean[]): TableSummary['sitters'] =>
  mine.map((own, place) => ({ seat: `seat-${place + 1}`, name: 'x', kind: 'person', bot: null, mine: own }));

test('a game of mine goes on or waits for me; only who has no seat in it watches', () => {
  const mine = sitters(true, false);
  expect(verbOf({ status: 'gathering', yourTurn: false, sitters: mine })).toBe('tables.open');
  expect(verbOf({ status: 'playing', yourTurn: true, sitters: mine })).toBe('tables.playNow');
  expect(verbOf({ status: 'playing', yourTurn: false, sitters: mine })).toBe('tables.resume');
  expect(verbOf({ status: 'playing', yourTurn: false, sitters: sitters(false, false) })).toBe('tables.watch');
});

test('a game of mine shows my house, one without houses its own emblem', () => {
  expect(emblemAt('second-edition', 'greyjoy')).toBe('greyjoy');
  expect(emblemAt('second-edition', undefined)).toBe('lannister');
  expect(emblemAt('hand-of-the-king', 'seat-1')).toBe('tyrell');
});

test('who plays alone has a seat of their own, people who share a device have none', () => {
  const seat = (id: string, person: boolean) => ({ seat: id, name: '', person, bot: null });
  expect(ownSeat({ seats: [seat('stark', false), seat('tyrell', true)] })).toBe('tyrell');
  expect(ownSeat({ seats: [seat('stark', true), seat('tyrell', true)] })).toBeUndefined();
});

test('a table of mine shows my seat as soon as it is settled, and still when the game is over', () => {
  const mine = sitters(false, true);
  const seatIn = (status: TableSummary['status'], order: TableSummary['order']): string | undefined =>
    seatAt({ status, order, sitters: mine });
  expect(seatIn('gathering', 'random')).toBeUndefined();
  expect(seatIn('gathering', 'chosen')).toBe('seat-2');
  expect(seatIn('playing', 'random')).toBe('seat-2');
  expect(seatIn('finished', 'random')).toBe('seat-2');
  expect(seatAt({ status: 'finished', order: 'chosen', sitters: sitters(false, false) })).toBeUndefined();
});
