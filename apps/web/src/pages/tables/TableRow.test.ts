import type { TableSummary } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { verbOf } from './TableRow.tsx';

const sitters = (...mine: boolean[]): TableSummary['sitters'] =>
  mine.map((own, place) => ({ seat: `seat-${place + 1}`, name: 'x', kind: 'person', bot: null, mine: own }));

test('a game of mine goes on or waits for me; only who has no seat in it watches', () => {
  const mine = sitters(true, false);
  expect(verbOf({ status: 'gathering', yourTurn: false, sitters: mine })).toBe('tables.open');
  expect(verbOf({ status: 'playing', yourTurn: true, sitters: mine })).toBe('tables.playNow');
  expect(verbOf({ status: 'playing', yourTurn: false, sitters: mine })).toBe('tables.resume');
  expect(verbOf({ status: 'playing', yourTurn: false, sitters: sitters(false, false) })).toBe('tables.watch');
});
