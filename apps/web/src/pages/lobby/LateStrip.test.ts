import { LANGUAGES, say } from '@corvo/core';
import { expect, test } from 'vitest';
import { withOwnTexts } from '../../base/i18n/page-texts.ts';
import type { TableSnapshot } from '../../session/session.ts';
import { isLate } from './LateStrip.tsx';
import { lobbyTexts } from './texts.ts';

const handOver = (seat: string, key: string) => ({ kind: 'hand-over', seat, notes: [{ key, data: {} }] });
const LATE = handOver('a', 'note.you-late-bot');
const BOT = { seat: 'a', kind: 'person', bot: 'knight', resigned: false };

const table = (moments: readonly object[], me: object = {}, over: object = {}): TableSnapshot =>
  ({ viewer: 'a', outcome: null, sitters: [{ ...BOT, ...me }], moments, ...over }) as unknown as TableSnapshot;

test('CO-7.19 whose time ran out is told so for as long as a bot has their seat, whatever was done since', () => {
  const others = [{ kind: 'action', seat: 'b', notes: [] }, handOver('b', 'note.late-bot')];
  expect(isLate(table([LATE, ...others]))).toBe(true);
  expect(isLate(table([LATE], { bot: null }))).toBe(false); // back
  expect(isLate(table([LATE, handOver('a', 'note.bot-stands-in')]))).toBe(false); // the last time as they wished
  expect(isLate(table([LATE], { resigned: true }))).toBe(false);
  expect(isLate(table([LATE], {}, { outcome: {} }))).toBe(false);
  expect(isLate(table([LATE], {}, { viewer: null }))).toBe(false);
  for (const language of LANGUAGES)
    expect(say(withOwnTexts(lobbyTexts), language, 'lobby.late')).toMatch(/time ran out.*bot|tempo è scaduto.*bot/);
});
