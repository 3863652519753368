import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  below,
  coreMessages,
  isProblem,
  LANGUAGES,
  pick,
  rngFromText,
  say,
  type Action,
  type Catalogue,
  type ChoiceShape,
  type OptionValue,
  type Problem,
  type Request,
  type Rng,
  type Seat,
} from '@corvo/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHARACTERS, COMPANIONS, HOUSES, VARYS } from './cards.ts';
import { DIRECTIONS } from './court.ts';
import { handOfTheKing as game } from './game.ts';
import { OPTIONS } from './options.ts';
import type { HandOfTheKing, HandState, Options } from './state.ts';

const ledger = readFileSync(join(import.meta.dirname, '../../../docs/rules/hand-of-the-king.md'), 'utf8');
const CLAUSES = new Set([...ledger.matchAll(/\*\*(HK-[A-Z]?\d+(?:\.\d+)?)\*\*/g)].map(([, id]) => id));

/** Every refusal of a well-formed choice, by the question it answers. */
const RAVEN_LATE = ['HK-9.1 no-ravens-in-this-game', 'HK-9.3 raven-too-late'];
const UNTOUCHABLE = ['HK-5.10 companion-is-protected', 'HK-5.11 varys-is-untouchable', 'HK-5.12 effect-is-compulsory'];
const REFUSALS: Readonly<Record<string, readonly string[]>> = {
  declare: [
    'HK-3.2 no-such-declaration',
    'HK-3.3 house-not-that-way',
    'HK-3.3 not-in-line',
    'HK-3.3 not-in-the-grid',
    'HK-3.7 must-move',
    'HK-9.1 no-ravens-in-this-game',
    'HK-9.2 raven-spent',
    'HK-9.3 nobody-of-that-name',
    'HK-9.3 raven-to-oneself',
    'HK-9.5 raven-only-to-partner',
  ],
  'end-talk': ['HK-9.9 only-end-talk'],
  'choose-companion': ['HK-5.1 companion-not-available', 'HK-5.3 companion-must-be-chosen', ...RAVEN_LATE],
  'give-banner': ['HK-4.5 not-tied', ...RAVEN_LATE],
  'name-house': ['HK-6.2 no-such-house', 'HK-S16 house-not-in-the-grid', ...RAVEN_LATE],
  'kill-in-grid': [
    ...UNTOUCHABLE,
    'HK-6.6 no-such-character',
    'HK-6.6 not-in-the-grid',
    'HK-6.7 no-such-character',
    'HK-6.7 not-in-the-grid',
    ...RAVEN_LATE,
  ],
  'kill-in-area': [
    ...UNTOUCHABLE,
    'HK-6.13 no-such-character',
    'HK-6.13 not-in-an-area',
    'HK-6.7 no-such-character',
    'HK-6.7 not-in-an-area',
    ...RAVEN_LATE,
  ],
  'discard-companion': ['HK-5.12 effect-is-compulsory', 'HK-6.17 companion-not-available', ...RAVEN_LATE],
  'swap-in-grid': [
    'HK-5.10 companion-is-protected',
    'HK-5.12 effect-is-compulsory',
    'HK-6.8 no-such-character',
    'HK-6.8 not-in-the-grid',
    'HK-6.8 swap-takes-two',
    'HK-S5 varys-may-not-be-swapped',
    ...RAVEN_LATE,
  ],
  'give-character': [...UNTOUCHABLE, 'HK-6.10 no-such-character', 'HK-6.10 not-in-your-area', ...RAVEN_LATE],
  'receive-character': [...UNTOUCHABLE, 'HK-6.10 no-such-character', 'HK-6.10 not-in-an-opponents-area', ...RAVEN_LATE],
};

const ODD = ['', ' ', 'nobody', 'none', 'constructor', '__proto__', 'raven', 'raven ', '-1', 'x'.repeat(5000)];

/** Words of this game, each of which answers some question and most of which do not answer this one. */
function wordsOf(seats: readonly Seat[]): string[] {
  return [
    ...ODD,
    ...seats,
    ...HOUSES,
    ...DIRECTIONS,
    ...DIRECTIONS.flatMap(direction => HOUSES.map(house => `${direction} ${house}`)),
    ...HOUSES.flatMap(house => [...seats, 'nobody'].map(seat => `${house} to ${seat}`)),
    ...[...seats, 'nobody'].map(seat => `raven ${seat}`),
    'end-talk',
    VARYS,
    ...CHARACTERS,
    ...COMPANIONS,
  ];
}

/** Choices of the form that the question wants; the rules must say what is wrong with them, if anything is. */
function wellFormed({ ask }: Request<HandOfTheKing>, seats: readonly Seat[], rng: Rng): ChoiceShape[] {
  const words = wordsOf(seats);
  if (ask.kind === 'option') return words.map(option => ({ option }));
  if (ask.kind === 'card') return [{ card: null }, ...words.map(card => ({ card }))];
  if (ask.kind !== 'cards') throw new Error(`this game asks no ${ask.kind}`);
  const [one = '', two = '', three = ''] = ask.from;
  const lists = [[], [one], [one, one], [one, two, three], [one, two, one], ask.from, words];
  return [...lists, ...words.map(word => [word, one]), ...words.map(word => [pick(rng, words), word])].map(cards => ({
    cards,
  }));
}

/** Values that are no answer of the form that the question wants. */
function malformed({ ask }: Request<HandOfTheKing>): unknown[] {
  const others = [{ option: 'stark' }, { card: 'hodor' }, { card: null }, { cards: ['bran-stark', 'robb-stark'] }];
  const bare = [undefined, 0, -1, 1e308, 2 ** 53, Number.NaN, true, '', 'east stark', [], [1], {}, { amount: -1e9 }];
  const fields = [7, -1, 2 ** 53, Number.NaN, true, {}, [[]], [undefined], undefined];
  return [
    ...bare,
    ...others.filter(choice => !(ask.kind in choice)),
    ...fields.map(value => ({ [ask.kind]: value })),
    { [ask.kind]: 'stark', more: 1 },
    JSON.parse('{"__proto__": {"option": "stark", "card": "hodor"}}') as unknown,
  ];
}

/** Actions with a good choice and something wrong around it. */
function misplaced(
  seat: Seat,
  request: Request<HandOfTheKing>,
  asked: readonly Seat[],
  seats: readonly Seat[],
  choice: ChoiceShape,
): unknown[] {
  const numbers = [
    request.id - 1,
    request.id + 1,
    -request.id,
    -1,
    2 ** 53,
    -(2 ** 53),
    0.5,
    Number.NaN,
    Infinity,
    String(request.id),
    null,
  ];
  const strangers: unknown[] = ['nobody', '', '__proto__', 'constructor', null, 0, -1, [seat], undefined];
  return [
    ...numbers.map(number => ({ seat, request: number, choice })),
    ...[...strangers, ...seats.filter(other => !asked.includes(other))].map(other => ({
      seat: other,
      request: request.id,
      choice,
    })),
    { seat, request: request.id, choice: null },
    { seat, request: request.id },
  ];
}

function randomOptions(players: number, rng: Rng): Options {
  const given: Record<string, OptionValue> = {};
  for (const { id, values, players: fitting } of OPTIONS)
    if (fitting?.includes(players) ?? true) given[id] = pick(rng, values);
  given['companionDeck'] = 'full';
  given['firstSeat'] = 1 + below(rng, players);
  const options = game.resolveOptions(given, players);
  if (isProblem(options)) throw new Error(`${options.code} (${options.clause})`);
  return options;
}

/** What the rules and the platform refused in many games; each refusal once. */
class Refused {
  readonly byQuestion = new Map<string, Set<string>>();
  readonly byRules = new Map<string, Problem>();
  readonly byPlatform = new Map<string, Problem>();
  readonly taken: unknown[] = []; // malformed or misplaced, and yet taken
  readonly surprises: Problem[] = []; // foretold by the view, but not so refused
  readonly spoiled: string[] = []; // questions at which a refused action changed the state

  /** Tries an action; answers the problem, which the seat can know beforehand. */
  try(state: HandState, action: unknown): Problem | undefined {
    const { seat } = action as Action;
    const foretold = game.refusal(game.view(state, seat), action as Action);
    if (foretold === undefined) return undefined;
    const step = game.apply(state, action as Action);
    if (step.ok || JSON.stringify(step.problem) !== JSON.stringify(foretold)) this.surprises.push(foretold);
    return foretold;
  }

  atDecision(state: HandState, seat: Seat, request: Request<HandOfTheKing>, rng: Rng): void {
    const before = JSON.stringify(state);
    const { seats } = state.open;
    const found = this.byQuestion.get(request.why) ?? new Set();
    this.byQuestion.set(request.why, found);
    for (const choice of wellFormed(request, seats, rng)) {
      const problem = this.try(state, { seat, request: request.id, choice });
      if (problem === undefined) continue;
      found.add(`${problem.clause} ${problem.code}`);
      this.byRules.set(JSON.stringify(problem), problem);
    }
    const asked = game.waiting(state.open).map(entry => entry.seat);
    const good = game.sample(game.view(state, seat), request, rng);
    const wrong = [
      ...malformed(request).map(choice => ({ seat, request: request.id, choice })),
      ...misplaced(seat, request, asked, seats, good),
    ];
    for (const action of [...wrong, undefined, null, 7, 'ada declares east stark', [], {}]) {
      const problem =
        action == null || typeof action !== 'object' ? refusedOutright(state, action) : this.try(state, action);
      if (problem === undefined) this.taken.push(action);
      else this.byPlatform.set(JSON.stringify(problem), problem);
    }
    if (JSON.stringify(state) !== before) this.spoiled.push(request.why);
  }
}

function refusedOutright(state: HandState, action: unknown): Problem | undefined {
  const step = game.apply(state, action as Action);
  return step.ok ? undefined : step.problem;
}

/** Plays a game at random and tries everything at each decision. */
function listen(refused: Refused, index: number): void {
  const rng = rngFromText(`refusals ${index}`);
  const seats = ['ada', 'bea', 'ciro', 'dora'].slice(0, 2 + (index % 3));
  let state: HandState = game.setup(randomOptions(seats.length, rng), seats, `refusals ${index}`);
  for (let waiting = game.waiting(state.open); waiting.length > 0; waiting = game.waiting(state.open)) {
    const { seat } = pick(rng, waiting);
    const view = game.view(state, seat);
    const request = game.requests(view)[0] as Request<HandOfTheKing>;
    refused.atDecision(state, seat, request, rng);
    const step = game.apply(state, { seat, request: request.id, choice: game.sample(view, request, rng) });
    if (!step.ok) throw new Error(`a sampled choice was refused: ${step.problem.code}`);
    state = step.state;
  }
}

/** What a reader must never find: no sentence at all, a hole, a reference, an object. */
function unsaid(problems: Iterable<Problem>, catalogue: Catalogue): string[] {
  const wrong: string[] = [];
  for (const { code, data } of problems) {
    for (const language of LANGUAGES) {
      const key = `problem.${code}`;
      const text = Object.hasOwn(catalogue[language], key) ? say(catalogue, language, key, data ?? {}) : '';
      if (text === '' || /\{\{|\}\}|\$t\(|\[object|\b(undefined|null|NaN)\b/.test(text))
        wrong.push(`${language} ${code}: ${text}`);
    }
  }
  return wrong;
}

describe('in games played at random, at every decision', () => {
  const refused = new Refused();
  beforeAll(() => {
    for (let index = 0; index < 45; index++) listen(refused, index);
  }, 60_000);

  test('every question is met, and refuses what is wrong by a rule of its own', () => {
    const found = Object.fromEntries([...refused.byQuestion].map(([why, refusals]) => [why, [...refusals].sort()]));
    const known = Object.fromEntries(Object.entries(REFUSALS).map(([why, refusals]) => [why, [...refusals].sort()]));
    expect(found).toEqual(known);
  });

  test('every clause that a refusal cites is in the ledger', () => {
    const clauses = new Set([...refused.byRules.values()].map(({ clause }) => clause));
    expect([...clauses].filter(clause => !CLAUSES.has(clause))).toEqual([]);
  });

  test('every refusal has a sentence of this game in both languages', () => {
    expect(unsaid(refused.byRules.values(), game.messages)).toEqual([]);
  });

  test('CO-2.7 no refusal says more than a reader wants to read', () => {
    const long = [...refused.byRules.values()].filter(problem => JSON.stringify(problem).length > 300);
    expect(long).toEqual([]);
  });

  test('CO-2.2 CO-2.3 CO-2.4 CO-2.5 a wrong form, a wrong seat and a wrong request are refused by the platform', () => {
    expect(refused.taken).toEqual([]);
    const found = new Set([...refused.byPlatform.values()].map(({ clause, code }) => `${clause} ${code}`));
    expect([...found].sort()).toEqual([
      'CO-2.2 not-asked',
      'CO-2.2 unknown-seat',
      'CO-2.3 stale-request',
      'CO-2.4 malformed-action',
      'CO-2.4 wrong-shape',
      'CO-2.5 nothing-to-withdraw',
    ]);
    expect(unsaid(refused.byPlatform.values(), coreMessages)).toEqual([]);
  });

  test('CO-2.7 what is refused changes nothing, and the seat could have known it beforehand', () => {
    expect(refused.spoiled).toEqual([]);
    expect(refused.surprises).toEqual([]);
  });
});
