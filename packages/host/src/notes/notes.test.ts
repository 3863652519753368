import { expect, test } from 'vitest';
import type { Entry } from '../entry.ts';
import type { Owner } from '../match.ts';
import { notesOf } from './notes.ts';

const owners: readonly Owner[] = ['ada', 'bea', 'cleo'].map(seat => ({
  seat,
  person: seat,
  name: seat.toUpperCase(),
  bot: null,
  resigned: false,
}));
const nothing = { n: 7, seat: 'bea', answers: [], to: null, redrawn: null, about: {}, revealed: true, hash: '' };
const entry = (says: Partial<Entry>): Entry => ({ ...nothing, kind: 'start', events: [], at: 0, ...says });
const told = (says: Partial<Entry>, viewer?: string): string[] =>
  notesOf(entry(says), owners, viewer).map(({ key, data }) => `${key} ${Object.values(data).join(' ')}`);

test('CO-7.11 CO-7.16 what was taken back is told with who did it, who agreed, and how often chance was drawn anew', () => {
  expect(told({ kind: 'undo', about: { agreed: false } })).toEqual(['note.took-back BEA bea']);
  expect(told({ kind: 'undo', about: { agreed: true, by: ['ada', 'cleo'] } })).toEqual([
    'note.table-took-back-with BEA bea ADA, CLEO',
  ]);
  // An older server did not write down who agreed.
  expect(told({ kind: 'undo', about: { agreed: true } })).toEqual(['note.table-took-back BEA bea']);
  expect(told({ kind: 'undo', about: { agreed: true, by: ['ada'] }, redrawn: 2 })).toEqual([
    'note.table-took-back-with BEA bea ADA',
    'note.redrawn BEA bea 2',
  ]);
});

test('CO-7.9 CO-7.10 who comes, goes and resigns is told, and whether a bot plays on', () => {
  expect(told({ kind: 'hand-over', about: { bot: 'squire', host: false } })).toEqual(['note.bot-stands-in BEA bea']);
  expect(told({ kind: 'hand-over', about: { bot: 'squire', host: true } })).toEqual(['note.host-called-bot BEA bea']);
  expect(told({ kind: 'back' })).toEqual(['note.is-back BEA bea']);
  expect(told({ kind: 'resign', about: { bot: 'squire' } })).toEqual(['note.resigned-to-bot BEA bea']);
  expect(told({ kind: 'resign', about: { bot: null } })).toEqual(['note.resigned BEA bea']);
  expect(told({ kind: 'start' })).toEqual([]);
  expect(told({ kind: 'resign', seat: null })).toEqual([]);
});

test('CO-7.13 that somebody was late is told to all, and what was decided for them to their seat alone', () => {
  const answers = [
    { seat: 'ada', request: 1, choice: 1, text: 'ada bids 1', by: 'person' },
    { seat: 'bea', request: 1, choice: 2, text: 'bea bids 2', by: 'server' },
  ] as const;
  expect(told({ kind: 'action', answers })).toEqual(['note.was-late BEA bea']);
  expect(told({ kind: 'action', answers }, 'ada')).toEqual(['note.was-late BEA bea']);
  expect(told({ kind: 'action', answers }, 'bea')).toEqual(['note.you-were-late BEA bea bea bids 2']);
});

test('CO-7.20 what the table decided is told with its length, in the largest unit that measures it', () => {
  const day = 24 * 3_600;
  const voted = (vote: string, seconds: number | null): string[] =>
    told({ kind: 'vote', about: { vote, seconds } as Entry['about'] });
  expect(voted('pause', 2 * day)).toEqual(['note.paused-days BEA bea 2']);
  expect(voted('pause', 36 * 3_600)).toEqual(['note.paused-hours BEA bea 36']);
  expect(voted('time', 90 * 60)).toEqual(['note.more-time-minutes BEA bea 90']);
  expect(voted('time', 3 * 3_600)).toEqual(['note.more-time-hours BEA bea 3']);
  expect(voted('draw', null)[0]).toMatch(/^note.draw BEA bea/);
});
