import { coreMessages, isProblem, mergeCatalogues, pick, rngFromText, type OptionValues } from '@corvo/core';
import { flawsInDrawing, Heard, listen } from '@corvo/testkit';
import { rulesOf } from '@corvo/westeros';
import { wrongAnswers } from '@corvo/westeros/wrong-answers';
import { beforeAll, describe, expect, test } from 'vitest';
import { secondEdition as game } from '../game.ts';
import { OPTIONS } from '../options.ts';
import { CLAUSES } from '../rules/clauses.ts';

const all = mergeCatalogues(coreMessages, game.messages);
const SEATS = ['ada', 'bea', 'ciro', 'dora', 'eva', 'fay'];

/** Any options that so many may play with. */
function options(players: number, seed: string): OptionValues {
  const rng = rngFromText(seed);
  const given = OPTIONS.filter(spec => spec.players === undefined || spec.players.includes(players));
  const found = game.resolveOptions(
    Object.fromEntries(given.map(({ id, values }) => [id, pick(rng, values)])),
    players,
  );
  if (isProblem(found)) throw new Error(found.code);
  return found;
}
const usual = game.setup(options(6, 'drawn'), game.seats(6), 'drawn');

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
    const wrong = wrongAnswers(rulesOf(usual.open));
    for (let index = 0; index < 6; index++) {
      const seats = SEATS.slice(0, 3 + (index % 4));
      listen(game, { seats, options: options(seats.length, `texts ${index}`), seed: `seed ${index}`, wrong }, heard);
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
    expect(flawsInDrawing(game, usual, all)).toEqual([]);
  });
});
