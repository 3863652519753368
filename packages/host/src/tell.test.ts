import { expect, test } from 'vitest';
import type { Answer, Entry } from './entry.ts';
import { momentFor } from './tell.ts';

const answer = (seat: string, by: Answer['by']): Answer => ({
  seat,
  request: 1,
  choice: { amount: 1 },
  text: `${seat} bids 1`,
  by,
});
const entry = (answers: readonly Answer[]): Entry => ({
  n: 3,
  kind: 'action',
  seat: answers.at(-1)?.seat ?? null,
  answers,
  to: null,
  redrawn: null,
  about: {},
  revealed: true,
  hash: '',
  events: [
    { type: 'raised', to: 'all', data: {} },
    { type: 'seen', to: ['ada'], data: {} },
  ],
  at: 9,
});

test('CO-2.5 of what was revealed each hears who answered, their own words, and what is for them', () => {
  const both = entry([answer('ada', 'person'), answer('bea', 'bot')]);
  const heard = (viewer: string | null, isOver = false) => {
    const { by, revealed, text, events } = momentFor(both, viewer, isOver, []);
    return { by, revealed, text, events: events.map(({ type }) => type) };
  };
  expect(heard('ada')).toEqual({
    by: 'bot',
    revealed: ['ada', 'bea'],
    text: 'ada bids 1',
    events: ['raised', 'seen'],
  });
  expect(heard('bea')).toMatchObject({ text: 'bea bids 1', events: ['raised'] });
  expect(heard(null)).toMatchObject({ text: '', events: ['raised'] });
  expect(heard(null, true)).toMatchObject({ text: 'ada bids 1; bea bids 1', events: ['raised', 'seen'] });
});

test('CO-7.9 whose answer stands alone is told, and by whom it was given', () => {
  for (const by of ['person', 'bot', 'server', 'forced'] as const) {
    const moment = momentFor(entry([answer('ada', by)]), 'bea', false, []);
    expect(moment).toMatchObject({ seat: 'ada', by, text: '' });
    expect(moment).not.toHaveProperty('revealed');
  }
  expect(momentFor({ ...entry([]), kind: 'start' }, null, false, []).by).toBe('server');
  expect(momentFor({ ...entry([]), kind: 'resign' }, null, false, []).by).toBe('person');
});
