import { beyondTheWall } from '@corvo/beyond-the-wall';
import { firstEdition } from '@corvo/first-edition';
import { secondEdition } from '@corvo/second-edition';
import type { Event, Language } from '@corvo/core';
import { expect, test } from 'vitest';
import { makeWords } from '../../kit/words.ts';
import type { Moment } from '../../session/session.ts';
import { lines } from './log.ts';

const told = (events: readonly [type: string, data: object][], language: Language, game = firstEdition) => {
  const words = makeWords(language, key => key, game, []);
  const moment = { n: 1, notes: [], events: events.map(([type, data]) => ({ type, to: 'all', data })) as Event[] };
  return lines(moment as unknown as Moment, words);
};
const texts = (...args: Parameters<typeof told>): string[] => told(...args).map(({ text }) => text);

const MARCH: [string, object][] = [
  ['marched', { house: 'stark', from: 'winterfell', order: 'march-zero', areas: ['moat-cailin', 'the-twins'] }],
  ['units-moved', { house: 'stark', from: 'winterfell', to: 'moat-cailin', units: { knight: 1, footman: 2 } }],
  ['order-removed', { house: 'stark', area: 'winterfell', order: 'march-zero', why: 'resolved' }],
];

test('a march is told in one line: who goes from where to where', () => {
  expect(texts(MARCH, 'en')).toEqual(['Stark marches from Winterfell to Moat Cailin: a Knight and two Footmen']);
  expect(texts(MARCH, 'it')).toEqual(['Stark marcia da Grande Inverno a Moat Cailin: un Cavaliere e due Fanti']);
});

test('a march to two areas is still one line, and its places stand out', () => {
  const both: typeof MARCH = [
    ...MARCH,
    ['units-moved', { house: 'stark', from: 'winterfell', to: 'the-twins', units: { footman: 1 } }],
  ];
  expect(texts(both, 'it')).toEqual([
    'Stark marcia da Grande Inverno a Moat Cailin: un Cavaliere e due Fanti; alle Torri Gemelle: un Fante',
  ]);
  const [line] = told(both, 'en');
  expect(line?.text).toMatch(/; to the Twins: a Footman$/);
  expect(line?.strong).toEqual(expect.arrayContaining(['Winterfell', 'Moat Cailin', 'Twins']));
});

test('what an objective brings is told once, unless the reserve had less', () => {
  const met = (gained: number): [string, object][] => [
    ['objective-met', { house: 'others', card: 'obj-ot-court', amount: 2 }],
    ['power-gained', { house: 'others', amount: gained, why: 'objective', power: 7 }],
  ];
  const north = beyondTheWall as typeof firstEdition;
  expect(texts(met(2), 'en', north)).toEqual([
    expect.stringMatching(/^The Others gain 2 Power tokens for the objective/),
  ]);
  expect(texts(met(1), 'en', north)).toHaveLength(2);
});

test('Power that is pillaged is lost, not paid', () => {
  const data = { house: 'stark', amount: 1, why: 'pillage', power: 4 };
  expect(texts([['power-paid', data]], 'en')).toEqual(['Stark loses 1 Power token (pillage): now 4']);
  expect(texts([['power-paid', data]], 'it')).toEqual(['Stark perde 1 gettone Potere (saccheggio); Potere rimasto: 4']);
});

test('a raid says which order it removes', () => {
  const raid: typeof MARCH = [
    ['raided', { house: 'stark', from: 'moat-cailin', areas: ['seagard'] }],
    ['order-removed', { house: 'greyjoy', area: 'seagard', order: 'support', why: 'raided' }],
    ['order-removed', { house: 'stark', area: 'moat-cailin', order: 'raid', why: 'resolved' }],
  ];
  expect(texts(raid, 'en', secondEdition)).toEqual(['Stark raids Greyjoy’s Support order at Seagard from Moat Cailin']);
  expect(texts(raid, 'it', secondEdition)).toEqual([
    'Stark toglie l’ordine di Supporto di Greyjoy a Seagard con un’Incursione da Moat Cailin',
  ]);
});

test('units of a kind that are mustered together are counted, and no line says another once more', () => {
  const knight = { house: 'stark', kind: 'knight', area: 'winterfell' };
  const footman = { ...knight, kind: 'footman' };
  const muster: typeof MARCH = [
    ['unit-mustered', footman],
    ['unit-mustered', footman],
    ['unit-mustered', knight],
  ];
  const [line, ...more] = told(muster, 'it');
  expect(more).toEqual([]);
  expect(line?.text).toBe('Stark recluta due Fanti a Grande Inverno');
  expect(line?.detail).toBe('Stark recluta un Cavaliere a Grande Inverno');
  expect(told(muster, 'en')[0]?.text).toBe('Stark musters two Footmen at Winterfell');
});

test('what is not of this march is told apart', () => {
  const other: typeof MARCH = [
    ['marched', { house: 'stark', from: 'winterfell', order: 'march-zero', areas: [] }],
    ['battle-over', { area: 'winterfell', winner: 'stark' }],
  ];
  expect(texts(other, 'en')).toEqual(['Stark discards the March 0 order at Winterfell']);
});
