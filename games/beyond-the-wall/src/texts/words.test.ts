import { join } from 'node:path';
import { LANGUAGES, say, type Language, type OptionValues } from '@corvo/core';
import { saidIn, Words } from '@corvo/testkit';
import { rulesOf } from '@corvo/westeros';
import { wantedWords } from '@corvo/westeros/wanted-words';
import { expect, test } from 'vitest';
import { beyondTheWall as game } from '../game.ts';

const words = new Words(game.messages);
const rulesFor = (players: number) =>
  rulesOf(game.setup(game.resolveOptions({}, players) as OptionValues, game.seats(players), 'words').open);

test('there are words for every deck, every reason to gain Power and every refusal of the north', () => {
  const { gains, problems } = saidIn(join(import.meta.dirname, '..'));
  expect(gains).toEqual(expect.arrayContaining(['gain.objective', 'gain.tactic', 'gain.gift']));
  expect(words.missing([...gains, ...problems])).toEqual([]);
  const { keys } = wantedWords([3, 9].map(rulesFor));
  expect(keys).toEqual(expect.arrayContaining(['deck.watch-supply', 'deck.watch-muster']));
  expect(words.missing(keys.filter(key => key.startsWith('deck.')))).toEqual([]);
});

test.each([
  ['en', 'others', 'The Others have resolved', 'A Raid removes the Raid order of the Others'],
  ['en', 'free-folk', 'The Free Folk have resolved', 'A Raid removes the Raid order of the Free Folk'],
  ['en', 'nights-watch', 'The Night’s Watch has resolved', 'A Raid removes the Raid order of the Night’s Watch'],
  ['it', 'others', 'Gli Estranei hanno risolto', 'Un’Incursione toglie agli Estranei'],
  ['it', 'nights-watch', 'I Guardiani della Notte hanno risolto', 'Un’Incursione toglie ai Guardiani della Notte'],
  ['it', 'stark', 'Stark ha risolto', 'Un’Incursione toglie a Stark'],
] as const)('the log speaks %s of %s as of one or of several', (language, house, subject, object) => {
  const data = { house, order: 'raid', area: 'btw-fist' };
  const told = (why: string): string => say(game.messages, language, `event.order-removed.${why}`, data);
  expect(told('resolved')).toContain(subject);
  expect(told('raided')).toContain(object);
});

test('at a table of two maps the sentence after the name of the map begins with a capital letter', () => {
  const said = (language: Language): string =>
    say(game.messages, language, 'told.in-realm', {
      realm: 'north',
      said: 'event.orders-revealed.none',
      house: 'others',
    });
  expect(LANGUAGES.map(said)).toEqual([
    'Il nord. Gli Estranei non piazzano ordini',
    'The north. The Others place no orders',
  ]);
});
