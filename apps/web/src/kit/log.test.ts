import { LANGUAGES } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { notes } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { genericKit } from '../boards/generic/kit.tsx';
import type { BoardKit } from './kit.ts';
import type { Moment } from '../session/session.ts';
import { filtersOf, linesOf, logEntries } from './log.ts';
import { makeWords } from './words.ts';

const kit: BoardKit = { ...genericKit, categories: ['moves'] };
const sitters = [{ seat: 'seat-1', name: 'Ada' }];
const words = makeWords('it', key => key, handOfTheKing, sitters);
const moment = (n: number, note?: Moment['notes'][number]): Moment => ({
  kind: 'action',
  by: 'person',
  to: null,
  n,
  seat: 'seat-1',
  text: '',
  events: [],
  notes: note === undefined ? [] : [note],
  at: 0,
});

test('everything that can happen beside the game has a sentence in both languages, with the name of the person', () => {
  for (const language of LANGUAGES) {
    const speaks = makeWords(language, key => key, handOfTheKing, sitters);
    const told = Object.values(notes).map(
      note =>
        linesOf(
          kit,
          moment(1, (note as typeof notes.isBack)('Bruno', 'seat-1', { others: 'Ada', count: 1, text: 'x' })),
          speaks,
        )[0]?.text,
    );
    expect(new Set(told).size).toBe(told.length);
    for (const text of told) expect(text).toMatch(/^\p{Lu}[^{}]*\.$/u);
    expect(told.filter(text => text?.includes('Bruno')).length).toBeGreaterThan(8);
  }
});

test('the log can be narrowed to the table once something has happened there', () => {
  const quiet = [moment(0), moment(1)];
  const moments = [...quiet, moment(2, notes.tookBack('Ada', 'seat-1'))];

  expect(filtersOf(kit, quiet)).toEqual(['moves']);
  expect(filtersOf(kit, moments)).toEqual(['moves', 'table']);
  expect(logEntries(kit, moments, words, 'table').map(({ moment: { n } }) => n)).toEqual([2]);
  expect(logEntries(kit, moments, words, 'moves')).toEqual([]);
});
