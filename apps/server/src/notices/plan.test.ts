import { NO_REST, NOTICE_KINDS, type NoticeKind } from '@corvo/protocol';
import { expect, test } from 'vitest';
import { gist, plan, type Waiting } from './plan.ts';

const NOW = Date.parse('2026-11-19T12:00:00Z');
const reader = { rest: NO_REST, kinds: NOTICE_KINDS, toldAt: 0 };
const pace = { now: NOW, gapMs: 300_000 };
const waiting = (kind: NoticeKind, change: Partial<Waiting> & { due?: number; table?: string } = {}): Waiting => {
  const { due = NOW, table = 't', ...more } = change;
  const notice = { owner: 'p', table, kind, at: NOW, due, tries: 0, ways: null };
  return { notice, holds: true, isPresent: false, ...more };
};
const kinds = (notices: readonly { kind: string }[]): string[] => notices.map(({ kind }) => kind);

test('CO-9.3 what no longer holds, is not wanted, or is seen anyway is dropped, and what is not due yet stays', () => {
  const all = [
    waiting('turn', { holds: false }),
    waiting('asked', { isPresent: true }),
    waiting('begun'),
    waiting('ended'),
    waiting('turn', { due: NOW + 1, table: 'later' }),
  ];
  const made = plan(all, { ...reader, kinds: ['turn', 'asked', 'ended'] }, pace);
  expect([kinds(made.drop), kinds(made.tell), made.until]).toEqual([['turn', 'asked', 'begun'], ['ended'], null]);
});

test('CO-9.3 a rest and the gap after the last notice hold all of it back, to the later of the two', () => {
  const rest = { zone: 'UTC', hours: { from: 11 * 60, to: 13 * 60 }, holidays: [] };
  const one = [waiting('turn'), waiting('ended', { holds: false })];
  expect(plan(one, { ...reader, rest }, pace)).toMatchObject({ tell: [], until: NOW + 3_600_000 });
  expect(plan(one, { ...reader, toldAt: NOW - 1 }, pace)).toMatchObject({ tell: [], until: NOW + 299_999 });
  expect(plan(one, { ...reader, rest, toldAt: NOW - 1 }, pace)).toMatchObject({ until: NOW + 3_600_000 });
  expect(kinds(plan(one, { ...reader, toldAt: NOW - 300_000 }, pace).tell)).toEqual(['turn']);
  expect(kinds(plan(one, { ...reader, toldAt: NOW + 9e9 }, pace).tell)).toEqual(['turn']); // a clock was set back
  expect(plan([one[1]!], { ...reader, rest }, pace)).toMatchObject({ until: null }); // nothing is held back
});

test('CO-9.3 of each table the notice that says most is told', () => {
  const of = (...all: [string, NoticeKind][]) => gist(all.map(([table, kind], at) => ({ table, kind, at })));
  expect(kinds(of(['a', 'begun'], ['a', 'turn']))).toEqual(['turn']);
  expect(kinds(of(['a', 'ended'], ['a', 'turn'], ['b', 'asked'], ['b', 'begun']))).toEqual(['ended', 'asked']);
});
