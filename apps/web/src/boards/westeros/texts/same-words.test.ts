import { mergeCatalogues, say, type Catalogue } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { course as firstCourse } from '@corvo/first-edition/lessons';
import { secondEdition } from '@corvo/second-edition';
import { course as secondCourse } from '@corvo/second-edition/lessons';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableTexts as page } from '../../../kit/texts/index.ts';
import { mapTexts } from '../map/texts.ts';
import { boardTexts } from './index.ts';
import { tableTexts } from './table.ts';

const all = (...catalogues: readonly Catalogue[]): Catalogue => catalogues.reduce(mergeCatalogues);
const BOARD = all(page, tableTexts, mapTexts, boardTexts);
const EDITIONS = [
  ['first-edition', all(BOARD, firstEdition.messages, firstCourse.messages)],
  ['second-edition', all(BOARD, secondEdition.messages, secondCourse.messages)],
] as const;

/** Messages in which a word stands that this game has another word for. */
const strays = (messages: Catalogue['it'], wrong: RegExp): string[] =>
  Object.entries(messages).flatMap(([key, text]) => (wrong.test(text) ? [`${key}: ${text}`] : []));

const ledger = (...path: readonly string[]): string =>
  readFileSync(join(import.meta.dirname, '../../../../../../docs/rules', ...path), 'utf8');

/** What both say otherwise in Italian: Bruti, Incursioni, turni, Maree, non in rotta, area di partenza, ordine speciale. */
const NOT_ITALIAN =
  /\bcasat[oi]\b|\bbruti\b|segnalin[oi] controllo|razzi|(?<!\{\{)\b[Rr]ounds?\b|Sort[ei] della battaglia|\bpatria\b|in piedi\b/;

/** What the rulebook of the other edition calls things; this one has its own words (`terms.ts`). */
const OF_THE_OTHER: Readonly<Record<string, RegExp>> = {
  'first-edition':
    /Scorte|segnalin[oi] (Potere|Ordine)|\b[Cc]astell[oi]\b(?! Nero)|[Ff]ortezz|tracciat|carta Casata|punti reclutamento/,
  'second-edition':
    /Rifornimento|Rifornimenti|\b[Gg]etton[ei]\b|\b[Tt]racc(ia|e)\b|arruolamento|\bCasat[oi]\b|Roccafort|Città e/,
};

test.each(EDITIONS)('at the table of the %s a thing has one name in Italian, that of its rulebook', (id, { it }) => {
  const other = OF_THE_OTHER[id] ?? NOT_ITALIAN;
  const texts = Object.fromEntries(Object.entries(it).filter(([key]) => !/^(region|title|tagline)/.test(key)));
  expect(strays(texts, NOT_ITALIAN)).toEqual([]);
  expect(strays(texts, other)).toEqual([]);
  // Clauses; where a ledger compares two booklets it names the words of both.
  const clauses = ledger('it', `${id}.md`)
    .split('\n')
    .filter(line => /^- \*\*[12]E-\d/.test(line))
    .map(line => line.replaceAll(/\(seed[^)]*\)/g, '')); // where it comes from
  expect(clauses.length).toBeGreaterThan(100);
  expect(clauses.filter(line => NOT_ITALIAN.test(line) || other.test(line))).toEqual([]);
});

test('shared sentences take the words of the edition, with their articles', () => {
  const supply = { armies: [3, 2], supply: 2, allowed: [2, 2] };
  const said = EDITIONS.map(([, texts]) => say(texts, 'it', 'problem.supply-exceeded', supply));
  expect(said[0]).toContain('i tuoi Rifornimenti (2) ne permettono da 2 e 2');
  expect(said[1]).toContain('le tue Scorte (2) ne permettono da 2 e 2');
  const gained = EDITIONS.map(([, texts]) =>
    say(texts, 'it', 'event.power-gained', { house: 'stark', amount: 3, why: 'crowns', power: 5 }),
  );
  expect(gained[0]).toContain('3 gettoni Potere');
  expect(gained[1]).toContain('3 segnalini Potere');
  expect(EDITIONS.map(([, texts]) => say(texts, 'en', 'left.castles', { count: 3, most: 7 }))).toEqual([
    '3 of 7 Cities and Strongholds',
    '3 of 7 castles and strongholds',
  ]);
});

test('the tracks and the blade of the first edition are called the same in its lessons as on its map', () => {
  expect(strays(firstCourse.messages.it, /(?<!Privilegi )\bFeudi\b|Spada di Valyria/)).toEqual([]);
  expect(strays(secondCourse.messages.it, /Privilegi|Acciaio/)).toEqual([]);
});

test.each(EDITIONS)('a round is a round at the table of the %s, in its lessons and in its ledger', (id, { en }) => {
  const turn =
    /\b([Tt]his|[Ee]ach|[Pp]er|[Ss]ame|[Ff]irst|[Ll]ast|[Nn]ew|ten|10|the) turns?\b(?! (order|of|in))|[Tt]urn \d/;
  expect(strays(en, turn)).toEqual([]);
  expect(turn.exec(ledger(`${id}.md`))?.[0]).toBeUndefined();
});

test('what is said of an area fits a port as well: the area, not its name, is closed, chosen or threatened', () => {
  for (const key of ['map.closed', 'map.selected', 'map.threatened']) expect(mapTexts.it[key]).toMatch(/^area /);
  expect(mapTexts.it['map.held']).toMatch(/^sotto il controllo /);
  for (const [, { it }] of EDITIONS) {
    expect(it['draw.closed']).toBe('area chiusa');
    expect(it['explain.closed']).toMatch(/^Area chiusa/);
    expect(say({ en: {}, it }, 'it', 'explain.controlled', { house: 'stark' })).toBe('Sotto il controllo di Stark.');
  }
});

test('of one who is waited for nobody speaks as of several', () => {
  const waited = (key: string, count: number): string => say(page, 'it', key, { names: 'Stark', count });
  expect(waited('undo-waiting', 1)).toBe('Deve ancora rispondere: Stark.');
  expect(waited('undo-waiting', 2)).toMatch(/^Devono /);
  expect(waited('given', 1)).toContain('Si aspetta: Stark');
  expect(waited('others-decide', 2)).toMatch(/^Si aspettano: /);
});
