import { beyondTheWall } from '@corvo/beyond-the-wall';
import { botMessages } from '@corvo/bots';
import { coreMessages, LANGUAGES, type Catalogue } from '@corvo/core';
import { clashOfKings } from '@corvo/clash-of-kings';
import { firstEdition } from '@corvo/first-edition';
import { course as firstCourse } from '@corvo/first-edition/lessons';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { protocolMessages } from '@corvo/protocol';
import { secondEdition } from '@corvo/second-edition';
import { course as northCourse } from '@corvo/beyond-the-wall/lessons';
import { course as secondCourse } from '@corvo/second-edition/lessons';
import { expect, test } from 'vitest';
import { pageCatalogues } from '../../base/i18n/pages.fixture.ts';
import { northTexts } from '../../boards/north/texts.ts';
import { handTexts } from '../../boards/hand/texts/index.ts';
import { endingTexts } from '../../boards/westeros/ending/texts.ts';
import { mapTexts } from '../../boards/westeros/map/texts.ts';
import { overlayTexts } from '../../boards/westeros/overlays/texts.ts';
import { boardTexts } from '../../boards/westeros/texts/index.ts';
import { tableTexts as boardTable } from '../../boards/westeros/texts/table.ts';
import { learnTexts } from '../../pages/learn/texts.ts';
import { tableTexts } from './index.ts';

/** What people at a table read. */
const READ: readonly (readonly [string, Catalogue])[] = [
  ...(await pageCatalogues()),
  ['table', tableTexts],
  ['map', mapTexts],
  ['board', boardTexts],
  ['board, table', boardTable],
  ['overlays', overlayTexts],
  ['ending', endingTexts],
  ['court', handTexts],
  ['north', northTexts],
  ['learn', learnTexts],
  ['bots', botMessages],
  ['core', coreMessages],
  ['server', protocolMessages],
  ['hand-of-the-king', handOfTheKing.messages],
  ['first-edition', firstEdition.messages],
  ['clash-of-kings', clashOfKings.messages],
  ['second-edition', secondEdition.messages],
  ['beyond-the-wall', beyondTheWall.messages],
  ['first lessons', firstCourse.messages],
  ['second lessons', secondCourse.messages],
  ['northern lessons', northCourse.messages],
];

/** Developers' words, in either language. What explains a damaged file and how answers are typed is read at a terminal. */
const WORDS = /\b(seed|hash|ledger|silence of|bytes?|JSON|hexadecimal|seme|verbale|registro|clausola|esadecimal\w+)\b/i;
const FOR_TERMINALS =
  /^(expected|shape|draw|guide)\.|^problem\.(malformed-|unreadable-|damaged-|message-too-large|no-such-moment)/;

/** A participle or an adjective would have to know whether somebody is a man or a woman. */
const GENDERED =
  /\{\{(seat|name|names)\}\} (è|sono|era|resta) (stat|tornat|venut|uscit|entrat|andat|scollegat|pront|elimin|sedut|primo|secondo)|[Ss]ei (scollegat|stat|primo|sicur|pront|connesso)/;

test.each(READ)('no sentence agrees with a player, whoever that is: %s', (_, { it }) => {
  expect(Object.entries(it).filter(([, text]) => GENDERED.test(text))).toEqual([]);
});

/** *a Anna* would have to be *ad Anna*: a name stands where no *a* comes before it. */
test.each(READ)('no preposition has to know how a name begins: %s', (_, { it }) => {
  const name = /(^|[ (])a \{\{(seats?|names?|owner|with|who|partner|player|person|host)\}\}/i;
  expect(Object.entries(it).filter(([, text]) => name.test(text))).toEqual([]);
});

/** One thing has one word on every page: link, host, abbandonare, evidenziata. */
const OTHER_WORDS =
  /collegament|chi ospita|\b[Aa]rrend|si arrend|noviz|in luce\b|\baccese?\b|\bpatria\b|\b(non vi hai|andarvi|reclutarvi|ritirartici)\b|\d %/;
const OTHER_ENGLISH = /\blit\b|by lot|\b(take|taken|takes|took) (a move|moves) back\b|\d %/;

test.each(READ)('one thing has one word: %s', (_, { it, en }) => {
  expect(Object.entries(it).filter(([, text]) => OTHER_WORDS.test(text))).toEqual([]);
  expect(Object.entries(en).filter(([, text]) => OTHER_ENGLISH.test(text))).toEqual([]);
});

test.each(READ)('no developer’s word stands in what players read: %s', (_, catalogue) => {
  const found = LANGUAGES.flatMap(language =>
    Object.entries(catalogue[language]).filter(([key, text]) => !FOR_TERMINALS.test(key) && WORDS.test(text)),
  );
  expect(found).toEqual([]);
});

/** Until takes a *non* in Italian; *finché* alone means as long as, and that is what these say. */
const AS_LONG_AS =
  /finché (la pagina resta|questa pagina resta|ne hai|lì resta una truppa|Tyrion Lannister è|\$t\(card\.tyrion)/;

test.each(READ)('finché is followed by non where it means until, and Power is counted in tokens: %s', (_, { it }) => {
  const until = Object.entries(it).filter(
    ([, text]) => /finché (?!(\S+ ){0,3}non )/.test(text) && !AS_LONG_AS.test(text),
  );
  expect(until).toEqual([]);
  const counted = Object.entries(it).filter(([, text]) => /(\d|\{\{\w+\}\}) Potere\b/.test(text));
  expect(counted.map(([key]) => key)).toEqual([]);
});

/** *the $t(order.x)* would say *the The Young Wolf*: behind an article a name stands bare, or has its article by its form. */
test.each(READ)('no article stands before a name that may have its own, nor before a number: %s', (_, { en }) => {
  const doubled = /\b(?:the|a|an) (?:\$t\((?:order|area|card|unit)\.[^,)]*\)|\{\{percent\}\})/i;
  expect(Object.entries(en).filter(([, text]) => doubled.test(text))).toEqual([]);
});

/** *Stark’s hand*, and not *the hand of Stark*, which is Italian; *a Knight of the Night’s Watch* is one of several. */
test.each(READ)('English says Stark’s hand: %s', (_, { en }) => {
  const hand = /(?:\bthe|\bwhich|^\w+|\bShips|\bareas) ?\w* \$t\(house\.\{\{\w+\}\}, of\)/i;
  expect(Object.entries(en).filter(([, text]) => hand.test(text))).toEqual([]);
});
