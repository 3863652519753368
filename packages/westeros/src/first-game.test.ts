import { isProblem, rngFromText } from '@corvo/core';
import { expect, test } from 'vitest';
import { firstGame } from './first-game.ts';
import { westerosGame } from './game.ts';
import { rulesOf } from './ruleset/registry.ts';
import type { WesterosGame, WesterosState } from './state.ts';
import { toyCode } from './toy/toy.fixture.ts';

const start = (game: WesterosGame): WesterosState => {
  const options = game.resolveOptions({}, 3);
  if (isProblem(options)) throw new Error(options.code);
  return game.setup(options, game.seats(3), 'halves');
};

test('the first half of a game asks what the whole asks first, explains nothing, and plays no further', () => {
  const [whole, first] = [westerosGame(toyCode('halves-1')), firstGame(toyCode('halves-1'))];
  const state = start(first);
  expect(state).toEqual(start(whole));
  const [seat = ''] = state.open.seats;
  const view = first.view(state, seat);
  const [request] = first.requests(view);
  if (request === undefined) throw new Error('nobody is asked');
  expect(request).toEqual(whole.requests(view)[0]);

  expect(whole.explain?.(view, null)).not.toEqual([]);
  expect(first.explain?.(view, null)).toEqual([]);
  expect(first.guide?.(view, request, [])).toBeUndefined();
  expect(first.whenLate(view, request)).toEqual(first.sample(view, request, rngFromText(`late\n${request.id}`)));
  const { table } = first;
  const late = [
    () => table.read([], state.open.options, state.open.seats),
    () => table.write(state.open),
    () => table.figures(state.open),
    () => first.read(view, 'anything'),
    () => first.migrate(state, 1),
  ];
  for (const ask of late) expect(ask).toThrow('only the first half of this game is here');
});

test('the whole game takes the place of its first half, never the other way round', () => {
  const effect = { clause: 'T-1' } as never;
  const whole = { ...toyCode('halves-2'), effects: { late: effect } };
  const effects = (state: WesterosState): unknown => rulesOf(state.open).effects['late'];
  const state = start(firstGame(toyCode('halves-2')));
  expect(effects(state)).toBeUndefined();
  westerosGame(whole);
  expect(effects(state)).toBe(effect);
  firstGame(toyCode('halves-2')); // of a page that fetched it while the whole came
  expect(effects(state)).toBe(effect);
});
