import { join } from 'node:path';
import { say, type Plain } from '@corvo/core';
import { flawsOfCatalogue, saidIn, Words, wordsOfOptions } from '@corvo/testkit';
import { wantedWords } from '@corvo/westeros/wanted-words';
import { describe, expect, test } from 'vitest';
import { ABILITIES, EFFECTS } from '../abilities/index.ts';
import { SHEET } from '../facts.ts';
import { chosenOf, OPTIONS } from '../options.ts';
import { firstEditionRules } from '../rules/index.ts';
import { WESTEROS } from '../rules/westeros.ts';
import { messages } from './index.ts';

const words = new Words(messages);
const RULES = [3, 4, 5].flatMap(players =>
  ['recommended', 'printed'].map(kingsCourt => firstEditionRules(players, chosenOf({ kingsCourt }))),
);
const wanted = wantedWords(RULES);
const NAMED = ['area', 'house', 'order', 'card', 'westeros', 'track', 'region'];

describe('the catalogue', () => {
  test('says the same in both languages, never shouts and refers to nothing that is not there', () => {
    expect(words.keys.length).toBeGreaterThan(100);
    expect(flawsOfCatalogue(messages)).toEqual([]);
  });

  test('ends card texts with a full stop, and names without', () => {
    expect(words.endedWrongly([...NAMED, 'unit', 'token'], key => key.endsWith('.text'))).toEqual([]);
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
    const { area, card, wildling, ...more } = wanted.ids;
    expect([area, card, wildling].map(ids => ids.length)).toEqual([45, 35, 0]);
    expect(area).toEqual(SHEET.areas.map(({ id }) => id).sort());
    for (const [family, ids] of Object.entries({ area, card, ...more })) expect(words.idsOf(family)).toEqual(ids);
    expect(words.missing(wanted.keys)).toEqual([]);
    expect(say(messages, 'it', 'marker.fiefdoms')).toBe('Spada d’Acciaio di Valyria');
  });

  test('what a house card does, where it does something', () => {
    const texts = wanted.ids.card.filter(card => words.has(`card.${card}.text`));
    expect(texts).toEqual(Object.keys(ABILITIES).sort());
  });

  test('every Westeros card of the sheet', () => {
    expect(wanted.ids.westeros).toEqual(Object.keys(SHEET.westeros.cards).sort());
  });

  test('every effect, by the card it stands on', () => {
    expect(words.idsOf('effect')).toEqual(Object.keys(EFFECTS).sort());
    const ofCards = Object.entries(ABILITIES).map(([card, effect]) => [effect, `$t(card.${card})`]);
    const ofWesteros = Object.entries(WESTEROS).map(([card, { lasting }]) => [lasting?.effect, `$t(westeros.${card})`]);
    for (const [effect, name] of [...ofCards, ...ofWesteros].filter(([id]) => id !== undefined)) {
      expect({ effect, name: messages.en[`effect.${effect}`] }).toEqual({ effect, name });
    }
  });

  test('every question of a text, to the player and to the others', () => {
    const { asking } = wanted;
    expect(asking).toContain('may-promote-a-fighter');
    const asked = asking.flatMap(effect => [`ask.${effect}`, `ask.${effect}.waiting`]);
    expect(words.missing(asked)).toEqual([]);
    expect(words.leftOver('ask', [...asked, ...asking.map(effect => `ask.${effect}.about`)])).toEqual([]);
    const answered = new Set(words.leftOver('choice', []).map(key => key.split('.')[1]));
    expect([...answered].sort()).toEqual(asking);
  });

  test('every option and every value', () => {
    const options = wordsOfOptions(OPTIONS);
    expect(words.missing(options)).toEqual([]);
    expect(words.leftOver('option', options)).toEqual([]);
  });

  test('every event and refusal that only this edition has', () => {
    const { events, problems } = saidIn(join(import.meta.dirname, '..'));
    expect(problems.length).toBeGreaterThan(0);
    expect(words.missing([...events, ...problems])).toEqual([]);
  });
});

test('sentences read as they should', () => {
  const it = (key: string, data?: Plain): string => say(messages, 'it', key, data);
  const en = (key: string, data?: Plain): string => say(messages, 'en', key, data);
  expect(it('effect.no-raid-orders')).toBe('Mare in Tempesta');
  expect(en('choice.may-take-a-used-card-back', { card: 'euron-crows-eye' })).toBe('Take back Euron Crow’s Eye');
  expect(it('choice.may-pay-to-discard-a-card-of-the-loser', { card: 'queen-of-thorns' })).toBe(
    'Paga 1 gettone Potere: scarta la Regina di Spine',
  );
});
