import { expect, test } from 'vitest';
import {
  catalogueBy,
  inWording,
  mergeCatalogues,
  say,
  withSeatNames,
  type Catalogue,
  type Language,
  type Messages,
} from './messages.ts';
import type { Plain } from './plain.ts';

const catalogue: Catalogue = {
  en: {
    'house.stark': 'Stark',
    taken: '{{seat}} takes {{card}} of $t(house.{{house}}).',
    both: '{{seats}} share it.',
    cards_one: '{{count}} card',
    cards_other: '{{count}} cards',
    changed_zero: 'as printed',
    changed_one: '{{count}} changed',
    changed_other: '{{count}} changed',
    plain: 'Nothing to fill in.',
    hand: 'A hand of $t(cards).',
    circle: 'round and $t(circle)',
  },
  it: {
    'house.stark': 'Stark',
    cards_one: '{{count}} carta',
    cards_many: '{{count}} di carte',
    cards_other: '{{count}} carte',
  },
};

test('placeholders are filled from the data, other messages are said in their place', () => {
  const data = { seat: 'Ada', card: 'Bran', house: 'stark' };

  expect(say(catalogue, 'en', 'taken', data)).toBe('Ada takes Bran of Stark.');
  expect(say(catalogue, 'en', 'plain')).toBe('Nothing to fill in.');
  expect(say(catalogue, 'en', 'both', { seats: ['Ada', 'Bob'] })).toBe('Ada and Bob share it.');
});

test('what is missing shows itself: a key, a placeholder, a message within a message', () => {
  expect(say(catalogue, 'it', 'taken', {})).toBe('taken');
  expect(say(catalogue, 'en', 'both')).toBe('{{seats}} share it.');
  expect(say(catalogue, 'en', 'taken', { seat: 'Ada', card: 'Bran', house: 'frey' })).toBe(
    'Ada takes Bran of house.frey.',
  );
});

test('a verb agrees with how many there are, and the sentence begins with a capital letter', () => {
  const said = (language: Language, seat: Plain, count?: number): string =>
    say(
      { en: { waits: '{{seat|is|are}} bidding' }, it: { waits: '{{seat|fa|fanno}} un’offerta' } },
      language,
      'waits',
      count === undefined ? { seat } : { seat, count },
    );
  expect([said('en', 'Stark', 1), said('en', ['Stark', 'Tyrell'], 2), said('en', 'the Others', 2)]).toEqual([
    'Stark is bidding',
    'Stark and Tyrell are bidding',
    'The Others are bidding',
  ]);
  expect([said('it', 'Stark'), said('it', ['gli Estranei', 'Stark'], 3)]).toEqual([
    'Stark fa un’offerta',
    'Gli Estranei e Stark fanno un’offerta',
  ]);
});

test('e becomes ed before another e, in lists and wherever names meet it; nothing else does', () => {
  const texts: Catalogue = { en: { all: '{{names}} e {{last}}' }, it: { all: '{{names}} e {{last}}' } };
  expect(say(texts, 'it', 'all', { names: ['Ada', 'Elena'], last: 'Euron' })).toBe('Ada ed Elena ed Euron');
  expect(say(texts, 'it', 'all', { names: ['Elena', 'Ada'], last: 'è sua' })).toBe('Elena e Ada ed è sua');
  expect(say(texts, 'en', 'all', { names: ['Ada'], last: 'Elena' })).toBe('Ada e Elena');
});

test('a number below zero has a minus, not a hyphen', () => {
  expect(say({ en: { bid: 'A bid of {{amount}}, {{name}}' }, it: {} }, 'en', 'bid', { amount: -1, name: 'a-b' })).toBe(
    'A bid of −1, a-b',
  );
});

test('none can have a form of its own', () => {
  expect([0, 1].map(count => say(catalogue, 'en', 'changed', { count }))).toEqual(['as printed', '1 changed']);
});

test('one and many have their own forms, in each language', () => {
  expect([0, 1, 2].map(count => say(catalogue, 'en', 'cards', { count }))).toEqual(['0 cards', '1 card', '2 cards']);
  expect([0, 1, 2].map(count => say(catalogue, 'it', 'cards', { count }))).toEqual(['0 carte', '1 carta', '2 carte']);
  expect(say(catalogue, 'it', 'cards', { count: 1_000_000 })).toBe('1000000 di carte');
  expect(say(catalogue, 'en', 'hand', { count: 1 })).toBe('A hand of 1 card.');
});

test('a message without forms is said whatever the count', () => {
  expect(say(catalogue, 'en', 'plain', { count: 3 })).toBe('Nothing to fill in.');
});

test('what a player typed is never read as a template', () => {
  const hostile = '$t(both) {{card}} $t(taken)';

  expect(say(catalogue, 'en', 'both', { seats: hostile })).toBe(`${hostile} share it.`);
  expect(say(catalogue, 'en', 'taken', { seat: '$&', card: '{{seat}}', house: 'stark' })).toBe(
    '$& takes {{seat}} of Stark.',
  );
});

test.each(['constructor', '__proto__', 'toString'])('there is no message called %s', key => {
  expect(say(catalogue, 'en', key)).toBe(key);
});

test('a message that says itself ends', () => {
  expect(say(catalogue, 'en', 'circle')).toMatch(/circle$/);
});

test('data of every kind can be said', () => {
  const texts = [null, true, 1.5, { seat: 'ada' }, []].map(seats => say(catalogue, 'en', 'both', { seats }));

  expect(texts).toEqual([
    'null share it.',
    'true share it.',
    '1.5 share it.',
    '{"seat":"ada"} share it.',
    ' share it.',
  ]);
});

test('two catalogues become one, and the second wins', () => {
  const game: Catalogue = { en: { plain: 'Mine.' }, it: { plain: 'Mio.' } };
  const both = mergeCatalogues(catalogue, game);

  expect([say(both, 'en', 'plain'), say(both, 'it', 'plain')]).toEqual(['Mine.', 'Mio.']);
  expect(say(both, 'en', 'house.stark')).toBe('Stark');
});

test('people are called by their names, where a field holds seats', () => {
  const nameOf = (seat: string): string => `Lady ${seat}`;
  const named = (data: Parameters<typeof withSeatNames>[0]): unknown => withSeatNames(data, ['stark', 'ada'], nameOf);

  expect(named({ seat: 'stark', house: 'stark', from: 'r2c3' })).toEqual({
    seat: 'Lady stark',
    house: 'stark',
    from: 'r2c3',
    seatIds: { seat: 'stark' },
  });
  expect(named({ waiting: ['ada'], ranking: [['ada'], ['stark', 'bot']] })).toEqual({
    waiting: ['Lady ada'],
    ranking: [['Lady ada'], ['Lady stark', 'bot']],
    seatIds: { waiting: ['ada'], ranking: [['ada'], ['stark', 'bot']] },
  });
  expect(named('ada')).toBe('ada');
});

test('a merged catalogue asks for a language only when it is spoken, and follows what its parts have got since', () => {
  let fetched: Messages = { here: 'first' };
  const growing = catalogueBy(language => {
    if (language === 'it') throw new Error('not here yet');
    return fetched;
  });
  const merged = mergeCatalogues({ it: {}, en: { base: 'base' } }, growing);

  expect(say(merged, 'en', 'base')).toBe('base');
  expect(say(merged, 'en', 'here')).toBe('first');
  expect(merged.en).toBe(merged.en); // put together once
  fetched = { ...fetched, later: 'second' };
  expect(say(merged, 'en', 'later')).toBe('second');
  expect(() => say(merged, 'it', 'base')).toThrow('not here yet');
});

test('a table of another wording hears its own message where there is one', () => {
  const texts = { take: 'Take {{n}}.', 'take.many': 'Take one each.', pass: 'Pass.' };
  let spoken: Messages = texts;
  const messages = inWording(
    catalogueBy(() => spoken),
    'many',
  );
  expect(['take', 'pass'].map(key => say(messages, 'en', key, { n: 2 }))).toEqual(['Take one each.', 'Pass.']);
  spoken = { ...texts, 'pass.many': 'All pass.' }; // fetched since
  expect(say(messages, 'en', 'pass')).toBe('All pass.');
  const catalogue = { en: texts, it: texts };
  expect(inWording(catalogue, undefined)).toBe(catalogue);
});

test('bounds that are one number, and none below, have sentences of their own where there are any', () => {
  const texts = { pick: 'Choose {{min}} to {{max}}.', pick_exact: 'Choose {{max}}.', pick_most: 'At most {{max}}.' };
  const said = (min: number, max: number, count?: number): string =>
    say({ en: texts, it: texts }, 'en', 'pick', { min, max, ...(count === undefined ? {} : { count }) });
  expect([said(1, 2), said(3, 3), said(0, 1), said(0, 1, 4)]).toEqual([
    'Choose 1 to 2.',
    'Choose 3.',
    'At most 1.',
    'At most 1.',
  ]);
});

test('none of a thing is said as people say it', () => {
  const texts = { 'number.0': 'no', 'unit.knight_one': 'Knight', 'unit.knight_other': 'Knights' };
  const have = { ...texts, have: 'You have $t(unit.knight, {{n}}).' };
  expect([0, 1, 2].map(n => say({ en: have, it: have }, 'en', 'have', { n }))).toEqual([
    'You have no Knights.',
    'You have 1 Knight.',
    'You have 2 Knights.',
  ]);
});

test('a seat that is shown by its faction has an article and a verb that agrees', () => {
  const words: Messages = {
    'house.wild': 'Wildlings',
    'house.wild.noun': 'at the common plural',
    'house.watch': 'Night’s Watch',
    'house.watch.noun': 'at the',
    over: 'The game is over: {{seats|wins|win}}. {{seat|is|are}} deciding',
  };
  const both: Catalogue = { en: words, it: words };
  const told = (seats: readonly string[], nameOf: (seat: string) => string): string =>
    say(
      both,
      'en',
      'over',
      withSeatNames({ seats, seat: seats[0] ?? '', count: seats.length }, ['wild', 'watch'], nameOf),
    );
  const byFaction = (seat: string): string => words[`house.${seat}`] ?? '';
  expect(told(['wild'], byFaction)).toBe('The game is over: the wildlings win. The wildlings are deciding');
  expect(told(['watch'], byFaction)).toBe('The game is over: the Night’s Watch wins. The Night’s Watch is deciding');
  expect(told(['wild', 'watch'], byFaction)).toContain('the wildlings and the Night’s Watch win.');
  expect(told(['wild'], () => 'Ada')).toBe('The game is over: Ada wins. Ada is deciding');
});
