import type { TableSummary } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { afterProblem } from './use-tables.ts';

const tables = (...ids: string[]): TableSummary[] => ids.map(id => ({ id }) as TableSummary);
const NOT_YET = { state: 'loading', tables: [], isOld: false } as const;

test('where the server does not answer, what it last said of my tables stands there, and is said to be old', () => {
  const silent = { code: 'unreachable' };
  expect(afterProblem(NOT_YET, silent, tables('a'))).toEqual({ state: 'away', tables: tables('a'), isOld: true });
  const seen = { state: 'ready', tables: tables('b'), isOld: false } as const;
  expect(afterProblem(seen, silent, tables('a'))).toEqual({ ...seen, isOld: true }); // what is on the screen is newer
});

test('who has no name has no tables, and a refusal does not make a list old', () => {
  const seen = { state: 'ready', tables: tables('b'), isOld: false } as const;
  expect(afterProblem(seen, { code: 'no-identity' }, tables('a'))).toEqual({ ...seen, tables: [] });
  expect(afterProblem(seen, { code: 'too-fast' }, tables('a'))).toEqual(seen);
  expect(afterProblem(NOT_YET, { code: 'too-fast' }, tables('a'))).toEqual({ ...NOT_YET, state: 'away' });
});
