import {
  coreMessages,
  isProblem,
  mergeCatalogues,
  pick,
  rngFromText,
  say,
  type OptionValues,
  type Problem,
} from '@corvo/core';
import { flawsInDrawing, Heard, listen } from '@corvo/testkit';
import { wrongAnswers } from '@corvo/westeros/wrong-answers';
import { beforeAll, describe, expect, test } from 'vitest';
import { clashOfKings as game } from '../game.ts';
import { only } from '../lay.fixture.ts';
import { chosenOf, OPTIONS } from '../options.ts';
import { clashOfKingsRules } from '../rules.ts';

const all = mergeCatalogues(coreMessages, game.messages);
const SEATS = ['ada', 'bea', 'ciro', 'dora', 'eva', 'fosca'];

/** Codes of the core that name no rule of this game. */
const GENERIC = ['not-offered', 'must-choose', 'wrong-number', 'chosen-twice', 'out-of-range', 'wrong-shape'];
const isGeneric = ({ code, clause, data }: Problem): boolean =>
  GENERIC.includes(code) || !/^(1E|CK)-/.test(clause) || data === undefined;

const RULES = clashOfKingsRules(
  6,
  chosenOf(Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values[0] ?? true]))),
);

/** Any options; half of the games with all of them. */
function options(index: number, players: number): OptionValues {
  const rng = rngFromText(`texts ${index}`);
  const names = Object.keys(only());
  const wanted = index % 2 === 0 ? names : names.filter(() => pick(rng, [true, false]));
  const found = game.resolveOptions(only(...wanted), players);
  if (isProblem(found)) throw new Error(found.code);
  return found;
}

test('there are words for every question, refusal and event that has a clause', () => {
  const known = new Heard(all);
  const wanted = Object.keys(RULES.clauses)
    .filter(name => !/^(show|event)\./.test(name))
    .map(name => (name.startsWith('ask.') ? name : `problem.${name}`));
  const outcomes = ['enough-castles', 'last-round'].map(reason => `problem.${reason}`);
  expect(wanted.filter(key => !outcomes.includes(key) && !known.has(key))).toEqual([]);
  expect(Object.values(RULES.clauses).filter(clause => !/^(1E|CK)-(\d+\.\d+|[SH]\d+)$/.test(clause))).toEqual([]);
});

describe('in games played at random', () => {
  const heard = new Heard(all);
  const generic = new Set<string>(); // refusals that name no rule of this game
  beforeAll(() => {
    const wrong = wrongAnswers(RULES, ['walls']);
    const onRefusal = (why: string, refused: Problem): void => {
      if (isGeneric(refused)) generic.add(`${why}: ${refused.code} (${refused.clause})`);
    };
    for (let index = 0; index < 8; index++) {
      const seats = SEATS.slice(0, 3 + (index % 4));
      const chosen = options(index, seats.length);
      listen(game, { seats, options: chosen, seed: `seed ${index}`, wrong, onRefusal }, heard);
    }
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
    expect([...generic]).toEqual([]);
  });

  test.each([3, 4, 5, 6])('the table of %s players can be drawn', players => {
    const state = game.setup(options(0, players), game.seats(players), 'drawn');
    expect(flawsInDrawing(game, state, all)).toEqual([]);
  });
});

test('an order whose name has an article stands in sentences without it, or in Italian after its preposition', () => {
  const removed = (language: 'en' | 'it', order: string): string =>
    say(all, language, 'event.order-removed.resolved', { house: 'greyjoy', order, area: 'pyke' });
  expect(removed('en', 'the-iron-fleet')).toBe('Greyjoy has resolved the Iron Fleet order at Pyke');
  expect(removed('en', 'the-scorpions-sting')).toBe('Greyjoy has resolved the Scorpion’s Sting order at Pyke');
  expect(removed('it', 'the-young-wolf')).toBe('Greyjoy ha risolto l’ordine del Giovane Lupo a Pyke');
  expect(removed('it', 'the-lions-cunning')).toBe('Greyjoy ha risolto l’ordine dell’Astuzia del Leone a Pyke');
});
