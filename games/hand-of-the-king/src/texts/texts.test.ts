import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  below,
  isProblem,
  LANGUAGES,
  pick,
  rngFromText,
  say,
  withSeatNames,
  type ChoiceShape,
  type Event,
  type OptionValue,
  type Plain,
  type Problem,
  type Request,
  type Rng,
  type Seat,
  type Sentence,
} from '@corvo/core';
import { flawsOfCatalogue } from '@corvo/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHARACTERS, COMPANION, COMPANIONS, HOUSES } from '../cards.ts';
import { companionFlow } from '../companions/index.ts';
import { declarationKey, DIRECTIONS } from '../court.ts';
import { handOfTheKing as game } from '../game.ts';
import { OPTIONS } from '../options.ts';
import type { HandOfTheKing, HandState, Options } from '../state.ts';
import { messages } from './index.ts';
import { choiceMessage, companionText, eventMessage, tellings } from './sentences.ts';

const keys = Object.keys(messages.en);
const has = (key: string): boolean => LANGUAGES.every(language => Object.hasOwn(messages[language], key));
const missing = (wanted: Iterable<string>): string[] => [...wanted].filter(key => !has(key)).sort();

/** What no reader may ever see: a hole, a reference, a key, or nothing where a name should be. */
const KEY = new RegExp(`\\b(${[...new Set(keys.map(key => key.split('.')[0]))].join('|')})\\.[a-z]`);
function flaws(text: string): string[] {
  const found = [/\{\{|\}\}/, /\$t\(/, KEY, /\b(null|undefined|NaN)\b|\[object/, /\(\)|  |^ | $|^$/].filter(flaw =>
    flaw.test(text),
  );
  return found.map(flaw => `${flaw.source} in: ${text}`);
}
function flawsOf({ key, data }: Sentence): string[] {
  return LANGUAGES.flatMap(language =>
    flaws(say(messages, language, key, data)).map(flaw => `${language} ${key}: ${flaw}`),
  );
}

// What the sources say, as text: so that a new question, event or refusal cannot come without its words.
function sources(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const code = files.filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('texts'));
  return code.map(file => readFileSync(join(folder, file), 'utf8')).join('\n');
}
const SOURCE = sources(join(import.meta.dirname, '..'));
const MACHINE = sources(join(import.meta.dirname, '../../../../packages/core/src/machine'));
function found(source: string, ...patterns: readonly RegExp[]): Set<string> {
  return new Set(patterns.flatMap(pattern => [...source.matchAll(pattern)].map(match => match[1] as string)));
}
const STEP = /(?:killStep|pickStep)\(\s*'([a-z-]+)',/g; // steps that share their code name their question …
const STEP_PROBLEM = /(?:killStep|pickStep)\(\s*'[a-z-]+',[^;]*'([a-z-]+)',?\s*\)/g; // … and their refusal
const WHYS = found(SOURCE, /\.ask\(\s*\w+,\s*\[[^\]]*\],\s*'([a-z-]+)'/g, STEP);
const EVENTS = found(`${SOURCE}\n${MACHINE}`, /\.tell\(\s*'([a-z-]+)'/g);
const PROBLEMS = found(SOURCE, /problem\([^,]+,\s*'([a-z-]+)'/g, STEP_PROBLEM);
const REASONS = found(SOURCE, /reason: '([a-z-]+)'/g);

describe('the catalogue', () => {
  test('says the same in both languages, never shouts and refers to nothing that is not there', () => {
    expect(keys.length).toBeGreaterThan(100);
    expect(flawsOfCatalogue(messages)).toEqual([]);
  });

  test('ends every refusal with a full stop, as the platform does, and writes apostrophes as printers do', () => {
    const texts = LANGUAGES.flatMap(language => Object.entries(messages[language]));
    expect(texts.filter(([key, text]) => key.startsWith('problem.') && !text.endsWith('.'))).toEqual([]);
    expect(texts.filter(([, text]) => text.includes("'"))).toEqual([]);
  });

  test('speaks every plural in both forms', () => {
    const plurals = keys.filter(key => /_(one|other)$/.test(key)).map(key => key.replace(/_(one|other)$/, ''));
    expect(missing(plurals.flatMap(key => [`${key}_one`, `${key}_other`]))).toEqual([]);
    expect(plurals).toContain('draw.banners');
  });

  test('renders every message from the fields it names', () => {
    const data: Record<string, Plain> = {
      seat: 'Ada',
      with: 'Bea',
      owner: 'Bea',
      one: 'bran-stark',
      other: 'varys',
      given: 'bran-stark',
      received: 'robb-stark',
      partner: 'Bea',
      from: 'Bea',
      to: 'Ada',
      row: 1,
      column: 5,
      players: 3,
      count: 2,
      seats: ['Ada', 'Bea'],
      size: 8,
      left: 3,
      code: 'S',
      house: 'stark',
      direction: 'north',
      character: 'bran-stark',
      companion: 'hodor',
      card: 'hodor',
      part: 'take',
      reason: 'resigned',
      secondsMax: 60,
      spaces: ['(1,2)', '(3,4)'],
      things: ['Robb Stark', 'Arya Stark'],
      companions: 'Hodor, Shae',
      choice: 'nowhere',
      of: ['Ada', 'Bea'],
      line: 3,
      expected: 'a row',
    };
    const wrong = keys.flatMap(key => flawsOf({ key, data }));
    expect(wrong).toEqual([]);
  });
});

describe('there are words for', () => {
  test('every house, character, companion and direction', () => {
    const wanted = [
      'title',
      'tagline',
      'varys',
      'card.varys',
      ...HOUSES.flatMap(id => [`house.${id}`, `house.${id}.full`, `banner.${id}`]),
      ...CHARACTERS.flatMap(id => [`character.${id}`, `card.${id}`]),
      ...COMPANIONS.flatMap(id => [`companion.${id}`, `companion.${id}.text`, `card.${id}`]),
      ...DIRECTIONS.map(id => `direction.${id}`),
    ];
    expect(missing(wanted)).toEqual([]);
  });

  test('every companion whose effect is ours, and says so of no other', () => {
    for (const id of COMPANIONS)
      expect({ id, note: has(`companion.${id}.note`) }).toEqual({ id, note: COMPANION[id].reconstructed });
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

  test('every question, to the player and to the others', () => {
    expect([...WHYS]).toEqual(expect.arrayContaining(['declare', 'kill-in-area']));
    const wanted = [...WHYS].flatMap(why => [`ask.${why}`, `ask.${why}.waiting`, `choice.${why}`]);
    expect(missing(wanted)).toEqual([]);
    expect(keys.filter(key => key.startsWith('ask.') && !wanted.includes(key))).toEqual([]);
  });

  test('every event of this game and of the machine', () => {
    expect([...EVENTS]).toEqual(expect.arrayContaining(['declared', 'answered']));
    expect(missing([...EVENTS].map(type => `event.${type}`))).toEqual([]);
    const types = keys.filter(key => key.startsWith('event.')).map(key => key.split('.')[1] as string);
    expect(types.filter(type => !EVENTS.has(type))).toEqual([]);
  });

  test('every step of a companion that may come to nothing', () => {
    const always = ['receive', 'extra-turn'];
    const steps = [companionFlow({ jaqenReading: 'A' }), companionFlow({ jaqenReading: 'B' })].flatMap(flow =>
      Object.values(flow).flat(),
    );
    expect(missing(steps.filter(step => !always.includes(step)).map(step => `no-effect.${step}`))).toEqual([]);
  });

  test('every refusal', () => {
    expect([...PROBLEMS]).toEqual(expect.arrayContaining(['raven-too-late', 'not-in-your-area']));
    expect(missing([...PROBLEMS].map(code => `problem.${code}`))).toEqual([]);
    const codes = keys.filter(key => key.startsWith('problem.')).map(key => key.slice('problem.'.length));
    expect(codes.filter(code => !PROBLEMS.has(code))).toEqual([]);
  });

  test('every way to end', () => {
    expect([...REASONS]).toEqual(expect.arrayContaining(['most-banners', 'resigned']));
    expect(missing([...REASONS].map(reason => `outcome.${reason}`))).toEqual([]);
  });

  test('what a companion does under every option', () => {
    const texts = new Set<string>();
    for (const spec of OPTIONS) {
      for (const value of spec.values) {
        const options = game.resolveOptions({ [spec.id]: value }, 4) as Options;
        for (const id of COMPANIONS) texts.add(companionText(id, options));
      }
    }
    expect(missing(texts)).toEqual([]);
    expect(keys.filter(key => key.includes('.text') && !texts.has(key))).toEqual([]);
  });
});

/** Answers nobody should give, of the form the question wants, so that the rules themselves must refuse. */
function wrongAnswers({ ask }: Request<HandOfTheKing>, seats: readonly Seat[], rng: Rng): ChoiceShape[] {
  const ravens = [...seats, 'nobody', ''].map(seat => `raven ${seat}`);
  const odd = ['', 'nowhere', 'pass', 'varys', 'x'.repeat(200), pick(rng, ravens), pick(rng, ravens)];
  if (ask.kind === 'option') {
    const declared = declarationKey(pick(rng, DIRECTIONS), pick(rng, HOUSES));
    const gift = `${pick(rng, HOUSES)} to ${pick(rng, seats)}`;
    return [...odd, pick(rng, HOUSES), pick(rng, CHARACTERS), declared, gift].map(option => ({ option }));
  }
  const cards = [...odd, pick(rng, CHARACTERS), pick(rng, CHARACTERS), ...COMPANIONS];
  if (ask.kind === 'card') return [{ card: null }, ...cards.map(card => ({ card }))];
  return [{ cards: [] }, ...cards.map(card => ({ cards: [card, pick(rng, CHARACTERS)] }))];
}

function randomOptions(players: number, rng: Rng): Options {
  const given: Record<string, OptionValue> = {};
  for (const { id, values, players: fitting } of OPTIONS)
    if (fitting?.includes(players) ?? true) given[id] = pick(rng, values);
  given['firstSeat'] = 1 + below(rng, players);
  const options = game.resolveOptions(given, players);
  if (isProblem(options)) throw new Error(`${options.code} (${options.clause})`);
  return options;
}

/** What many games told, refused and offered; each thing once. */
class Heard {
  readonly #seen = new Set<string>();
  readonly events: Event[] = [];
  readonly problems: Problem[] = [];
  readonly sentences: Sentence[] = [];
  readonly alike: string[] = []; // different choices of one question that read the same
  readonly drawn: string[] = [];

  add<T>(list: T[], thing: T): void {
    const text = JSON.stringify(thing);
    if (!this.#seen.has(text)) list.push(thing);
    this.#seen.add(text);
  }

  offer(choices: readonly Sentence[]): void {
    for (const choice of choices) this.add(this.sentences, choice);
    for (const language of LANGUAGES) {
      const texts = choices.map(({ key, data }) => say(messages, language, key, data));
      this.alike.push(...texts.filter((text, place) => texts.indexOf(text) !== place));
    }
  }
}

function listen(heard: Heard, index: number): void {
  const rng = rngFromText(`texts ${index}`);
  const seats = ['ada', 'bea', 'ciro', 'dora'].slice(0, 2 + (index % 3));
  let state: HandState = game.setup(randomOptions(seats.length, rng), seats, `seed ${index}`, event =>
    heard.add(heard.events, event),
  );
  for (let waiting = game.waiting(state.open); waiting.length > 0; waiting = game.waiting(state.open)) {
    const { seat, why } = pick(rng, waiting);
    const view = game.view(state, seat);
    const request = game.requests(view)[0] as Request<HandOfTheKing>;
    for (const wrong of wrongAnswers(request, seats, rng)) {
      const refused = game.check(view, request, wrong);
      if (refused !== undefined && PROBLEMS.has(refused.code)) heard.add(heard.problems, refused);
    }
    heard.add(heard.sentences, { key: `ask.${why}`, data: {} });
    heard.add(heard.sentences, { key: `ask.${why}.waiting`, data: { seat } });
    const choice = game.sample(view, request, rng);
    const choices = game.list(view, request, 60) ?? [choice];
    heard.offer(choices.map(offered => choiceMessage(state.open, why, offered)));
    const step = game.apply(state, { seat, request: request.id, choice });
    if (!step.ok) throw new Error(`a sampled choice was refused: ${step.problem.code}`);
    for (const event of step.events) heard.add(heard.events, event);
    state = step.state;
  }
  for (const language of LANGUAGES) {
    const words = (key: string, data?: Plain): string => say(messages, language, key, data);
    heard.drawn.push(
      game.table.draw(game.view(state, null), { say: words, paint: text => text, nameOf: seat => seat }),
    );
  }
}

describe('in games played at random', () => {
  const heard = new Heard();
  beforeAll(() => {
    for (let index = 0; index < 300; index++) listen(heard, index);
  }, 60_000);

  test('every event can be told, with its plain key and with the one that says most', () => {
    const plain = heard.events.map(({ type, data }) => ({ key: `event.${type}`, data }));
    const longer = heard.events.map(eventMessage);
    expect([...plain, ...longer].flatMap(flawsOf)).toEqual([]);
    const told = new Set([...plain, ...longer].map(({ key }) => key));
    // This game seals no answer; nobody who plays at random resigns, which is told below.
    const sealed = ['event.answered', 'event.answer-withdrawn', 'event.game-over.resigned'];
    expect(keys.filter(key => key.startsWith('event.') && !sealed.includes(key) && !told.has(key))).toEqual([]);
  });

  test('every question and every choice can be put in words', () => {
    expect(heard.sentences.flatMap(flawsOf)).toEqual([]);
    const said = new Set(heard.sentences.map(({ key }) => key));
    const wanted = keys.filter(key => /^(ask|choice)\./.test(key) && !/_(one|other)$/.test(key));
    expect(wanted.filter(key => !said.has(key))).toEqual([]);
  });

  test('no two choices of one question read the same', () => {
    expect(heard.alike).toEqual([]);
  });

  test('every refusal of a wrong answer can be explained', () => {
    expect(heard.problems.flatMap(({ code, data }) => flawsOf({ key: `problem.${code}`, data: data ?? {} }))).toEqual(
      [],
    );
    const met = new Set(heard.problems.map(({ code }) => code));
    const before = ['no-such-seat', 'damaged-position']; // met before the game, below
    expect([...PROBLEMS].filter(code => !before.includes(code) && !met.has(code))).toEqual([]);
  });

  test('the table can be drawn', () => {
    for (const text of heard.drawn) {
      expect(text).not.toMatch(/\{\{|\$t\(/);
      expect(text).not.toMatch(KEY);
    }
  });
});

describe('before the game', () => {
  test('HK-S1 a seat that does not exist is refused in words', () => {
    const refused = game.resolveOptions({ firstPlayer: 'hostChoice', firstSeat: 4 }, 3) as Problem;
    expect(refused.code).toBe('no-such-seat');
    expect(flawsOf({ key: `problem.${refused.code}`, data: refused.data ?? {} })).toEqual([]);
    expect(say(messages, 'it', `problem.${refused.code}`, refused.data)).toBe('Non c’è un posto 4 a un tavolo da 3.');
  });

  test('CO-5.1 a position that cannot be read is refused in words', () => {
    const refused = game.table.read(['nonsense'], game.resolveOptions({}, 2) as Options, ['ada', 'bea']) as Problem;
    expect(refused.code).toBe('damaged-position');
    expect(flawsOf({ key: `problem.${refused.code}`, data: refused.data ?? {} })).toEqual([]);
  });

  test('HK-7.7 a resignation is told in words', () => {
    const state = game.setup(game.resolveOptions({}, 2) as Options, ['ada', 'bea'], 'resigns');
    const outcome = game.resignation(state.open, 'ada');
    expect(flawsOf({ key: `outcome.${outcome?.reason}`, data: {} })).toEqual([]);
    expect(say(messages, 'en', 'event.game-over', { reason: outcome?.reason ?? '' })).toBe(
      'The game is over. A player resigns.',
    );
  });
});

test('sentences read as they should', () => {
  const it = (key: string, data: Plain): string => say(messages, 'it', key, data);
  const en = (key: string, data: Plain): string => say(messages, 'en', key, data);
  expect(it('choice.declare', { direction: 'east', house: 'stark', count: 3 })).toBe('Varys a destra: 3 carte Stark');
  expect(it('choice.declare', { direction: 'east', house: 'stark', count: 1 })).toBe('Varys a destra: 1 carta Stark');
  expect(en('choice.declare', { direction: 'east', house: 'stark' })).toBe('Varys right: House Stark');
  expect(en('choice.swap-in-grid', { one: 'bran-stark', other: 'varys' })).toBe('Swap Bran Stark and Varys');
  const declared: Event = {
    type: 'declared',
    to: 'all',
    data: { seat: 'Ada', direction: 'north', house: 'stark', from: '4,5', to: '1,5' },
  };
  const told = eventMessage(declared);
  expect(it(told.key, told.data)).toBe('Ada dichiara Casa Stark: Varys va in alto, alla riga 1, colonna 5');
  expect(it('event.no-effect', { seat: 'Ada', companion: 'brienne-of-tarth', part: 'take' })).toBe(
    'Brienne di Tarth: nessuno da prendere',
  );
  expect(it('draw.banners', { count: 1 })).toBe('1 vessillo');
  expect(it('draw.banners', { count: 0 })).toBe('0 vessilli');
});

test('the end of a game tells who has won, and how; a resignation who resigned', () => {
  const over = (reason: string, ranking: string[][]): string => {
    const [told] = tellings([{ type: 'game-over', to: 'all', data: { reason, ranking, clause: 'HK-7.4' } }]);
    const { key = '', data = null } = told?.says[0] ?? {};
    const named = withSeatNames(data, ['a', 'b', 'c', 'd'], seat => ({ a: 'Ada', b: 'Bea' })[seat] ?? seat);
    return say(messages, 'en', key, named);
  };
  expect(over('most-banners', [['a'], ['b']])).toBe('The game is over: Ada wins with the most banners.');
  expect(
    over('most-banners', [
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('The game is over: Ada and Bea win with the most banners.');
  expect(over('largest-banner', [['b'], ['a']])).toMatch(/^The game is over: Bea wins, equal in banners/);
  expect(over('resigned', [['b'], ['a']])).toBe('The game is over: Ada resigns, and Bea wins.');
  expect(over('nobody-has-a-banner', [['a', 'b']])).toMatch(/a draw\.$/);
});
