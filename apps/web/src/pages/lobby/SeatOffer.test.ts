import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMissing } from '../../session/missing.ts';
import type { Sitter, TableSnapshot } from '../../session/session.ts';
import { SeatOfferStrip } from './SeatOffer.tsx';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(() => vi.unstubAllGlobals());

const sitter = (seat: string, more: object = {}): Sitter =>
  ({
    seat,
    name: seat === 'a' ? 'Ada' : 'Cleo',
    kind: 'person',
    bot: null,
    present: true,
    mine: false,
    ...more,
  }) as Sitter;
const FREE = sitter('c', { bot: 'knight', present: false, free: true });

function strip(over: Partial<TableSnapshot>, isKnown = true): string {
  const snapshot = { sitters: [sitter('a'), FREE], viewer: null, outcome: null, ...over } as TableSnapshot;
  return renderToStaticMarkup(
    createElement(SeatOfferStrip, { snapshot, isKnown, refusal: undefined, onTake: () => undefined }),
  );
}

test('CO-7.24 who watches reads that a seat is free and may take it, first with a name', () => {
  expect(strip({})).toMatch(/Cleo’s seat is free.*<button[^>]*>Take over Cleo’s seat</);
  expect(strip({}, false)).toContain('>Enter your name to take it over<');
  expect(strip({ sitters: [sitter('a'), sitter('c')] })).toBe('');
  expect(strip({ outcome: { ranking: [['a', 'c']], reason: 'x', clause: 'x' } })).toBe('');
});

test('CO-7.24 who has a seat takes no other, and who was replaced reads by whom', () => {
  expect(strip({ viewer: 'a', sitters: [sitter('a', { mine: true }), FREE] })).toMatch(/seat is free/);
  expect(strip({ viewer: 'a', sitters: [sitter('a', { mine: true }), FREE] })).not.toContain('<button');
  const gone = strip({ replaced: { seat: 'b', by: 'Dora' } });
  expect(gone).toContain('Dora has taken over your seat');
  expect(gone).not.toContain('<button');
});

test('CO-7.24 only others who are away, with a bot in their seat, can be put to the vote', () => {
  const away = sitter('c', { bot: 'knight', present: false });
  expect(isMissing(away)).toBe(true);
  for (const more of [
    { bot: null },
    { present: true },
    { mine: true },
    { resigned: true },
    { free: true },
    { kind: 'bot' },
  ])
    expect([more, isMissing({ ...away, ...more } as Sitter)]).toEqual([more, false]);
});
