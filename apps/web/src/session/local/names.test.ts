import { say, type Language } from '@corvo/core';
import { expect, test } from 'vitest';
import type { Say } from '../../base/i18n/index.ts';
import { allTexts as texts } from '../../base/i18n/all.ts';
import { calledBy } from './names.ts';
import type { SavedSeat } from './saved.ts';

const speak =
  (language: Language): Say =>
  (key, data) =>
    say(texts, language, key, data);

const me = (name: string): SavedSeat => ({ seat: 'seat-1', name, person: true, bot: null });
const bot = (n: number): SavedSeat => ({ seat: `seat-${n}`, name: '', person: false, bot: 'knight' });

test('what we called a game and its people follows the language; what somebody called them stays', () => {
  const unnamed = { name: '', seats: [me(''), bot(2), bot(3)] };
  expect(calledBy(speak('en'), unnamed)).toEqual({ title: 'Against 2 bots', sitters: ['Player', 'Bot 1', 'Bot 2'] });
  expect(calledBy(speak('it'), unnamed)).toEqual({
    title: 'Contro 2 bot',
    sitters: ['Giocatore', 'Bot 1', 'Bot 2'],
  });
  expect(calledBy(speak('it'), { name: 'Sunday', seats: [me('Ada'), bot(2)] })).toEqual({
    title: 'Sunday',
    sitters: ['Ada', 'Bot 1'],
  });
});

test('several people of one device give the game its name; a guest without one is called a guest', () => {
  const guest: SavedSeat = { seat: 'seat-2', name: '', person: true, bot: null, guest: true };
  const table = { name: '', seats: [me('Ada'), guest, bot(3)] };
  expect(calledBy(speak('en'), table)).toEqual({ title: 'Ada, Guest 2', sitters: ['Ada', 'Guest 2', 'Bot 1'] });
  expect(calledBy(speak('it'), table).title).toBe('Ada, Ospite 2');
});

test('a bot that stands in for a person has not become the table’s bot', () => {
  const away = { ...me('Ada'), bot: 'lord' };
  expect(calledBy(speak('en'), { name: '', seats: [away, bot(2)] }).title).toBe('Against 1 bot');
});
