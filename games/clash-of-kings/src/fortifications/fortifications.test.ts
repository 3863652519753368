import { areaFor } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { lay, only } from '../lay.fixture.ts';
import { moveWalls } from './aids.ts';
import { walls } from './walls.ts';

type Game = ReturnType<typeof lay>;
const WALLS = only('fortifications');
const strengths = (game: Game): [unknown, unknown] => [
  game.figure('strength attacker'),
  game.figure('strength defender'),
];
/** Lannister marches with Knights from Blackwater on the Footmen of Baratheon in King's Landing. */
const storm = (walls: string, more = ''): Game =>
  lay(
    `blackwater lannister 3 knights march-zero\nkings-landing baratheon 2 footmen consolidate\n${walls}\n${more}`,
    WALLS,
  );
const WALLED = 'kings-landing baratheon walls';
const NINE = [
  'winterfell',
  'white-harbor',
  'moat-cailin',
  'karhold',
  'castle-black',
  'widows-watch',
  'the-twins',
  'riverrun',
  'harrenhal',
];

describe('CK-3 fortifications', () => {
  test('CK-3.1 1E-X21 a Consolidate Power order builds a fortification instead of yielding Power', () => {
    const game = lay('kings-landing baratheon 1 footman consolidate', WALLS);
    expect(game.offered('baratheon')).toEqual(['kings-landing for walls', 'kings-landing for power']);
    game.play('baratheon consolidates kings-landing for walls');
    expect(game.figure('walls kings-landing')).toBe('baratheon');
    expect(game.figure('order kings-landing')).toBe('');
  });

  test('CK-3.2 1E-X21 the builder forgoes all the Power of the order', () => {
    const position = 'power baratheon 4\nkings-landing baratheon 1 footman consolidate';
    const built = lay(position, WALLS).play('baratheon consolidates kings-landing for walls');
    expect(built.figure('power baratheon')).toBe(4);
    const taken = lay(position, WALLS).play('baratheon consolidates kings-landing for power');
    expect(taken.figure('power baratheon')).toBe(7); // one and two crowns
    expect(taken.figure('walls kings-landing')).toBeNull();
  });

  test('CK-3.3 1E-X22 the defender of a fortified area has one more', () => {
    const game = storm(WALLED).play('lannister march blackwater: 3 knights > kings-landing');
    expect(game.figure('items defender')).toContainEqual({ from: 'walls', area: 'kings-landing', value: 1, by: [] });
    expect(strengths(game)).toEqual([3, 3]);
  });

  test('CK-3.4 1E-X22 every attacking Knight counts one less', () => {
    expect(strengths(storm('').play('lannister march blackwater: 3 knights > kings-landing'))).toEqual([6, 2]);
    const game = storm(WALLED).play('lannister march blackwater: 3 knights > kings-landing');
    expect(game.figure('items attacker')).toContainEqual({
      from: 'units',
      kind: 'knight',
      count: 3,
      routed: 0,
      value: 3,
      by: ['knights-falter-at-walls'],
    });
  });

  test('CK-3.4 CK-3.5 1E-H51 a Knight supporting the attack gives 1, with Support +1 2; one supporting the defence 2', () => {
    const helped = (order: string, side: string): [unknown, unknown] =>
      strengths(
        storm(WALLED, `crackclaw-point stark 1 knight ${order}`).play(
          'lannister march blackwater: 3 knights > kings-landing',
          `stark support crackclaw-point for ${side}`,
        ),
      );
    expect(helped('support', 'attacker')).toEqual([4, 3]);
    expect(helped('support-plus-one', 'attacker')).toEqual([5, 3]);
    expect(helped('support', 'defender')).toEqual([3, 5]);
  });

  test('CK-3.5 Knights that defend a fortification keep their strength', () => {
    const game = lay(
      'blackwater lannister 1 footman march-zero\nkings-landing baratheon 2 knights\nkings-landing baratheon walls',
      WALLS,
    ).play('lannister march blackwater: footman > kings-landing');
    expect(strengths(game)).toEqual([1, 5]);
  });

  test('CK-3.6 when the last unit marches away the fortification is gone, even where a token is left', () => {
    const game = lay(
      'kings-landing baratheon 1 footman 1 knight march-zero\nkings-landing baratheon walls\nharrenhal baratheon 1 footman march-zero',
      WALLS,
    ).play('baratheon march kings-landing: knight > blackwater');
    expect(game.figure('walls kings-landing')).toBe('baratheon');
    const left = lay(
      'kings-landing baratheon 1 footman march-zero\nkings-landing baratheon walls\nharrenhal stark 1 footman march-zero',
      WALLS,
    ).play('baratheon march kings-landing: footman > blackwater; leave power');
    expect([left.figure('walls kings-landing'), left.figure('token kings-landing')]).toEqual([null, 'baratheon']);
  });

  test('CK-3.6 CK-3.7 1E-X22 beaten defenders lose the fortification with the area: nobody takes it over', () => {
    const game = storm(WALLED).play(
      'lannister march blackwater: 3 knights > kings-landing',
      'lannister plays kevan-lannister',
      'baratheon plays salladhor-saan',
    );
    game.play('baratheon retreats kingswood');
    expect(game.figure('control kings-landing')).toBe('lannister');
    expect([game.figure('walls kings-landing'), game.figure('order kings-landing')]).toEqual([null, '']);
  });

  test('CK-3.8 one to an area, none where there is one already', () => {
    const game = lay(
      'kings-landing baratheon 1 footman consolidate\nkings-landing baratheon walls\nkingswood baratheon 1 footman consolidate-star',
      WALLS,
    );
    expect(game.offered('baratheon')).toEqual([
      'kingswood for walls',
      'kings-landing for power',
      'kingswood for power',
    ]);
    expect(game.refusal('baratheon consolidates kings-landing for walls')).toMatchObject({
      clause: 'CK-3.8',
      code: 'walls-there-already',
    });
    expect(game.refusal('baratheon consolidates blackwater for walls')).toMatchObject({ code: 'no-consolidate-there' });
  });

  test('CK-3.8 1E-H53 nine on the map at most: then the order can only yield Power', () => {
    const all = NINE.map(area => `${area} stark 1 footman\n${area} stark walls`).join('\n');
    const position = `${all}\npower baratheon 0\nkings-landing baratheon 1 footman consolidate`;
    const full = lay(position, WALLS);
    expect(full.figure('power baratheon')).toBe(3); // nobody was asked
    // A removed one is free again.
    const freed = lay(
      position.replace('winterfell stark 1 footman', 'winterfell stark 1 footman march-zero'),
      WALLS,
    ).play('stark march winterfell: footman > the-stony-shore');
    expect(freed.offered('baratheon')).toEqual(['kings-landing for walls', 'kings-landing for power']);
  });

  test('CK-3.8 CK-3.9 once the ninth is built nobody is asked any more: the orders yield Power', () => {
    const all = NINE.slice(1)
      .map(area => `${area} stark 1 footman\n${area} stark walls`)
      .join('\n');
    const game = lay(
      `${all}\nthrone baratheon lannister stark tyrell greyjoy\nkings-landing baratheon 1 footman consolidate\nblackwater lannister 1 footman consolidate`,
      WALLS,
    ).play('baratheon consolidates kings-landing for walls');
    expect(game.figure('order blackwater')).toBe(''); // CK-3.9: the ninth was taken before Lannister's turn
    const full = lay(
      `${all}\nwinterfell stark 1 footman\nwinterfell stark walls\nseagard stark 1 footman consolidate\npower stark 0`,
      WALLS,
    );
    expect(full.figure('power stark')).toBe(2); // nobody was asked
  });

  test('CK-3.9 Consolidate orders are resolved in the order of play, one at a time', () => {
    const game = lay(
      'throne stark baratheon lannister tyrell greyjoy\nkings-landing baratheon 1 footman consolidate\nwinterfell stark 1 footman consolidate',
      WALLS,
    );
    expect(game.waiting.map(({ seat }) => seat)).toEqual(['stark']);
    game.play('stark consolidates winterfell for power');
    expect(game.waiting.map(({ seat }) => seat)).toEqual(['baratheon']);
  });

  test('1E-S34 a fortification falls when the last unit of its owner is killed in place', () => {
    const game = lay(
      'the-reach tyrell 2 knights march-zero\nblackwater lannister 1 footman\nblackwater lannister walls',
      WALLS,
    ).play(
      'tyrell march the-reach: 2 knights > blackwater',
      'tyrell plays ser-loras-tyrell',
      'lannister plays tyrion-lannister',
    );
    expect([game.figure('walls blackwater'), game.figure('control blackwater')]).toEqual([null, 'tyrell']);
  });

  test('1E-S35 Robb before a fortification: 3 - 1 = 2; nothing falls below 0', () => {
    const game = lay(
      'moat-cailin stark 1 knight march-zero\nthe-twins lannister 1 footman\nthe-twins lannister walls',
      WALLS,
    ).play('stark march moat-cailin: knight > the-twins', 'stark plays robb-stark', 'lannister plays tyrion-lannister');
    expect(game.told('battle-decided')).toMatchObject([{ attack: 2 + 2 }]);
  });

  test('1E-S38 a starred Consolidate order builds too', () => {
    const game = lay('kings-landing baratheon 1 footman consolidate-star', WALLS);
    game.play('baratheon consolidates kings-landing for walls');
    expect(game.figure('walls kings-landing')).toBe('baratheon');
  });

  test('CK-3.1 without the option nothing is asked', () => {
    const game = lay('power baratheon 0\nkings-landing baratheon 1 footman consolidate', only());
    expect(game.figure('power baratheon')).toBe(3);
  });
});

test('walls that older tables keep as a mark become walls, and other marks stay', () => {
  const marked = (marks: readonly string[]) => {
    const state = structuredClone(lay('kings-landing baratheon 1 footman', WALLS).state);
    const area = areaFor(state.open, 'kings-landing');
    area.marks = [...marks];
    moveWalls(state);
    return { lord: walls.of(areaFor(state.open, 'kings-landing')), marks: areaFor(state.open, 'kings-landing').marks };
  };
  expect(marked(['walls of baratheon'])).toEqual({ lord: 'baratheon', marks: undefined });
  expect(marked(['walls of baratheon', 'garrison'])).toEqual({ lord: 'baratheon', marks: ['garrison'] });
  expect(marked(['garrison'])).toEqual({ lord: undefined, marks: ['garrison'] });
});
