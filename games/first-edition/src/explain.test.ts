import { say } from '@corvo/core';
import { explainSupply, rulesOf } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { lay } from './ledger/lay.fixture.ts';

test('a strength can be itemised: units, order, each support, card, Blade, and the texts that changed them', () => {
  const game = lay(`
    fiefdoms stark lannister tyrell greyjoy baratheon
    reach stark 2 knights 1 footman march-plus-one
    kings-landing stark 1 knight support-plus-one
    blackwater lannister 1 footman routed 1 knight defense-plus-one
    harrenhal baratheon 1 footman support`);
  game.play(
    'stark march reach: 2 knights 1 footman > blackwater',
    'baratheon support harrenhal for defender',
    'stark support kings-landing for attacker',
    'stark plays robb-stark',
    'lannister plays tyrion-lannister',
  );
  expect(game.figure('items attacker')).toEqual([
    { from: 'units', kind: 'knight', count: 2, routed: 0, value: 6, by: ['knights-worth-three-in-attack'] },
    { from: 'units', kind: 'footman', count: 1, routed: 0, value: 1, by: [] },
    { from: 'order', order: 'march-plus-one', value: 1, by: [] },
    { from: 'support', area: 'kings-landing', house: 'stark', value: 3, by: [] },
    { from: 'card', card: 'robb-stark', printed: 2, value: 2, by: [] },
  ]);
  expect(game.figure('items defender')).toEqual([
    { from: 'units', kind: 'footman', count: 1, routed: 0, value: 1, by: [] },
    { from: 'units', kind: 'knight', count: 1, routed: 1, value: 0, by: [] },
    { from: 'order', order: 'defense-plus-one', value: 1, by: [] },
    { from: 'support', area: 'harrenhal', house: 'baratheon', value: 1, by: [] },
    { from: 'card', card: 'tyrion-lannister', printed: 2, value: 2, by: [] },
  ]);
  expect([game.figure('strength attacker'), game.figure('strength defender')]).toEqual([13, 5]);
  game.play('stark blade use');
  expect(game.told('battle-decided')).toMatchObject([{ attack: 14, defence: 5 }]);
});

test('a supply check says where the armies stand and what is allowed', () => {
  const { open } = lay(
    'supply stark 1\nwinterfell stark 3 footmen\nkarhold stark 2 knights\nwhite-harbor stark 1 footman',
  ).state;
  expect(explainSupply(open, rulesOf(open), 'stark')).toEqual({
    house: 'stark',
    level: 1,
    allowed: [3, 2],
    armies: [3, 2],
    where: [
      { area: 'karhold', size: 2 },
      { area: 'winterfell', size: 3 },
    ],
    fits: true,
  });
});

test('an area says whose units stand in it, and how many of each kind', () => {
  const { game, state } = lay('winterfell stark 2 footmen routed 1 knight march-zero');
  const said = (area: string) => game.explain?.(game.view(state, 'stark'), area) ?? [];
  expect(said('winterfell').filter(({ key }) => key === 'explain.units-of')).toMatchObject([
    { data: { house: 'stark', items: 2, unit1: 'footman', count1: 2, unit2: 'knight', count2: 1 } },
  ]);
  expect(said('winterfell')).toContainEqual({ key: 'explain.order-of', data: { house: 'stark', order: 'march-zero' } });
  expect(said('karhold').some(({ key }) => key === 'explain.units-of')).toBe(false);
});

test('an area says whether a castle stands in it', () => {
  const { game, state } = lay('winterfell stark 1 footman');
  const keys = (area: string): string[] =>
    (game.explain?.(game.view(state, 'stark'), area) ?? []).map(({ key }) => key);
  expect(keys('winterfell')).toContain('explain.castle');
  expect(keys('winterfell')).toContain('explain.controlled');
  expect(keys('karhold')).not.toContain('explain.castle');
});

test('a unit is explained with its strength and cost, a home area as such', () => {
  const { game, state } = lay('winterfell stark 1 footman');
  const told = (thing: string): string[] =>
    (game.explain?.(game.view(state, 'stark'), thing) ?? []).map(({ key, data }) =>
      say(game.messages, 'en', key, data),
    );
  expect(told('footman')).toEqual([
    'Footman: strength 1.',
    'Costs 1 muster point.',
    'Can be upgraded to a Knight for 1 muster point.',
  ]);
  expect(told('winterfell')).toContain('Home area of Stark.');
  expect(told('karhold').join(' ')).not.toContain('Home area');
});

test('whoever leaves a home area empty is not told that a token keeps it', () => {
  const { game, state } = lay('phase marches\nwinterfell stark 1 footman march-zero');
  const view = game.view(state, 'stark');
  const [request] = game.requests(view);
  if (request === undefined) throw new Error('nobody is asked');
  const asked = game.guide?.(view, request, ['1 footman', 'karhold'])?.asks;
  expect(asked?.key).toBe('guide.march-leave.home');
});
