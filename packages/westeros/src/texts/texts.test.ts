import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LANGUAGES,
  mergeCatalogues,
  say,
  SHAPES,
  type Event,
  type Language,
  type Plain,
  type Sentence,
} from '@corvo/core';
import { flawsOfCatalogue } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { TRACKS } from '../ids.ts';
import { USUAL_RULINGS } from '../usual-rulings.ts';
import type { WesterosChoice, WesterosOpen } from '../state.ts';
import { messages, sentences } from './index.ts';
import { listed, marchItems, MOST_ITEMS } from '../items.ts';

const keys = Object.keys(messages.en);
const has = (key: string): boolean =>
  LANGUAGES.every(language => ['', '_other'].some(end => Object.hasOwn(messages[language], key + end)));
const missing = (wanted: Iterable<string>): string[] => [...wanted].filter(key => !has(key)).sort();
/** The first part behind the family: `event.raided.none` is a message of the event `raided`. */
const idsOf = (family: string): Set<string> =>
  new Set(
    keys
      .filter(key => key.startsWith(`${family}.`))
      .map(key => (key.split('.')[1] as string).replace(/_(zero|one|other)$/, '')),
  );

/** A small edition of our own: the kernel's sentences borrow the names of whichever edition is played. */
const NAMES = {
  'house.red': 'Red',
  'house.blue': 'Blue',
  'area.keep': 'Keep',
  'area.ford': 'Ford',
  'area.gulf': 'Gulf',
  'unit.guard': 'Guard',
  'unit.guard_one': 'Guard',
  'unit.guard_other': 'Guards',
  'unit.rider': 'Rider',
  'unit.rider_one': 'Rider',
  'unit.rider_other': 'Riders',
  'unit.boat': 'Boat',
  'unit.boat_one': 'Boat',
  'unit.boat_other': 'Boats',
  'order.march-zero': 'March 0',
  'order.raid': 'Raid',
  'card.captain': 'Captain',
  'card.captain.text': 'Does something.',
  'card.cook': 'Cook',
  'westeros.calm': 'Calm',
  'westeros.calm.text': 'Nothing happens.',
  'deck.I': 'I',
  'effect.no-raids': 'Calm',
  'wildling.captain': 'Horde',
  'wildling.captain.text': 'Takes something.',
  'wildling.captain.lowest': 'Loses a card.',
  'wildling.captain.others': 'Nothing.',
  'wildling.captain.highest': 'Gets a card.',
  'tide.captain': 'Skull',
  'outcome.last-round': 'The last turn is over',
  'realm.north': 'The north',
  ...Object.fromEntries(
    TRACKS.flatMap(track => [
      [`track.${track}`, `Track ${track}`],
      [`marker.${track}`, `Marker ${track}`],
    ]),
  ),
};
/** What only sentences need of them: articles, and what the edition calls things. */
const GRAMMAR = {
  en: {
    'area.keep.noun': 'at the',
    'area.gulf.noun': 'in the',
    'area.ford.noun': 'at',
    'track.court.noun': 'on the',
    'track.fiefdoms.noun': 'in the',
    'marker.fiefdoms.noun': 'on the',
    'term.supply': 'supply',
    'term.power-token_one': 'token',
    'term.power-token_other': 'tokens',
    'term.muster-points_one': 'point',
    'term.muster-points_other': 'points',
    'term.castle-sign': 'C',
    'term.castle_one': 'castle',
    'term.castles_one': 'castle',
    'term.castles_other': 'castles',
    'term.stronghold-sign': 'S',
    'term.stronghold_one': 'stronghold',
    'term.stronghold_other': 'strongholds',
  },
  it: {
    'area.keep.noun': 'a il',
    'area.gulf.noun': 'in il',
    'area.ford.noun': 'a',
    'unit.boat.noun': 'a la',
    'track.court.noun': 'a la',
    'track.fiefdoms.noun': 'in i',
    'marker.fiefdoms.noun': 'su la',
    'term.supply': 'Scorte',
    'term.supply.noun': 'in le',
    'term.power-token_one': 'segnalino',
    'term.power-token_other': 'segnalini',
    'term.power-token.noun': 'a il',
    'term.muster-points_one': 'punto',
    'term.muster-points_other': 'punti',
    'term.castle-sign': 'C',
    'term.castle_one': 'castello',
    'term.castles_one': 'castello',
    'term.castles_other': 'castelli',
    'term.stronghold-sign': 'F',
    'term.stronghold_one': 'fortezza',
    'term.stronghold_other': 'fortezze',
  },
};
const all = [{ en: NAMES, it: NAMES }, GRAMMAR, messages].reduce(mergeCatalogues);

/** What no reader may ever see: a hole, a reference, a key, or nothing where a name should be. */
const KEY = new RegExp(`\\b(${[...new Set(Object.keys(all.en).map(key => key.split('.')[0]))].join('|')})\\.[a-z0-9]`);
function flawsOf({ key, data }: Sentence): string[] {
  return LANGUAGES.flatMap(language => {
    const text = say(all, language, key, data);
    const found = [/\{\{|\}\}/, /\$t\(/, KEY, /\b(null|undefined|NaN)\b|\[object/, /\(\)|  |^ | $|^$|: ?$/];
    return found.filter(flaw => flaw.test(text)).map(flaw => `${language} ${key}: ${flaw.source} in: ${text}`);
  });
}

// What the sources say, as text: so that a new question, event or refusal cannot come without its words.
function sources(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const code = files.filter(file => /^(?!texts\b).*(?<!\.test|\.fixture)\.ts$/.test(file));
  return code.map(file => readFileSync(join(folder, file), 'utf8')).join('\n');
}
const SOURCE = sources(join(import.meta.dirname, '..'));
const MACHINE = sources(join(import.meta.dirname, '../../../core/src/machine'));
const find = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(match => match[1] as string);
const words = (text: string): string[] => find(text, /'([a-z]+(?:-[a-z]+)*)'/g);
/** The words in what the pattern captures: `refuse(rules, is ? 'this' : 'that', …)` has two. */
const wordsIn = (pattern: RegExp): string[] => find(SOURCE, pattern).flatMap(words);

const ARGUMENTS = '((?:[^(){};]|\\((?:[^(){};]|\\([^(){};]*\\))*\\))*)'; // up to the data, which stand in braces
const WHYS = new Set([
  ...wordsIn(/ask(?:House|Sealed)\(([^;\n]*)\)/g),
  ...wordsIn(/\bwhy: ('[a-z-]+')/g),
  ...wordsIn(/\bquestion: ([^\n]*)/g), // of a step that asks for units
  ...(SOURCE.includes('`bid-${TRACKS[') ? TRACKS.map(track => `bid-${track}`) : []),
]);
const EVENTS = new Set(find(`${SOURCE}\n${MACHINE}`, /\.tell\(\s*'([a-z-]+)'/g));
const PROBLEMS = new Set([
  ...wordsIn(new RegExp(`\\b(?:refuse(?:Absent)?|problem)\\(${ARGUMENTS}`, 'g')),
  ...wordsIn(/\bconst code = ([^;]*);/g),
  ...wordsIn(/\btype SupplyCode = ([^;]*);/g),
  ...wordsIn(/\bconst reason =[^?;]*\?([^;]*);/g).filter(word => word !== 'land'),
  ...wordsIn(/\bwrong(?:Units|Number): ([^\n]*)/g).filter(word => word !== 'skulls'),
  ...wordsIn(/\bwrong\(([^{]*)\{/g), // the reasons a method names in its type
]);

describe('the catalogue', () => {
  test('says the same in both languages, never shouts and refers to nothing that is not there', () => {
    expect(keys.length).toBeGreaterThan(100);
    expect(flawsOfCatalogue(messages)).toEqual([]);
  });

  test('ends every refusal with a full stop and every question with a question mark', () => {
    const texts = LANGUAGES.flatMap(language => Object.entries(messages[language]));
    expect(texts.filter(([key, text]) => key.startsWith('problem.') && !text.endsWith('.'))).toEqual([]);
    expect(texts.filter(([key, text]) => /^ask\.[^.]+$/.test(key) && !text.endsWith('?'))).toEqual([]);
  });

  test('a house stands alone only as a label; in a sentence it has its form or its verb: *the Others attack*', () => {
    const label = /(?:^|[:(.,>] )\$t\(house\.[^,)]*\)(?=:|,? \{\{|, \$t|\)|$)/g;
    const bare = LANGUAGES.flatMap(language =>
      Object.entries(messages[language])
        .filter(([key]) => !key.startsWith('item.'))
        .flatMap(([key, text]) => (/\$t\(house\.[^,)]*\)/.test(text.replace(label, '')) ? [`${language} ${key}`] : [])),
    );
    expect(bare).toEqual([]);
  });

  test('speaks every plural in both forms', () => {
    const plurals = keys.filter(key => /_(one|other)$/.test(key)).map(key => key.replace(/_(one|other)$/, ''));
    expect(plurals.filter(key => !keys.includes(`${key}_one`) || !keys.includes(`${key}_other`))).toEqual([]);
  });

  test('names no house, area or card of an edition: those come from outside', () => {
    const families = ['house', 'area', 'unit', 'order', 'card', 'westeros', 'effect', 'track', 'marker', 'deck'];
    expect(keys.filter(key => families.includes(key.split('.')[0] as string))).toEqual([]);
    const fixed = Object.values(messages.en).flatMap(text => find(text, /\$t\(([a-z]+\.[a-z-]+)[),_]/g));
    expect(
      [...new Set(fixed)].filter(
        key => !/^((track|marker)\.(throne|fiefdoms|court)|term\.[a-z-]+|list\.[a-z-]+|thing\.[a-z-]+)$/.test(key),
      ),
    ).toEqual([]);
  });

  test('renders every message from the fields it names', () => {
    const data: Record<string, Plain> = {
      ...listed([{ like: 'area', area: 'keep' }]),
      seat: 'Ada',
      of: ['Ada', 'Bea'],
      ranking: ['Ada', 'Bea'],
      seats: ['Ada', 'Bea'],
      house: 'red',
      attacker: 'red',
      defender: 'blue',
      winner: 'red',
      loser: 'blue',
      area: 'keep',
      sea: 'gulf',
      origin: 'keep',
      from: 'ford',
      kind: 'guard',
      order: 'march-zero',
      card: 'captain',
      deck: 'I',
      effect: 'no-raids',
      until: 'round',
      track: 'court',
      what: 'throne',
      reason: 'last-round',
      armies: [4, 2],
      allowed: [3, 2],
      purchase: 'guard',
      offers: ['guard', 'boat@gulf'],
      expected: 'a line',
      choice: 'nonsense',
      hand: 'Captain, Cook',
      cards: 'Calm, Storm',
      battle: 'keep',
      foe: 'blue',
      unit: 'rider',
      item: 'explain.order',
      realm: 'north',
      said: 'event.round-began',
    };
    const numbers =
      'all amount attack barrels bid castles chosen copies cost count crowns debt defence force fortifications going lands left line max min most need place points pool power removed reserve round rounds routed stars staying storms strength supply swords there used value watch worth';
    for (const field of numbers.split(' ')) data[field] = 2;
    const special: Record<string, Record<string, Plain>> = {
      'event.westeros-card-drawn': { card: 'calm' },
      'event.westeros-card-opened': { card: 'calm' },
      'event.westeros-card-carried-out': { card: 'calm' },
      'event.unit-promoted': { target: 'rider' },
      'event.marker-passed': { before: 'blue' },
      'event.order-replaced': { before: 'raid' },
      'event.units-destroyed': { why: 'supply' },
      'event.power-gained': { why: 'crowns' },
      'event.support-refused': { before: 'blue' },
      'event.ships-taken': { before: 'blue' },
      'event.westeros-choice-made': { card: 'calm', option: 'nothing' },
      'problem.westeros-card-does-not-offer': { card: 'calm' },
      'ask.westeros-choice.about': { card: 'calm' },
      'explain.closed': { players: 3 },
      'instruction.never-support.about': { about: 'red' },
      'instruction.bid-nothing.about': { about: 'court' },
      'choice.supply-cut': { ...listed([{ like: 'units-there', unit: 'guard', count: 1, area: 'keep' }]) },
    };
    const whole = keys.filter(key => !/^(items?|list|leaving|ranked|raided)\./.test(key));
    const wrong = whole.flatMap(key => flawsOf({ key, data: { ...data, target: 'ford', before: 1, ...special[key] } }));
    expect(wrong).toEqual([]);
  });
});

describe('there are words for', () => {
  test('every question, to the player and to the others, and for the answers', () => {
    expect([...WHYS]).toEqual(
      expect.arrayContaining([
        'orders',
        'march',
        'bid-court',
        'name-highest',
        'name-lowest',
        'casualties',
        'retreat-supply',
      ]),
    );
    expect(missing([...WHYS].flatMap(why => [`ask.${why}`, `ask.${why}.waiting`]))).toEqual([]);
    expect([...idsOf('ask')].filter(why => !WHYS.has(why))).toEqual([]);
    expect([...idsOf('choice')].sort()).toEqual([...WHYS].sort());
  });

  test('every event of the kernel and of the machine', () => {
    expect([...EVENTS]).toEqual(expect.arrayContaining(['units-moved', 'battle-decided', 'answered', 'game-over']));
    const known = idsOf('event');
    expect([...EVENTS].filter(type => !known.has(type))).toEqual([]);
    expect([...known].filter(type => !EVENTS.has(type))).toEqual([]);
  });

  test('every refusal', () => {
    expect([...PROBLEMS]).toEqual(
      expect.arrayContaining([
        'supply-exceeded',
        'routed-units-stay',
        'no-support-for-neutral',
        'pool-empty',
        'wrong-casualties',
      ]),
    );
    expect(missing([...PROBLEMS].map(code => `problem.${code}`))).toEqual([]);
    expect([...idsOf('problem')].filter(code => !PROBLEMS.has(code.replace(/_(?:exact|most)$/, '')))).toEqual([]);
  });

  test('every reason for gains and losses, and every length of an effect', () => {
    const gains = new Set(find(SOURCE, /gainPower\([^;]*?'([a-z-]+)'\)/g));
    const losses = new Set([...find(SOURCE, /destroyUnits\([^;]*?'([a-z-]+)'/g), ...wordsIn(/\bwhy: ('[a-z-]+')/g)]);
    expect(missing([...gains].map(why => `gain.${why}`))).toEqual([]);
    expect(missing([...losses].map(why => `loss.${why}`))).toEqual([]);
    const lengths = words(find(SOURCE, /until: ((?:'[a-z]+' ?\|? ?)+)/g).join());
    expect(missing(lengths.map(until => `until.${until}`))).toEqual([]);
    const removals = new Set(find(SOURCE, /removeOrder\([^;]*?'([a-z-]+)'\)/g));
    expect(missing([...removals].map(why => `event.order-removed.${why}`))).toEqual([]);
  });

  test('every form of answer and every figure that ranks', () => {
    const kinds = find(SOURCE, /readonly kind: '([a-z]+)';/g).filter(kind => !(kind in SHAPES));
    expect(kinds.sort()).toEqual(['march', 'muster', 'orders', 'raid']);
    expect(missing(kinds.map(kind => `shape.${kind}`))).toEqual([]);
    expect(missing(USUAL_RULINGS.rankedBy.map(figure => `figure.${figure}`))).toEqual([]);
  });

  test('everything the terminal draws', () => {
    const drawn = new Set(find(SOURCE, /'(draw\.[a-z-]+)'/g));
    expect(keys.filter(key => key.startsWith('draw.')).sort()).toEqual([...drawn].sort());
  });
});

describe('lists', () => {
  test('hold many things, each with its own name', () => {
    const items = Array.from({ length: MOST_ITEMS + 5 }, () => ({ like: 'area', area: 'keep' }) as const);
    const text = say(all, 'en', 'items.{{items}}'.replace('{{items}}', String(listed(items)['items'])), listed(items));
    expect(text.split(/, | and /)).toEqual(
      Array.from({ length: MOST_ITEMS }, (_, at) => (at === 0 ? 'The Keep' : 'the Keep')),
    );
  });
});

const OPEN = { houses: { red: { seat: 'ada' }, blue: { seat: 'bea' } } } as unknown as WesterosOpen;
const choice = (language: Language, why: string, chosen: WesterosChoice): string => {
  const sentence = sentences.choice(OPEN, why, chosen);
  expect(flawsOf(sentence)).toEqual([]);
  return say(all, language, sentence.key, sentence.data);
};
const event = (language: Language, type: string, data: Plain): string => {
  const sentence = sentences.event({ type, to: 'all', data } as Event);
  expect(flawsOf(sentence)).toEqual([]);
  return say(all, language, sentence.key, sentence.data);
};

test('a choice of every form is said in words', () => {
  const moves = [
    { to: 'ford', units: { guard: 2, rider: 1 } },
    { to: 'gulf', units: { guard: 1 } },
  ];
  expect(choice('en', 'march', { from: 'keep', moves, leave: false })).toBe(
    'March from the Keep: 2 Guards and 1 Rider to Ford and 1 Guard to the Gulf',
  );
  expect(choice('it', 'march', { from: 'keep', moves: moves.slice(1), leave: true })).toBe(
    'Marcia dal Keep: 1 Guard nel Gulf; lascia un segnalino',
  );
  expect(choice('it', 'march', { from: 'keep', moves: [], leave: false })).toBe('Scarta la Marcia al Keep');
  expect(choice('en', 'raid', { from: 'gulf', targets: ['keep', 'ford'] })).toBe(
    'Raid the Keep and Ford from the Gulf',
  );
  expect(choice('it', 'raid', { from: 'gulf', targets: [] })).toBe('Scarta l’Incursione nel Gulf');
  expect(choice('en', 'orders', { orders: { keep: 'march-zero', ford: 'raid' } })).toBe(
    'Place March 0 at the Keep and Raid at Ford',
  );
  expect(choice('en', 'orders', { orders: {} })).toBe('Place no orders');
  expect(choice('en', 'raven', { orders: { keep: 'raid' } })).toBe('Replace the order at the Keep with Raid');
  expect(choice('it', 'raven', { orders: {} })).toBe('Lascia i tuoi ordini come sono');
  expect(choice('en', 'muster', { muster: { keep: ['guard', 'guard>rider', 'boat@gulf'] } })).toBe(
    'Muster a Guard at the Keep, a Boat from the Keep in the Gulf and upgrade a Guard to a Rider at the Keep',
  );
  expect(choice('en', 'muster', { muster: { keep: ['guard>rider'] } })).toBe('Upgrade a Guard to a Rider at the Keep');
  expect(choice('it', 'muster', { muster: { keep: ['guard>rider'] } })).toBe('Promuovi un Guard a Rider al Keep');
  expect(choice('en', 'muster', { muster: { keep: ['guard', 'guard', 'boat@gulf', 'boat@gulf'] } })).toBe(
    'Muster two Guards at the Keep and two Boats from the Keep in the Gulf',
  );
  expect(choice('en', 'muster', { muster: {} })).toBe('Muster nothing');
  expect(choice('it', 'casualties', { units: { keep: { guard: 2 } } })).toBe('Perdi 2 Guards al Keep');
  expect(choice('it', 'retreat', { areas: ['ford'] })).toBe('Ritirati a Ford');
  expect(choice('en', 'bid-throne', { amount: 3 })).toBe('Bid 3');
  expect(choice('en', 'tied-bids', { ranking: ['bea', 'ada'] })).toBe('Blue, then Red');
  expect(choice('en', 'battle-card', { card: 'captain' })).toBe('Play Captain');
  expect(choice('it', 'reward-card', { card: null })).toBe('Non riprendere nessuna carta');
  expect(choice('en', 'support', { option: 'ford for defender' })).toBe('Support the defender from Ford');
  expect(choice('it', 'support-neutral', { option: 'ford for nobody' })).toBe('Da Ford non dare supporto');
  expect(choice('en', 'name-lowest', { option: 'blue' })).toBe('Choose Blue');
  expect(choice('en', 'blade', { option: 'use' })).toBe('Use the Marker fiefdoms');
  expect(choice('en', 'accept-support', { option: 'blue for refuse' })).toBe('Refuse Blue’s support');
  expect(choice('it', 'consolidate', { option: 'keep for muster' })).toBe('Recluta al Keep');
  expect(choice('en', 'capture-ships', { amount: 1 })).toBe('Replace 1');
  expect(choice('it', 'capture-ships', { amount: 0 })).toBe('Distruggile tutte');
});

test('an event with lists, reasons or sides is said in words', () => {
  expect(event('en', 'units-moved', { house: 'red', from: 'keep', to: 'ford', units: { guard: 1, rider: 2 } })).toBe(
    'Red moves a Guard and two Riders from the Keep to Ford',
  );
  expect(event('it', 'units-destroyed', { house: 'red', area: 'keep', units: { guard: 2 }, why: 'no-retreat' })).toBe(
    'Red perde due Guards al Keep: nessun posto dove ritirarsi',
  );
  expect(event('en', 'bids-opened', { what: 'court', bids: { red: 3, blue: 0 } })).toBe(
    'Bids for the Track court: Red 3 and Blue 0',
  );
  expect(event('it', 'bids-opened', { what: 'wildlings', bids: { red: 3 } })).toBe('Offerte contro i Bruti: Red 3');
  expect(event('en', 'marched', { house: 'red', from: 'keep', order: 'march-zero', areas: [] })).toBe(
    'Red discards the March 0 order at the Keep',
  );
  expect(event('it', 'orders-revealed', { house: 'red', orders: { keep: 'raid' } })).toBe(
    'Ordini di Red: Raid al Keep',
  );
  expect(event('en', 'order-removed', { house: 'red', area: 'keep', order: 'raid', why: 'raided' })).toBe(
    'A Raid removes Red’s Raid order at the Keep',
  );
  expect(event('en', 'order-removed', { house: 'red', area: 'keep', order: 'raid', why: 'whatever' })).toBe(
    'Red’s Raid order at the Keep is removed',
  );
  expect(event('en', 'support-declared', { house: 'red', area: 'keep', for: 'nobody', battle: 'ford' })).toBe(
    'Red supports nobody from the Keep',
  );
  expect(event('it', 'wildlings-fought', { strength: 6, watch: 7, won: true })).toBe(
    'Vincono i Guardiani della Notte, 7 contro 6',
  );
  const tie = (language: Language, houses: readonly string[], as: string): string =>
    event(language, 'tie-decided', { house: 'red', houses, as });
  expect(tie('en', ['blue'], 'highest')).toBe('Red breaks the tie: Blue counts as the highest bidder');
  expect(tie('en', ['red'], 'highest')).toBe('Red breaks the tie and counts as the highest bidder');
  expect(tie('it', ['red'], 'lowest')).toBe('Red scioglie la parità e risulta minor offerente');
  expect(event('en', 'supply-set', { house: 'red', before: 2, supply: 2 })).toBe('Red’s supply stays at 2');
  expect(
    event('it', 'units-retreated', { house: 'red', from: 'keep', to: 'ford', units: { guard: 1 }, routed: true }),
  ).toBe('Red si ritira dal Keep a Ford con un Guard, in rotta');
  expect(event('en', 'wildling-card-put', { house: 'red', where: 'bury' })).toBe(
    'Red puts the top wildling card under the deck',
  );
  expect(event('it', 'ships-taken', { house: 'red', area: 'keep', before: 'blue', units: { guard: 2 } })).toBe(
    'Red prende due Guards a Blue al Keep',
  );
  expect(event('en', 'unit-promoted', { house: 'red', area: 'keep', kind: 'guard', to: 'rider' })).toBe(
    'Red upgrades a Guard to a Rider at the Keep',
  );
});

test('an event names its realm where there are several', () => {
  expect(event('en', 'track-set', { track: 'court', houses: ['red', 'blue'] })).toBe(
    'Track court, from first to last: Red and Blue',
  );
  expect(event('en', 'track-set', { track: 'court', houses: ['red', 'blue'], realm: 'north' })).toBe(
    'The north. Track court, from first to last: Red and Blue',
  );
  expect(event('it', 'wildlings-fought', { strength: 6, watch: 7, won: true, realm: 'north' })).toBe(
    'The north. Vincono i Guardiani della Notte, 7 contro 6',
  );
});

test('a refusal teaches with its figures', () => {
  const it = (key: string, data: Plain): string => say(all, 'it', key, data);
  expect(it('problem.supply-exceeded', { armies: [4, 3], allowed: [3, 2, 2], supply: 2 })).toBe(
    'Così avresti eserciti da 4 e 3; le tue Scorte (2) ne permettono da 3, 2 e 2.',
  );
  expect(it('problem.neutral-force-too-strong', { area: 'keep', strength: 4, force: 5 })).toBe(
    'Anche con tutti i supporti arrivi a 4 al Keep: la forza neutrale ha 5.',
  );
});

test('units that go to one place are said together, four kinds at a time and never none', () => {
  const kinds = (count: number): Record<string, number> =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`kind-${at}`, at + 1]));
  const likes = (count: number): unknown[] => marchItems('keep', kinds(count)).map(({ like }) => like);
  expect([0, 1, 4, 5].map(likes)).toEqual([[], ['going-1'], ['going-4'], ['going-4', 'going-1']]);
  expect(marchItems('keep', kinds(2))).toEqual([
    { like: 'going-2', area: 'keep', firstUnit: 'kind-0', firstCount: 1, secondUnit: 'kind-1', secondCount: 2 },
  ]);
});

test('who has no Power is told so and not how much of it to bid', () => {
  const asked = (language: Language, count: number): string =>
    say(all, language, 'ask.bid-court.about', { power: count, count, track: 'court' });
  expect(asked('en', 0)).toBe('You have no Power: your bid for the Track court is 0.');
  expect(asked('it', 0)).toBe('Non hai Potere: la tua offerta per la Track court è 0.');
  expect(asked('en', 3)).toBe('How much of your 3 Power do you bid for the Track court?');
});
