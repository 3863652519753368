import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, say, type Plain } from '@corvo/core';
import { flawsOfCatalogue } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { ABILITIES, EFFECTS } from '../abilities/index.ts';
import { factsFor, SHEET } from '../facts.ts';
import { OPTIONS } from '../options.ts';
import { BANS } from '../rules/bans.ts';
import { wildlingCards } from '../rules/wildlings.ts';
import { secondEdition } from '../game.ts';
import { messages } from './index.ts';
import { laterMessages } from './later.ts';

const keys = Object.keys(messages.en);
const has = (key: string): boolean => LANGUAGES.every(language => Object.hasOwn(messages[language], key));
const missing = (wanted: Iterable<string>): string[] => [...wanted].filter(key => !has(key)).sort();
/** The ids of a family of keys: `area` gives those of `area.ID`, without what hangs on them. */
const idsOf = (family: string): string[] =>
  keys.filter(key => new RegExp(`^${family}\\.[^.]+$`).test(key)).map(key => key.slice(family.length + 1));

// What the sources say, as text: so that a new question or event cannot come without its words.
function sources(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const code = files.filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('texts'));
  return code.map(file => readFileSync(join(folder, file), 'utf8')).join('\n');
}
const SOURCE = sources(join(import.meta.dirname, '..'));
const found = (pattern: RegExp): string[] => [...SOURCE.matchAll(pattern)].map(match => match[1] as string);

const FACTS = [3, 4, 5, 6].map(players => factsFor(players, false));
const HOUSES = SHEET.houses.map(house => house.id);
const WILDLINGS = SHEET.wildlingCards.map(card => card.id);
/** What a wildling card asks is named for the card and its part. */
const WILDLING_QUESTIONS = Object.entries(wildlingCards(false)).flatMap(([name, { at = {} }]) =>
  Object.values(at).some(part => part?.ask !== undefined) ? [name] : [],
);
const ASKING = Object.keys(EFFECTS).filter(id =>
  Object.values(EFFECTS[id]?.on ?? {}).some(part => part?.ask !== undefined),
);

/** A text ends with a full stop, or with another text. */
const isSaid = (text: string): boolean => text.endsWith('.') || / \$t\([^)]*\)$/.test(text);

describe('the catalogue', () => {
  test('says the same in both languages, never shouts and refers to nothing that is not there', () => {
    expect(keys.length).toBeGreaterThan(100);
    expect(flawsOfCatalogue(messages)).toEqual([]);
  });

  test('ends card texts with a full stop, and names without', () => {
    const wrong = LANGUAGES.flatMap(language =>
      keys
        .filter(key => /^(area|house|unit|order|card|westeros|wildling|tide|track|token|region)\./.test(key))
        .filter(key => isSaid(messages[language][key] ?? '') !== /\.(text|lowest|others|highest)$/.test(key)),
    );
    expect(wrong).toEqual([]);
  });

  test('gives no two things of a kind the same name', () => {
    for (const language of LANGUAGES) {
      for (const family of ['area', 'house', 'order', 'card', 'westeros', 'wildling', 'tide', 'track', 'region']) {
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
    expect(areas).toHaveLength(58);
    expect(missing(['title', 'tagline'])).toEqual([]);
    expect(idsOf('area').sort()).toEqual([...areas].sort());
    expect(idsOf('house').sort()).toEqual([...HOUSES].sort());
    expect(missing(HOUSES.map(house => `house.${house}.full`))).toEqual([]);
    expect(
      Object.keys(laterMessages.en)
        .flatMap(key => /^region\.(.+)$/.exec(key)?.[1] ?? [])
        .sort(),
    ).toEqual([...new Set(FACTS.flatMap(({ areas }) => areas.map(area => area.region)))].sort());
  });

  test('every order, and what it does', () => {
    const orders = [...new Set(FACTS.flatMap(facts => facts.orders.map(order => order.id)))];
    expect(idsOf('order').sort()).toEqual([...orders].sort());
    expect(missing(orders.map(order => `order.${order}.text`))).toEqual([]);
  });

  test('every house card, and what it does where it does something', () => {
    expect(SHEET.houseCards).toHaveLength(42);
    expect(idsOf('card').sort()).toEqual(SHEET.houseCards.map(card => card.id).sort());
    for (const { id, ability } of SHEET.houseCards) {
      expect({ id, text: has(`card.${id}.text`), coded: Object.hasOwn(ABILITIES, id) }).toEqual({
        id,
        text: ability !== null,
        coded: ability !== null,
      });
    }
  });

  test('every Westeros card, what it does, and what may be chosen of it', () => {
    const all = Object.values(SHEET.westerosDecks).flat();
    const cards = [...new Set(all.map(card => card.id))];
    expect(idsOf('westeros').sort()).toEqual([...cards].sort());
    expect(missing(cards.map(card => `westeros.${card}.text`))).toEqual([]);
    expect(missing(Object.keys(SHEET.westerosDecks).map(deck => `deck.${deck}`))).toEqual([]);
    const offers = new Set(all.flatMap(card => ('choice' in card ? (card.choice?.options ?? []) : [])));
    expect(offers.size).toBe(7);
    offers.delete('nothing'); // the kernel has words for that
    expect(missing([...offers].map(offer => `choice.westeros-choice.${offer}`))).toEqual([]);
  });

  test('every wildling card and its three outcomes', () => {
    expect(WILDLINGS).toHaveLength(9);
    expect(idsOf('wildling').sort()).toEqual([...WILDLINGS].sort());
    const parts = ['text', 'lowest', 'others', 'highest'];
    expect(missing(WILDLINGS.flatMap(card => parts.map(part => `wildling.${card}.${part}`)))).toEqual([]);
  });

  test('every card of the tides of battle', () => {
    expect(idsOf('tide').sort()).toEqual(SHEET.tidesOfBattle.cards.map(card => card.id).sort());
  });

  test('every track and its marker', () => {
    expect(missing(['throne', 'fiefdoms', 'court'].flatMap(track => [`track.${track}`, `marker.${track}`]))).toEqual(
      [],
    );
    expect(say(messages, 'it', 'marker.fiefdoms')).toBe('Spada di Valyria');
  });

  test('every effect, by the card it stands on', () => {
    expect(idsOf('effect').sort()).toEqual([...Object.keys(EFFECTS), ...Object.keys(BANS)].sort());
    for (const [card, effect] of Object.entries(ABILITIES)) {
      expect({ effect, name: messages.en[`effect.${effect}`] }).toEqual({ effect, name: `$t(card.${card})` });
    }
  });

  test('every question of a text, to the player and to the others', () => {
    expect(ASKING).toContain('may-promote-a-fighter');
    const wanted = [...ASKING, ...WILDLING_QUESTIONS, 'tide-again'].flatMap(why => [
      `ask.${why}`,
      `ask.${why}.waiting`,
    ]);
    expect(missing(wanted)).toEqual([]);
    expect(keys.filter(key => key.startsWith('ask.') && !wanted.includes(key))).toEqual([]);
    const answered = new Set(keys.filter(key => key.startsWith('choice.')).map(key => key.split('.')[1] as string));
    expect([...answered].sort()).toEqual([...ASKING, ...WILDLING_QUESTIONS, 'tide-again', 'westeros-choice'].sort());
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
    const untold = missing([...events].map(type => `event.${type}`));
    expect(untold).toEqual(['event.blade-used']); // which the kernel tells too
    const whole = secondEdition.messages;
    expect(untold.filter(key => LANGUAGES.some(language => whole[language][key] === undefined))).toEqual([]);
    const problems = new Set([
      ...found(/(?:problem|refuse)\([^,]+,\s*'([a-z-]+)'/g),
      ...found(/\{ code: '([a-z-]+)' \}/g),
    ]);
    const later = Object.keys(laterMessages.en);
    expect(Object.keys(laterMessages.it).sort()).toEqual([...later].sort());
    expect(missing([...problems].map(code => `problem.${code}`).filter(key => !later.includes(key)))).toEqual([]);
  });
});

test('sentences read as they should', () => {
  const it = (key: string, data?: Plain): string => say(messages, 'it', key, data);
  const en = (key: string, data?: Plain): string => say(messages, 'en', key, data);
  expect(it('effect.no-raid-orders')).toBe('Mare in Tempesta');
  expect(en('wildling.skinchanger-scout.text')).toBe(
    'Lowest bidder: Discards all available Power. Everyone else: Each discards 2 available Power, or what is left. Highest bidder: Takes back the whole bid.',
  );
  expect(it('choice.may-discard-a-card-of-the-opponent', { card: 'queen-of-thorns' })).toBe('Scarta Regina di Spine');
  expect(it('choice.a-king-beyond-the-wall-others.court')).toBe('Ultimo posto: Corte del Re');
});
