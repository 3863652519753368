import {
  coreMessages,
  isProblem,
  LANGUAGES,
  mergeCatalogues,
  pick,
  questionOf,
  rngFromText,
  say,
  type Plain,
  type Rng,
} from '@corvo/core';
import { rulesOf, type WesterosChoice, type WesterosRequest } from '@corvo/westeros';
import { Heard, keysIn } from '@corvo/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { clashOfKings as game } from '../game.ts';
import { only } from '../lay.fixture.ts';
import { chosenOf, OPTIONS } from '../options.ts';
import { clashOfKingsRules } from '../rules.ts';

const all = mergeCatalogues(coreMessages, game.messages);
const KEY = keysIn(all);

/** Codes of the core that name no rule of this game. */
const GENERIC = ['not-offered', 'must-choose', 'wrong-number', 'chosen-twice', 'out-of-range', 'wrong-shape'];

/** What was refused besides. */
class HeardRefusals extends Heard {
  readonly generic = new Set<string>(); // refusals that name no rule of this game
}

const RULES = clashOfKingsRules(
  6,
  chosenOf(Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[0] ?? true]))),
);
const AREAS = RULES.board.ids;
const KINDS = [...RULES.board.kinds, 'dragon'];
const PURCHASES = [...KINDS, 'footman>knight', 'footman>siege-engine', ...AREAS.slice(-19).map(sea => `ship@${sea}`)];

/** An answer nobody should give, of the form the question wants, so that the rules themselves must refuse. */
function wrongAnswer({ ask }: WesterosRequest, rng: Rng): WesterosChoice {
  const area = (): string => pick(rng, [...AREAS, 'nowhere']);
  const units = (): Record<string, number> => ({ [pick(rng, KINDS)]: pick(rng, [1, 1, 2, 9]) });
  switch (ask.kind) {
    case 'amount':
      return { amount: pick(rng, [-1, ask.max + 1]) };
    case 'card':
      return { card: pick(rng, [null, 'nobody', 'tywin-lannister', 'robb-stark-ck']) };
    case 'cards':
      return { cards: pick(rng, [[], ask.from.slice(0, 1), ['nobody'], ask.from.slice(0, 4)]) };
    case 'areas':
      return { areas: pick(rng, [[], [area()], ask.from.slice(0, 2), [area(), area(), area()]]) };
    case 'option':
      return { option: pick(rng, ['', 'nowhere', 'stark', 'nowhere for walls', `${area()} for walls`, 'use twice']) };
    case 'ranking':
      return { ranking: ask.of.slice(1) };
    case 'raid':
      return {
        from: pick(rng, [...Object.keys(ask.from), area()]),
        targets: pick(rng, [[area()], [area(), area(), area()]]),
      };
    case 'march': {
      const moves = Array.from({ length: pick(rng, [0, 1, 1, 2, 3]) }, () => ({ to: area(), units: units() }));
      const from = pick(rng, [...Object.keys(ask.from), ...Object.keys(ask.from), area()]);
      return { from, moves, leave: pick(rng, [true, false]) };
    }
    case 'muster': {
      const bought = Array.from({ length: pick(rng, [1, 2, 3]) }, () => pick(rng, PURCHASES));
      return { muster: { [pick(rng, [...Object.keys(ask.areas), area()])]: bought } };
    }
    case 'orders':
      return {
        orders: Object.fromEntries(
          [...ask.areas.slice(0, 4), area()].map(place => [place, pick(rng, [...Object.keys(ask.tokens), 'retreat'])]),
        ),
      };
    case 'units':
      return {
        units: pick(rng, [{}, { [area()]: units() }, ask.from, { [pick(rng, Object.keys(ask.from))]: units() }]),
      };
  }
}

/** Any options; half of the games with all of them. */
function optionsFor(index: number, players: number, rng: Rng): Record<string, boolean> {
  const names = Object.keys(only());
  const wanted = index % 2 === 0 ? names : names.filter(() => pick(rng, [true, false]));
  const options = game.resolveOptions(only(...wanted), players);
  if (isProblem(options)) throw new Error(options.code);
  return options as Record<string, boolean>;
}

function listen(heard: HeardRefusals, index: number): void {
  const rng = rngFromText(`texts ${index}`);
  const seats = ['ada', 'bea', 'ciro', 'dora', 'eva', 'fosca'].slice(0, 3 + (index % 4));
  let state = game.setup(optionsFor(index, seats.length, rng), seats, `seed ${index}`, event =>
    heard.say(game.sentences.event(event)),
  );
  for (let waiting = game.waiting(state.open); waiting.length > 0; waiting = game.waiting(state.open)) {
    const { seat, why } = pick(rng, waiting);
    const view = game.view(state, seat);
    const request = game.requests(view)[0] as WesterosRequest;
    for (let tries = 0; tries < 12; tries++) {
      const refused = game.check(view, request, wrongAnswer(request, rng));
      if (refused === undefined) continue;
      heard.say({ key: `problem.${refused.code}`, data: refused.data ?? {} });
      if (GENERIC.includes(refused.code) || !/^(1E|CK)-/.test(refused.clause) || refused.data === undefined)
        heard.generic.add(`${why}: ${refused.code} (${refused.clause})`);
    }
    heard.say({ key: `ask.${why}`, data: {} });
    const question = questionOf(game, state.open, seat, why);
    if (heard.has(question.key)) heard.say(question);
    heard.say({ key: `ask.${why}.waiting`, data: { seat } });
    const choice = game.sample(view, request, rng);
    const offered = game.list(view, request, 40) ?? [choice];
    heard.say(game.sentences.choice(state.open, why, choice));
    heard.offer(offered.map(one => game.sentences.choice(state.open, why, one)));
    const step = game.apply(state, { seat, request: request.id, choice });
    if (!step.ok) throw new Error(`a sampled choice was refused: ${step.problem.code}`);
    for (const event of step.events) heard.say(game.sentences.event(event));
    state = step.state;
  }
  heard.say({ key: `outcome.${state.open.outcome?.reason ?? ''}`, data: {} });
}

const known = new Heard(all);

test('there are words for every question, refusal and event that has a clause', () => {
  const wanted = Object.keys(RULES.clauses)
    .filter(name => !/^(show|event)\./.test(name))
    .map(name => (name.startsWith('ask.') ? name : `problem.${name}`));
  const outcomes = ['enough-castles', 'last-round'].map(reason => `problem.${reason}`);
  expect(wanted.filter(key => !outcomes.includes(key) && !known.has(key))).toEqual([]);
  expect(Object.values(RULES.clauses).filter(clause => !/^(1E|CK)-(\d+\.\d+|[SH]\d+)$/.test(clause))).toEqual([]);
});

describe('in games played at random', () => {
  const heard = new HeardRefusals(all);
  beforeAll(() => {
    for (let index = 0; index < 8; index++) listen(heard, index);
  }, 240_000);

  test('whatever is asked, chosen, told and refused can be said', () => {
    expect([...heard.flaws]).toEqual([]);
    const met = (family: string): number => [...heard.keys].filter(key => key.startsWith(`${family}.`)).length;
    expect(met('ask')).toBeGreaterThan(50);
    expect(met('event')).toBeGreaterThan(50);
    expect(met('problem')).toBeGreaterThan(50);
  });

  test('no two choices of one question read the same', () => {
    expect([...heard.alike]).toEqual([]);
  });

  test('no refusal is generic: each cites a clause of this ledger and brings data', () => {
    expect([...heard.generic]).toEqual([]);
  });

  test('the table can be drawn', () => {
    for (const players of [3, 4, 5, 6]) {
      const state = game.setup(optionsFor(0, players, rngFromText('drawn')), game.seats(players), 'drawn');
      expect(rulesOf(state.open).id).toBe('clash-of-kings');
      for (const language of LANGUAGES) {
        const words = (key: string, data?: Plain): string => say(all, language, key, data);
        const text = game.table.draw(game.view(state, null), { say: words, paint: one => one, nameOf: seat => seat });
        expect(text).not.toMatch(/\{\{|\$t\(/);
        expect(text).not.toMatch(KEY);
      }
    }
  });
});
