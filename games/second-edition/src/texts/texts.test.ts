import { join } from 'node:path';
import { LANGUAGES, say, type Plain } from '@corvo/core';
import { flawsOfCatalogue, saidIn, Words, wordsOfOptions } from '@corvo/testkit';
import { wantedWords } from '@corvo/westeros/wanted-words';
import { describe, expect, test } from 'vitest';
import { ABILITIES, EFFECTS } from '../abilities/index.ts';
import { SHEET } from '../facts.ts';
import { secondEdition } from '../game.ts';
import { chosenOf, OPTIONS } from '../options.ts';
import { BANS } from '../rules/bans.ts';
import { secondEditionRules } from '../rules/index.ts';
import { messages } from './index.ts';

const words = new Words(messages);
const USUAL = Object.fromEntries(OPTIONS.map(({ id, default: usual }) => [id, usual]));
const RULES = [3, 4, 5, 6].map(players => secondEditionRules(players, chosenOf({ ...USUAL, tidesOfBattle: true })));
const wanted = wantedWords(RULES);
const NAMED = ['area', 'house', 'order', 'card', 'westeros', 'wildling', 'tide', 'track', 'region'];

describe('the catalogue', () => {
  test('says the same in both languages, never shouts and refers to nothing that is not there', () => {
    expect(words.keys.length).toBeGreaterThan(100);
    expect(flawsOfCatalogue(messages)).toEqual([]);
  });

  test('ends card texts with a full stop, and names without', () => {
    const isText = (key: string): boolean => /\.(text|lowest|others|highest)$/.test(key);
    expect(words.endedWrongly([...NAMED, 'unit', 'token'], isText)).toEqual([]);
  });

  test('gives no two things of a kind the same name', () => {
    expect(words.saidTwice(NAMED)).toEqual([]);
  });

  test('speaks every unit alone, of one and of several', () => {
    const it = (count: number): string => say(messages, 'it', 'unit.knight', { count });
    expect([it(0), it(1), it(2), say(messages, 'it', 'unit.knight')]).toEqual([
      'Cavalieri',
      'Cavaliere',
      'Cavalieri',
      'Cavaliere',
    ]);
  });
});

describe('there are words for', () => {
  test('every area, house, region, order and card, no more and no fewer, and what hangs on them', () => {
    const { area, card, wildling } = wanted.ids;
    expect([area, card, wildling].map(ids => ids.length)).toEqual([58, 42, 9]);
    expect(area).toEqual(SHEET.areas.map(({ id }) => id).sort());
    for (const [family, ids] of Object.entries(wanted.ids)) expect(words.idsOf(family)).toEqual(ids);
    expect(words.missing(wanted.keys)).toEqual([]);
    expect(say(messages, 'it', 'marker.fiefdoms')).toBe('Spada di Valyria');
  });

  test('what a house card does, where it does something', () => {
    const texts = wanted.ids.card.filter(card => words.has(`card.${card}.text`));
    expect(texts).toEqual(Object.keys(ABILITIES).sort());
  });

  test('every Westeros card of the sheet, and what may be chosen of it', () => {
    const cards = Object.values(SHEET.westerosDecks).flat();
    expect(wanted.ids.westeros).toEqual([...new Set(cards.map(({ id }) => id))].sort());
    expect(wanted.keys.filter(key => key.startsWith('choice.westeros-choice.'))).toHaveLength(6);
  });

  test('every card of the tides of battle', () => {
    expect(words.idsOf('tide')).toEqual(SHEET.tidesOfBattle.cards.map(({ id }) => id).sort());
  });

  test('every effect, by the card it stands on', () => {
    expect(words.idsOf('effect')).toEqual([...Object.keys(EFFECTS), ...Object.keys(BANS)].sort());
    for (const [card, effect] of Object.entries(ABILITIES)) {
      expect({ effect, name: messages.en[`effect.${effect}`] }).toEqual({ effect, name: `$t(card.${card})` });
    }
  });

  test('every question of a text, to the player and to the others', () => {
    const asking = [...wanted.asking, 'tide-again'];
    expect(asking).toContain('may-promote-a-fighter');
    const asked = asking.flatMap(why => [`ask.${why}`, `ask.${why}.waiting`]);
    expect(words.missing(asked)).toEqual([]);
    expect(words.leftOver('ask', asked)).toEqual([]);
    const answered = new Set(words.leftOver('choice', []).map(key => key.split('.')[1]));
    expect([...answered].sort()).toEqual([...asking, 'westeros-choice'].sort());
  });

  test('every option and every value', () => {
    const options = wordsOfOptions(OPTIONS);
    expect(words.missing(options)).toEqual([]);
    expect(words.leftOver('option', options)).toEqual([]);
  });

  test('every event and refusal that only this edition has', () => {
    const { events, problems } = saidIn(join(import.meta.dirname, '..'));
    const untold = words.missing(events);
    expect(untold).toEqual(['event.blade-used']); // which the kernel tells too
    const whole = secondEdition.messages;
    expect(untold.filter(key => LANGUAGES.some(language => whole[language][key] === undefined))).toEqual([]);
    expect(problems.length).toBeGreaterThan(0);
    expect(words.missing(problems)).toEqual([]);
  });
});

test('sentences read as they should', () => {
  const it = (key: string, data?: Plain): string => say(messages, 'it', key, data);
  const en = (key: string, data?: Plain): string => say(messages, 'en', key, data);
  expect(it('effect.no-raid-orders')).toBe('Mare in Tempesta');
  expect(en('wildling.skinchanger-scout.text')).toBe(
    'Lowest bidder: Discards all available Power. Everyone else: Each discards 2 available Power, or all they have if less. Highest bidder: Takes back the whole bid.',
  );
  expect(it('choice.may-discard-a-card-of-the-opponent', { card: 'queen-of-thorns' })).toBe(
    'Scarta la Regina di Spine',
  );
  expect(it('choice.a-king-beyond-the-wall-others.court')).toBe('Ultimo posto: Corte del Re');
  expect(say(secondEdition.messages, 'en', 'event.wildling-card-seen', { card: 'skinchanger-scout' })).toBe(
    `The top wildling card is “Skinchanger Scout”. ${en('wildling.skinchanger-scout.text')}`,
  );
  expect(en('wildling.massing-on-the-milkwater.lowest')).toContain('none or, by an option, all of them');
});
