import { expect, test } from 'vitest';
import type { BoardKit } from '../kit/kit.ts';
import type { Moment } from '../session/session.ts';
import { takenBack } from './taken-back.ts';
import type { Words } from '../kit/words.ts';

const words = {
  t: (key: string, data?: object) => `${key}${data === undefined ? '' : ` ${JSON.stringify(data)}`}`,
  nameOf: (seat: string) => seat.toUpperCase(),
} as unknown as Words;
const kit = {
  lines: ({ n, text }: Moment) => (text === '' ? [] : [{ n, text: `${text}.`, art: 'x', category: 'x' }]),
} as unknown as BoardKit;
const moment = (n: number, text: string): Moment => ({
  n,
  seat: 'ada',
  text,
  events: [],
  notes: [],
  kind: 'action',
  by: 'person',
  to: null,
  at: 0,
});
const moments = [moment(0, ''), moment(1, 'Ada marches to Winterfell'), moment(2, '')];

test('what would be taken back is said as the log tells it, inside a sentence', () => {
  expect(takenBack(kit, moments, words, { from: 1, moves: 2 })).toBe('Ada marches to Winterfell');
});

test('of a move that this viewer has heard nothing of, or before the board is here, only whose it is', () => {
  expect(takenBack(kit, moments, words, { from: 2, moves: 1 })).toBe('undo-last-of {"name":"ADA"}');
  expect(takenBack(undefined, moments, words, { from: 1, moves: 2 })).toBe('undo-last-of {"name":"ADA"}');
  expect(takenBack(kit, [], words, { from: 7, moves: 1 })).toBe('undo-last');
});
