import { coreMessages, isProblem, mergeCatalogues, type OptionValues } from '@corvo/core';
import { flawsInDrawing, Heard, listen } from '@corvo/testkit';
import { wrongAnswers } from '@corvo/westeros/wrong-answers';
import { beforeAll, describe, expect, test } from 'vitest';
import { firstEdition as game } from '../game.ts';
import { CLAUSES } from '../rules/clauses.ts';
import { chosenOf } from '../options.ts';
import { firstEditionRules } from '../rules/index.ts';

const all = mergeCatalogues(coreMessages, game.messages);
const SEATS = ['ada', 'bea', 'ciro', 'dora', 'eva'];

function options(players: number): OptionValues {
  const found = game.resolveOptions({}, players);
  if (isProblem(found)) throw new Error(found.code);
  return found;
}

test('there are words for every question and every refusal that has a clause', () => {
  const known = new Heard(all);
  const wanted = Object.keys(CLAUSES).map(name => (name.startsWith('ask.') ? name : `problem.${name}`));
  const outcomes = ['enough-castles', 'last-round'].map(reason => `problem.${reason}`);
  expect(wanted.filter(key => !outcomes.includes(key) && !known.has(key))).toEqual([]);
  expect(outcomes.map(key => key.replace('problem', 'outcome')).filter(key => !known.has(key))).toEqual([]);
});

describe('in games played at random', () => {
  const heard = new Heard(all);
  beforeAll(() => {
    const wrong = wrongAnswers(firstEditionRules(5, chosenOf({ kingsCourt: 'recommended' })));
    for (let index = 0; index < 12; index++) {
      const seats = SEATS.slice(0, 3 + (index % 3));
      listen(game, { seats, options: options(seats.length), seed: `seed ${index}`, wrong }, heard);
    }
  }, 120_000);

  test('whatever is asked, chosen, told and refused can be said', () => {
    expect([...heard.flaws]).toEqual([]);
    const met = (family: string): number => [...heard.keys].filter(key => key.startsWith(`${family}.`)).length;
    expect(met('ask')).toBeGreaterThan(30);
    expect(met('event')).toBeGreaterThan(40);
    expect(met('problem')).toBeGreaterThan(40);
  });

  test('no two choices of one question read the same', () => {
    expect([...heard.alike]).toEqual([]);
  });

  test('the table can be drawn', () => {
    expect(flawsInDrawing(game, game.setup(options(5), game.seats(5), 'drawn'), all)).toEqual([]);
  });
});
