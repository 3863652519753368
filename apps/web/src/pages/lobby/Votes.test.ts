import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSession, TableSnapshot } from '../../session/session.ts';
import { VoteStrip } from './Votes.tsx';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(() => vi.unstubAllGlobals());

const SITTERS = ['a', 'b'].map(seat => ({ seat, name: seat === 'a' ? 'Ada' : 'Bruno', mine: false }));

/** The strip as one of the seats has it; null: as a spectator. */
function strip(mine: string | null, over: object): string {
  const sitters = SITTERS.map(one => ({ ...one, mine: one.seat === mine }));
  const snapshot = { motion: null, pausedBy: null, outcome: null, sitters, ...over } as unknown as TableSnapshot;
  return renderToStaticMarkup(createElement(VoteStrip, { session: {} as TableSession, snapshot }));
}

test('CO-7.21 during a pause only those who sit at the table read that they can play on', () => {
  expect(strip('a', { pausedBy: 'b' })).toContain('as Bruno asked. You can play on');
  expect(strip(null, { pausedBy: 'b' })).toContain('as Bruno asked.');
  expect(strip(null, { pausedBy: 'b' })).not.toContain('You can');
});

test('CO-7.20 both answers to a vote stand together, however narrow the strip is', () => {
  const motion = { id: 1, kind: 'draw', by: 'a', seconds: null, agreed: ['a'], refused: [], waiting: ['b'] };
  expect(strip('b', { motion })).toMatch(/<div class="vote-answers"><button[^>]*>Agree<\/button><button[^>]*>No</);
  expect(strip(null, { motion })).not.toContain('vote-answers');
});
