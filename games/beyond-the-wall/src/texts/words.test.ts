import { join } from 'node:path';
import { LANGUAGES, say, type Language, type OptionValues, type Plain } from '@corvo/core';
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
  ['en', 'free-folk', 'The wildlings have resolved', 'A Raid removes the Raid order of the wildlings'],
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

test('what the ground adds to a battle has its words where strengths are explained', () => {
  expect(words.missing(['explain.wall', 'explain.fist'])).toEqual([]);
});

test.each([
  [
    'ask.battle-card.about',
    'Battaglia sul Pugno dei Primi Uomini: gli Estranei attaccano con 5, i Bruti difendono con 4.',
  ],
  ['ask.casualties.about', 'Hai perso la battaglia sul Pugno dei Primi Uomini contro gli Estranei: quali unità perdi?'],
  ['ask.accept-support.about', 'Accetti il supporto dei Guardiani della Notte sul Pugno dei Primi Uomini?'],
  ['choice.accept-support.accept', 'Accetta il supporto dei Guardiani della Notte'],
  ['explain.controlled', 'Controllata dai Guardiani della Notte.'],
  ['event.card-revealed', 'I Guardiani della Notte giocano lo Stregone Estraneo'],
  ['event.bids-opened.wildlings', 'Offerte per l’Attacco dei Bruti: Guardiani della Notte 1, Bruti 2 ed Estranei 0'],
])('questions, choices and the log speak of several, with articles: %s', (key, said) => {
  const bid = { likeN: 'bid', houseN: 'nights-watch', countN: 1 };
  const bids = ['nights-watch', 'free-folk', 'others'].flatMap((house, at) =>
    Object.entries({ ...bid, houseN: house, countN: [1, 2, 0][at] ?? 0 }).map(([name, value]) => [
      name.replace('N', String(at + 1)),
      value,
    ]),
  );
  const data = {
    ...Object.fromEntries(bids),
    items: 3,
    battle: 'btw-fist',
    attacker: 'others',
    defender: 'free-folk',
    attack: 5,
    defence: 4,
    foe: 'others',
    house: 'nights-watch',
    card: 'ot-sorcerer',
  } as Plain;
  expect(say(game.messages, 'it', key, data)).toContain(said);
});
