import {
  pick,
  rngFromText,
  say,
  mergeCatalogues,
  coreMessages,
  LANGUAGES,
  type Plain,
  type Problem,
  type Rng,
} from '@corvo/core';
import type { WesterosRequest, WesterosView } from '@corvo/westeros';
import { countDecisions } from '@corvo/testkit';
import { describe, expect, test } from 'vitest';
import { firstEdition } from './game.ts';
import { CLAUSES } from './rules/clauses.ts';
import { SHEET } from './facts.ts';

const AREAS = SHEET.areas.map(area => area.id);
const FACES = ['march-zero', 'march-plus-one', 'support', 'raid-star', 'consolidate', 'defense-plus-two', 'charge'];
const KINDS = ['footman', 'knight', 'ship', 'dragon'];
const CARDS = Object.values(SHEET.houseCards).flatMap(cards => cards.map(card => card.id));

/** A well-formed answer that means something, legal or not. */
function wild(request: WesterosRequest, rng: Rng): Plain {
  const area = (): string => pick(rng, [...AREAS, 'moon']);
  const units = (): Plain => ({ [pick(rng, KINDS)]: 1 + (rng[0] % 3) });
  switch (request.ask.kind) {
    case 'orders':
      return { orders: { [area()]: pick(rng, FACES), [area()]: pick(rng, FACES) } };
    case 'raid':
      return {
        from: pick(rng, [...Object.keys(request.ask.from), 'moon']),
        targets: [area(), area()].slice(0, 1 + (rng[1] % 2)),
      };
    case 'march':
      return {
        from: pick(rng, [...Object.keys(request.ask.from), 'moon']),
        moves: [{ to: area(), units: units() }],
        leave: rng[2] % 2 === 0,
      };
    case 'muster':
      return {
        muster: {
          [pick(rng, [...Object.keys(request.ask.areas), area()])]: [
            pick(rng, ['footman', 'knight', 'footman>knight', `ship@${area()}`, 'dragon']),
          ],
        },
      };
    case 'units':
      return { units: { [pick(rng, [...Object.keys(request.ask.from), 'moon'])]: units() } };
    case 'amount':
      return { amount: pick(rng, [-3, 21, 999]) };
    case 'card':
      return { card: pick(rng, [...CARDS, null]) };
    case 'cards':
      return { cards: [pick(rng, CARDS)] };
    case 'areas':
      return { areas: [area()] };
    case 'option':
      return { option: pick(rng, ['moon', 'moon for attacker', 'use twice']) };
    case 'ranking':
      return { ranking: [pick(rng, ['stark', 'moon'])] };
  }
}

/** Codes of the core that name no rule of this game. */
const GENERIC = new Set([
  'not-offered',
  'must-choose',
  'wrong-number',
  'chosen-twice',
  'out-of-range',
  'ranking-incomplete',
  'wrong-shape',
]);

const met = new Set<string>(); // the questions that were asked at all
const CATALOGUE = mergeCatalogues(coreMessages, firstEdition.messages);

function* refusals(games: number): Generator<{ problem: Problem; why: string }> {
  const rng = rngFromText('refusals');
  for (let i = 0; i < games; i++) {
    const players = 3 + (i % 3);
    const state = firstEdition.setup({ kingsCourt: 'recommended' }, firstEdition.seats(players), `refusals ${i}`);
    const decided = countDecisions();
    while (state.open.outcome === null) {
      decided();
      const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
      const view: WesterosView = firstEdition.view(state, seat);
      const [request] = firstEdition.requests(view);
      if (request === undefined) throw new Error('nobody is asked');
      met.add(request.why);
      for (let tries = 0; tries < 3; tries++) {
        const problem = firstEdition.check(view, request, wild(request, rng));
        if (problem !== undefined) yield { problem, why: request.why };
      }
      firstEdition.applyInPlace(
        state,
        { seat, request: request.id, choice: firstEdition.sample(view, request, rng) },
        () => {},
      );
    }
  }
}

describe('refusals teach', () => {
  const seen = [...refusals(30)];

  test('no refusal of a well-formed answer is generic: each cites a clause of this ledger and brings data', () => {
    const bad = seen.filter(
      ({ problem }) => GENERIC.has(problem.code) || !problem.clause.startsWith('1E-') || problem.data === undefined,
    );
    expect([...new Set(bad.map(({ why, problem }) => `${why}: ${problem.code} (${problem.clause})`))]).toEqual([]);
  });

  test('many different rules refuse', () =>
    expect(new Set(seen.map(({ problem }) => problem.code)).size).toBeGreaterThan(40));

  test('every question of the kernel is met, and every question that is met refuses something', () => {
    const refusing = new Set(seen.map(({ why }) => why));
    const questions = Object.keys(CLAUSES).flatMap(name => (name.startsWith('ask.') ? [name.slice(4)] : []));
    const seldom = ['casualties', 'retreat-supply', 'support-neutral', 'name-highest', 'name-lowest', 'reward-card'];
    expect(questions.filter(why => !refusing.has(why) && !seldom.includes(why))).toEqual([]);
    expect([...met].filter(why => !refusing.has(why))).toEqual([]);
  });

  test('no sentence of a refusal is generic: each brings something of the moment, in both languages', () => {
    const codes = [...Object.keys(CLAUSES).filter(name => !name.startsWith('ask.')), 'order-banned'];
    const outcomes = ['enough-castles', 'last-round'];
    for (const language of LANGUAGES) {
      const messages = firstEdition.messages[language];
      const generic = codes.filter(code => !outcomes.includes(code) && !messages[`problem.${code}`]?.includes('{{'));
      expect(generic).toEqual([]);
      // And none looks a name up that a player may have typed: that would show a key.
      const shown = seen.map(({ problem }) => say(CATALOGUE, language, `problem.${problem.code}`, problem.data));
      expect(shown.filter(text => /\b(area|card|house|unit|order|effect|items|track)\.[a-z0-9]/.test(text))).toEqual(
        [],
      );
    }
  });

  test('every refusal has a sentence in both languages, and its data fills it', () => {
    const silent = new Set<string>();
    for (const { problem } of seen) {
      for (const language of LANGUAGES) {
        const key = `problem.${problem.code}`;
        const text = say(CATALOGUE, language, key, problem.data);
        if (text === key || text.includes('{{')) silent.add(`${language} ${key}: ${text}`);
      }
    }
    expect([...silent].slice(0, 10)).toEqual([]);
  });

  test('every clause behind a question or refusal has the form of this ledger', () => {
    for (const clause of Object.values(CLAUSES)) expect(clause).toMatch(/^1E-(\d+\.\d+|S\d+)$/);
  });
});
