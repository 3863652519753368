import { expect, test } from 'vitest';
import { lay, toy } from '../../toy/toy.fixture.ts';

test('of a house it is said whether its armies keep to its supply, and which they are', () => {
  const said = (supply: number): string[] => {
    const view = lay(`supply red ${supply}\nkeep red 2 knights\nford red 3 footmen`, { realms: 'one' }).view('red');
    return (toy.explain?.(view, 'red') ?? []).map(({ key }) => key).filter(key => /supply|armies/.test(key));
  };
  expect(said(2)).toEqual(['explain.supply', 'explain.armies']);
  expect(said(0)).toEqual(['explain.supply-exceeded', 'explain.armies']);
});
