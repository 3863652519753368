import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, say, type Plain } from '@corvo/core';
import { flawsOfCatalogue } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { ABILITIES, EFFECTS } from '../abilities/index.ts';
import { factsFor, HOUSES, SHEET } from '../facts.ts';
import { OPTIONS } from '../options.ts';
import { WESTEROS } from '../rules/westeros.ts';
import { messages } from './index.ts';

const keys = Object.keys(messages.en);
const has = (key: string): boolean => LANGUAGES.every(language => Object.hasOwn(messages[language], key));
const missing = (wanted: Iterable<string>): string[] => [...wanted].filter(key => !has(key)).sort();
/** The ids of a family of keys: `area` gives those of `area.ID`, without what hangs on them. */
const idsOf = (family: string): string[] =>
  keys.filter(key => new RegExp(`^${family}\\.[^.]+$`).test(key)).map(key => key.slice(family.length + 1));

// What the sources say, as text: so that a new question or event cannot come without its words.
function sources(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const code = files.filter(
    file => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file) && !file.startsWith('texts'),
  );
  return code.map(file => readFileSync(join(folder, file), 'utf8')).join('\n');
}
const SOURCE = sources(join(import.meta.dirname, '..'));
const found = (pattern: RegExp): string[] => [...SOURCE.matchAll(pattern)].map(match => match[1] as string);

const FACTS = [3, 4, 5].flatMap(players => [factsFor(players, 'recommended'), factsFor(players, 'printed')]);
const CARDS = Object.values(SHEET.houseCards).flat() as readonly { readonly id: string; readonly ability?: object }[];
const ASKING = Object.keys(EFFECTS).filter(id =>
  Object.values(EFFECTS[id]?.on ?? {}).some(part => part?.ask !== undefined),
);

describe('the catalogue', () => {
  test('says the same in both languages, never shouts and refers to nothing that is not there', () => {
    expect(keys.length).toBeGreaterThan(100);
    expect(flawsOfCatalogue(messages)).toEqual([]);
  });

  test('ends card texts with a full stop, and names without', () => {
    const wrong = LANGUAGES.flatMap(language =>
      keys
        .filter(key => /^(area|house|unit|order|card|westeros|track|token|region)\./.test(key))
        .filter(key => (messages[language][key] ?? '').endsWith('.') !== key.endsWith('.text')),
    );
    expect(wrong).toEqual([]);
  });

  test('gives no two things of a kind the same name', () => {
    for (const language of LANGUAGES) {
      for (const family of ['area', 'house', 'order', 'card', 'westeros', 'track', 'region']) {
        const names = idsOf(family).map(id => say(messages, language, `${family}.${id}`));
        expect({ language, family, twice: names.filter((name, place) => names.indexOf(name) !== place) }).toEqual({
          language,
          family,
          twice: [],
        });
      }
    }
  });

  test('speaks every unit alone, of one and of several', () => {
    const kinds = FACTS.flatMap(facts => facts.units.map(unit => unit.kind));
    expect(missing(kinds.flatMap(kind => [`unit.${kind}`, `unit.${kind}_one`, `unit.${kind}_other`]))).toEqual([]);
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
  test('the game and every area, house and region', () => {
    const areas = SHEET.areas.map(area => area.id);
    expect(areas).toHaveLength(45);
    expect(missing(['title', 'tagline'])).toEqual([]);
    expect(idsOf('area').sort()).toEqual([...areas].sort());
    expect(idsOf('house').sort()).toEqual([...HOUSES].sort());
    expect(missing(HOUSES.map(house => `house.${house}.full`))).toEqual([]);
    expect(idsOf('region').sort()).toEqual(
      [...new Set(FACTS.flatMap(({ areas }) => areas.map(area => area.region)))].sort(),
    );
  });

  test('every order, and what it does', () => {
    const orders = [...new Set(FACTS.flatMap(facts => facts.orders.map(order => order.id)))];
    expect(idsOf('order').sort()).toEqual([...orders].sort());
    expect(missing(orders.map(order => `order.${order}.text`))).toEqual([]);
  });

  test('every house card, and what it does where it does something', () => {
    expect(CARDS).toHaveLength(35);
    expect(idsOf('card').sort()).toEqual(CARDS.map(card => card.id).sort());
    for (const { id, ability } of CARDS) {
      expect({ id, text: has(`card.${id}.text`), coded: Object.hasOwn(ABILITIES, id) }).toEqual({
        id,
        text: ability !== undefined,
        coded: ability !== undefined,
      });
    }
  });

  test('every Westeros card, and what it does', () => {
    const cards = Object.keys(SHEET.westeros.cards);
    expect(idsOf('westeros').sort()).toEqual([...cards].sort());
    expect(Object.keys(WESTEROS).sort()).toEqual([...cards].sort());
    expect(missing(cards.map(card => `westeros.${card}.text`))).toEqual([]);
    expect(missing(Object.keys(SHEET.westeros.decks).map(deck => `deck.${deck}`))).toEqual([]);
  });

  test('every track and its marker', () => {
    expect(missing(['throne', 'fiefdoms', 'court'].flatMap(track => [`track.${track}`, `marker.${track}`]))).toEqual(
      [],
    );
    expect(say(messages, 'it', 'marker.fiefdoms')).toBe('Spada d’Acciaio di Valyria');
  });

  test('every effect, by the card it stands on', () => {
    expect(idsOf('effect').sort()).toEqual(Object.keys(EFFECTS).sort());
    const ofCards = Object.entries(ABILITIES).map(([card, effect]) => [effect, `$t(card.${card})`]);
    const ofWesteros = Object.entries(WESTEROS).map(([card, { lasting }]) => [lasting?.effect, `$t(westeros.${card})`]);
    for (const [effect, name] of [...ofCards, ...ofWesteros].filter(([id]) => id !== undefined)) {
      expect({ effect, name: messages.en[`effect.${effect}`] }).toEqual({ effect, name });
    }
  });

  test('every question of a text, to the player and to the others', () => {
    expect(ASKING).toContain('may-promote-a-fighter');
    const wanted = ASKING.flatMap(effect => [`ask.${effect}`, `ask.${effect}.waiting`]);
    const more = ASKING.map(effect => `ask.${effect}.about`);
    expect(missing(wanted)).toEqual([]);
    expect(keys.filter(key => key.startsWith('ask.') && ![...wanted, ...more].includes(key))).toEqual([]);
    const answered = new Set(keys.filter(key => key.startsWith('choice.')).map(key => key.split('.')[1] as string));
    expect([...answered].sort()).toEqual([...ASKING].sort());
  });

  test('every option and every value', () => {
    const wanted = OPTIONS.flatMap(({ id, values }) => [
      `option.${id}`,
      `option.${id}.help`,
      ...values.map(value => `option.${id}.${value}`),
    ]);
    expect(missing(wanted)).toEqual([]);
    expect(keys.filter(key => key.startsWith('option.') && !wanted.includes(key))).toEqual([]);
  });

  test('every event and refusal that only this edition has', () => {
    const events = new Set(found(/\.tell\(\s*'([a-z-]+)'/g));
    expect(missing([...events].map(type => `event.${type}`))).toEqual([]);
    const problems = new Set([
      ...found(/(?:problem|refuse)\([^,]+,\s*'([a-z-]+)'/g),
      ...found(/\{ code: '([a-z-]+)' \}/g),
    ]);
    expect(missing([...problems].map(code => `problem.${code}`))).toEqual([]);
  });
});

test('sentences read as they should', () => {
  const it = (key: string, data?: Plain): string => say(messages, 'it', key, data);
  const en = (key: string, data?: Plain): string => say(messages, 'en', key, data);
  expect(it('effect.no-raid-orders')).toBe('Mare in Tempesta');
  expect(en('choice.may-take-a-used-card-back', { card: 'euron-crows-eye' })).toBe('Take back Euron Crow’s Eye');
  expect(it('choice.may-pay-to-discard-a-card-of-the-loser', { card: 'queen-of-thorns' })).toBe(
    'Paga 1 gettone Potere: scarta Regina di Spine',
  );
});
