import { expect, test } from 'vitest';
import { rulesOf } from '../../ruleset/registry.ts';
import { lay } from '../../toy/toy.fixture.ts';
import { prospectsOf } from './prospects.ts';

const unknownAt = (position: string): number | undefined => {
  const { open } = lay(`phase marches\ncourt red blue green\n${position}`, { realms: 'one' }).state;
  return prospectsOf(open, rulesOf(open), 'red').find(({ area }) => area === 'ford')?.unknown;
};
const ATTACK = 'keep red 3 knights march\nford blue 1 footman';

test('once orders lie open, who has no support order cannot come on top of what is seen', () => {
  expect(unknownAt(`${ATTACK}\nmoor green 1 knight`)).toBe(0);
  expect(unknownAt(`${ATTACK}\nmoor green 1 knight support`)).toBe(2);
});
