import { mergeCatalogues, say, type Catalogue } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { course as firstCourse } from '@corvo/first-edition/lessons';
import { secondEdition } from '@corvo/second-edition';
import { course as secondCourse } from '@corvo/second-edition/lessons';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en as pageEn } from '../../../kit/texts/en.ts';
import { it as pageIt } from '../../../kit/texts/it.ts';
import { mapTexts } from '../map/texts.ts';
import { boardTexts } from './index.ts';
import { tableTexts } from './table.ts';

const page: Catalogue = { en: pageEn, it: pageIt };
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

/** What is said otherwise in Italian: tracce, Case (but carte Casato), Bruti, gettoni Potere, Incursioni, turni, Maree. */
const NOT_ITALIAN =
  /tracciat|\bcasat[oi]\b|\bbruti\b|segnalin[oi] (Potere|controllo)|razzi|(?<!\{\{)\b[Rr]ounds?\b|Sort[ei] della battaglia|punti reclutamento|nei rifornimenti|\bi rifornimenti/;

test.each(EDITIONS)('at the table of the %s a thing has one name in Italian, that of its ledger', (id, { it }) => {
  expect(strays(it, NOT_ITALIAN)).toEqual([]);
  expect(NOT_ITALIAN.exec(ledger('it', `${id}.md`))?.[0]).toBeUndefined();
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
  for (const [, { it }] of EDITIONS) {
    expect(it['draw.closed']).toBe('area chiusa');
    expect(it['explain.closed']).toMatch(/^Area chiusa/);
  }
});

test('of one who is waited for nobody speaks as of several', () => {
  const waited = (key: string, count: number): string => say(page, 'it', key, { names: 'Stark', count });
  expect(waited('undo-waiting', 1)).toBe('Deve ancora rispondere: Stark.');
  expect(waited('undo-waiting', 2)).toMatch(/^Devono /);
  expect(waited('given', 1)).toContain('Si aspetta: Stark');
  expect(waited('others-decide', 2)).toMatch(/^Si aspettano: /);
});
