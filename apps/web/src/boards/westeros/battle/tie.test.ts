import { firstEdition } from '@corvo/first-edition';
import { secondEdition } from '@corvo/second-edition';
import { table } from '@corvo/testkit';
import { battleNow, isHigher, rulesOf, type WesterosOpen } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { TestDesk } from '../desk.fixture.ts';
import { sheetOf, suppose } from './sheet.ts';
import { prospect, tieIn } from './tie.ts';

/** Stark attacks with 2, Lannister defends with as much as it is given. */
const position = (fiefdoms: string, defence: string): string => `
  phase marches
  throne stark lannister baratheon greyjoy tyrell
  fiefdoms ${fiefdoms}
  winterfell stark 1 knight march-zero
  moat-cailin lannister ${defence}
`;
const MARCH = ['stark march winterfell: 1 knight > moat-cailin'];
const [STARK_FIRST, STARK_LAST] = [
  'stark lannister baratheon greyjoy tyrell',
  'lannister baratheon greyjoy tyrell stark',
];

function tieOf(fiefdoms: string, defence: string) {
  const { open, rules } = new TestDesk(position(fiefdoms, defence), 'stark', MARCH).desk;
  const battle = battleNow(open);
  if (battle === undefined) throw new Error('no battle');
  return tieIn(open, rules, battle, sheetOf(open, rules, battle));
}

describe('1E-15.17 2E-12.24 who wins a tie is said before the battle is decided,', () => {
  test('attacker or not: whoever is higher on the Fiefdoms track, with the rule that says so', () => {
    expect(tieOf(STARK_FIRST, '1 knight')).toEqual({ house: 'stark', when: 'now', clause: '1E-15.17' });
    expect(tieOf(STARK_LAST, '1 knight')).toEqual({ house: 'lannister', when: 'now', clause: '1E-15.17' });
  });

  test('also where it is not even now', () => {
    expect(tieOf(STARK_FIRST, '1 footman')).toEqual({ house: 'stark', when: 'perhaps', clause: '1E-15.17' });
  });

  test('with the blade counted in that is only thought of', () => {
    const { open, rules } = new TestDesk(position(STARK_LAST, '1 footman'), 'stark', MARCH).desk;
    const battle = battleNow(open);
    if (battle === undefined) throw new Error('no battle');
    const would = suppose(battle, { blade: 1 });
    expect(tieIn(open, rules, would, sheetOf(open, rules, would))).toMatchObject({ house: 'lannister', when: 'now' });
  });

  test('and once it is decided only of a tie: the track may have changed since', () => {
    const decidedWith = (defence: string) => {
      const { open, rules } = new TestDesk(position(STARK_LAST, defence), 'stark', MARCH).desk;
      const battle = battleNow(open);
      if (battle === undefined) throw new Error('no battle');
      const decided = { ...battle, winner: 0 as const };
      return tieIn(open, rules, decided, sheetOf(open, rules, decided));
    };
    expect(decidedWith('1 knight')).toEqual({ house: 'stark', when: 'won', clause: '1E-15.17' });
    expect(decidedWith('1 footman')).toBeUndefined();
  });

  test('and it comes out so', () => {
    for (const fiefdoms of [STARK_FIRST, STARK_LAST]) {
      const laid = table(firstEdition, { players: 5 }, position(fiefdoms, '1 knight'));
      laid.play(MARCH[0] ?? '');
      const said = tieOf(fiefdoms, '1 knight');
      laid.play('stark plays ser-rodrik-cassel');
      laid.play('lannister plays kevan-lannister');
      while (battleNow(laid.state.open as WesterosOpen)?.step === 'blade') laid.play(`${bladeHolder(laid)} keep`);
      const decided = laid.events.find(({ type }) => type === 'battle-decided');
      expect(decided?.data).toMatchObject({ attack: 3, defence: 3, winner: said?.house });
    }
  });

  test('in the second edition by its own rule', () => {
    const options = secondEdition.resolveOptions({}, 6);
    if ('code' in options) throw new Error('options');
    const { open } = secondEdition.setup(options, secondEdition.seats(6), 'tie');
    expect(rulesOf(open).clauses['show.tie']).toBe('2E-12.24');
  });
});

const bladeHolder = ({ state }: { readonly state: { readonly open: unknown } }): string =>
  isHigher(state.open as WesterosOpen, 'fiefdoms', 'stark', 'lannister') ? 'stark' : 'lannister';

test('a card is sure to win or to lose a tie as well, as the track says', () => {
  const theirs = { least: 3, most: 5 };
  expect(prospect(6, theirs, false)).toBe('sure');
  expect(prospect(5, theirs, true)).toBe('sure');
  expect(prospect(5, theirs, false)).toBe('open');
  expect(prospect(3, theirs, true)).toBe('open');
  expect(prospect(3, theirs, false)).toBe('hopeless');
  expect(prospect(2, theirs, true)).toBe('hopeless');
});
