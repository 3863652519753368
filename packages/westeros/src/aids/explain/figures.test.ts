import { expect, test } from 'vitest';
import { rulesOf } from '../../ruleset/registry.ts';
import { lay, toy } from '../../toy/toy.fixture.ts';
import { neutralNow } from './neutral.ts';

test('what a strength is made of is said item by item, units that lie by themselves', () => {
  const view = lay('keep red 2 knights march\nford blue 1 footman routed 1 knight', { realms: 'one' })
    .play('red march keep: 2 knights > ford')
    .view('red');
  const said = (toy.explain?.(view, null) ?? []).map(({ key }) => key).filter(key => key.startsWith('explain.units'));
  expect(said).toEqual(['explain.units', 'explain.units', 'explain.units-routed']);
});

test('a march on a neutral force is explained while others are asked for help on the way', () => {
  const { open } = lay('ford red 1 footman march\nbay blue 2 ships support', { realms: 'one' }).play(
    'red march ford: footman > isle',
  ).state;
  const now = neutralNow(open, rulesOf(open));
  expect(now).toMatchObject({ from: 'ford', sheet: { area: 'isle', force: 3 } });
  expect(now?.sheet.items.map(({ from }) => from)).toEqual(['units', 'order']); // the order counts, and once
});

test('of a house it is said whether its armies keep to its supply, and which they are', () => {
  const said = (supply: number): string[] => {
    const view = lay(`supply red ${supply}\nkeep red 2 knights\nford red 3 footmen`, { realms: 'one' }).view('red');
    return (toy.explain?.(view, 'red') ?? []).map(({ key }) => key).filter(key => /supply|armies/.test(key));
  };
  expect(said(2)).toEqual(['explain.supply', 'explain.armies']);
  expect(said(0)).toEqual(['explain.supply-exceeded', 'explain.armies']);
});
