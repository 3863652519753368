import { join } from 'node:path';
import { chosenOf, laterTexts as base, secondEditionRules } from '@corvo/second-edition/expand';
import { inWording, LANGUAGES, say, type Language, type OptionValues, type Plain } from '@corvo/core';
import { saidIn, Words } from '@corvo/testkit';
import { rulesOf } from '@corvo/westeros';
import { wantedWords } from '@corvo/westeros/wanted-words';
import { expect, test } from 'vitest';
import { beyondTheWall as game } from '../game.ts';
import { SHEET } from '../facts.ts';
import { USUAL } from '../options.ts';
import { three } from '../rules.ts';

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

test('every card that does something besides its figures says what, and the others say nothing', () => {
  const { keys } = wantedWords([3, 9].map(rulesFor));
  const texts = keys.filter(key => /^card\..*\.text$/.test(key));
  expect(words.missing(texts)).toEqual([]);
  const worded = texts.flatMap(key => /^card\.((?:nw|wi|ot)-[\w-]+)\.text$/.exec(key)?.[1] ?? []);
  const plain = SHEET.houseCards.filter(({ ability, skulls }) => ability === null && skulls.length === 0);
  expect(worded).toHaveLength(SHEET.houseCards.length - plain.length);
  expect(plain.filter(({ id }) => worded.includes(id))).toEqual([]);
});

test('BW-13.4 BW-13.7 a card with a skull says so, for it stands in no figure', () => {
  expect(say(game.messages, 'it', 'card.nw-qhorin.text', {})).toBe(
    'Un teschio contro i Bruti: perdono un’unità, chiunque vinca.',
  );
  expect(say(game.messages, 'en', 'card.nw-sam.text', {})).toMatch(/^One skull against the Others/);
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

test('BW-17.1 the track is called a threat: “wildlings” are a faction here', () => {
  const said = (key: string, language: Language): string => say(game.messages, language, key, { strength: 3 });
  for (const key of ['event.wildlings-moved.icon', 'event.wildlings-moved.attack-over', 'draw.wildlings']) {
    expect(said(key, 'en')).toMatch(/^(The wildling|Wildling) threat/);
    expect(said(key, 'it')).toMatch(/^(La minaccia|Minaccia) dei Bruti/);
  }
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
  ['explain.controlled', 'Sotto il controllo dei Guardiani della Notte.'],
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

test('what a card or an order does otherwise in the north is said there in the words of the north', () => {
  const chosen = chosenOf(USUAL);
  const [rules, second] = [three(chosen), secondEditionRules(3, chosen)];
  const others = Object.keys(rules.westeros).filter(
    card => JSON.stringify(rules.westeros[card]) !== JSON.stringify(second.westeros[card]),
  );
  expect(others).toEqual(expect.arrayContaining(['supply', 'mustering', 'a-throne-of-blades']));
  const orders = rules.facts.orders.map(({ id }) => id).filter(id => id.startsWith('consolidate')); // BW-18.10
  const keys = [
    ...[...others, 'wildlings-attack', 'clash-of-kings', 'game-of-thrones'].map(card => `westeros.${card}.text`),
    ...orders.map(order => `order.${order}.text`),
    'token.messenger-raven.text', // BW-17.3
  ];
  const joined = inWording(game.messages, game.wording?.(9)); // three alone may hear what the second edition says
  for (const language of LANGUAGES) {
    expect(keys.filter(key => joined[language][key] === base[language][key])).toEqual([]);
    const said = keys.map(key => say(game.messages, language, key));
    expect(said.filter(text => /\{\{|\$t|undefined/.test(text))).toEqual([]);
  }
});

test('the end of a game in the north says who has won, and how', () => {
  for (const [reason, it, en] of [
    ['death-is-upon-us', 'gli Estranei', 'the Others'],
    ['the-wall-has-fallen', 'i Bruti', 'the wildlings'],
    ['a-sword-in-the-darkness', 'Benjen', 'Benjen'],
  ] as const) {
    expect(say(game.messages, 'it', `outcome.${reason}`)).toContain(it);
    expect(say(game.messages, 'en', `outcome.${reason}`)).toContain(en);
  }
});

test('a ranger who comes back is told as returning, not as mustered', () => {
  const { key, data } = game.sentences.event({
    type: 'unit-mustered',
    to: 'all',
    data: { house: 'nights-watch', kind: 'knight', area: 'btw-wall-west', why: 'returned' },
  } as never);
  expect(LANGUAGES.map(language => say(game.messages, language, key, data))).toEqual([
    'Un Cavaliere dei Guardiani della Notte torna sulla Barriera (Torre delle Ombre)',
    'A Knight of the Night’s Watch returns to the Wall (Shadow Tower)',
  ]);
});

test('BW-1.1 three in the north hear nothing of Houses on their cards; with Houses at the table they do', () => {
  expect([3, 6, 9].map(players => game.wording?.(players))).toEqual([undefined, 'joined', 'joined']);
  const joined = Object.keys(game.messages.en).filter(key => key.endsWith('.joined'));
  expect(joined).toEqual(expect.arrayContaining(['westeros.mustering.text.joined', 'order.consolidate.text.joined']));
  const atNine = inWording(game.messages, game.wording?.(9));
  for (const language of LANGUAGES) {
    for (const key of joined.map(long => long.replace('.joined', ''))) {
      const alone = say(game.messages, language, key);
      expect(alone).not.toBe(say(atNine, language, key));
      expect(alone, key).not.toMatch(/\b(Houses?|Ships?|port|Case|Casa|Nav[ei]|porto|Westeros)\b/);
    }
  }
});

test('what a tactic card says goes on with a small letter after the colon in Italian', () => {
  const { it } = game.messages;
  const told = Object.entries(it).filter(([key]) =>
    /^(card\.tac-\d+\.text|choice\.(use-tactic|pick-ability)\.tac)/.test(key),
  );
  expect(told.length).toBeGreaterThan(80);
  const start = /^[^:]*: \p{Lu}/u;
  expect(told.filter(([, text]) => start.test(text))).toEqual([]);
  expect(it['card.tac-16.text']).toContain(': recluta subito per 1 punto');
  expect(it['ask.tac-16-a']).toMatch(/\. Recluta subito/);
});

test('a card that is not in hand is told apart from those that are', () => {
  const data = { items: 1, like1: 'card', card1: 'tac-03' };
  for (const key of ['problem.tactic-not-in-hand', 'problem.tactic-must-be-played', 'problem.card-not-in-hand'])
    expect(say(game.messages, 'it', key, { ...data, card: 'x' })).toContain('. In mano hai: ');
});
