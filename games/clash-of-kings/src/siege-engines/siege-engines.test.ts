import { describe, expect, test } from 'vitest';
import { lay, only } from '../lay.fixture.ts';

type Game = ReturnType<typeof lay>;
const ENGINES = only('siegeEngines');
const BOTH = only('siegeEngines', 'fortifications');
const strengths = (game: Game): [unknown, unknown] => [
  game.figure('strength attacker'),
  game.figure('strength defender'),
];
const SIEGE = `blackwater lannister 1 knight 1 siege-engine march-zero
crackclaw-point stark 1 siege-engine 1 footman support
kings-landing baratheon 2 knights defense-plus-two
blackwater-bay baratheon 1 ship support`;
/** 1E-X23: Lannister storms King's Landing with the help of Stark. */
const siege = (options: Record<string, boolean>, more = ''): Game =>
  lay(`${SIEGE}\n${more}`, options).play(
    'lannister march blackwater: 1 knight 1 siege-engine > kings-landing',
    'stark support crackclaw-point for attacker',
    'baratheon support blackwater-bay for defender',
  );
/** Lannister attacks these Footmen of Baratheon with one engine. */
const against = (area: string, options: Record<string, boolean>, more = ''): [unknown, unknown] =>
  strengths(
    lay(`blackwater lannister 1 siege-engine march-zero\n${area} baratheon 1 footman\n${more}`, options).play(
      `lannister march blackwater: siege-engine > ${area}`,
    ),
  );
const muster = (position: string): Game =>
  lay(
    `phase westeros\nround 9\nthrone stark baratheon lannister tyrell greyjoy\ntop I mustering\ntop II last-days-of-summer\ntop III last-days-of-summer\n${position}`,
    ENGINES,
  );

describe('CK-4 siege engines', () => {
  test('CK-4.1 three for each house; a fourth is refused', () => {
    expect(() => lay('winterfell stark 4 siege-engines', ENGINES)).toThrow(/at most 3 siege-engine of stark/);
    const game = muster('winterfell stark 1 footman\nmoat-cailin stark 3 siege-engines');
    expect(game.refusal('stark musters winterfell: siege-engine')).toMatchObject({ code: 'pool-empty' });
  });

  test('CK-4.1 they count for supply, are carried by sea and never enter it', () => {
    const game = lay(
      'supply stark 3\nwinterfell stark 2 siege-engines 1 footman march-zero\nthe-shivering-sea stark 1 ship\nwhite-harbor stark 1 footman',
      ENGINES,
    );
    expect(game.figure('armies stark')).toEqual([3]);
    expect(game.refusal('stark march winterfell: siege-engine > the-shivering-sea')).toMatchObject({
      code: 'wrong-element',
    });
    game.play('stark march winterfell: 2 siege-engines > widows-watch');
    expect(game.figure('units widows-watch')).toBe('stark 2 siege-engines');
  });

  test('CK-4.2 they cost 2 points, or 1 to turn a Footman into one', () => {
    const castle = (): Game => muster('winterfell stark 1 footman');
    const bought = castle().play('stark musters winterfell: siege-engine');
    expect(bought.figure('units winterfell')).toBe('stark 1 footman 1 siege-engine');
    const promoted = castle().play('stark musters winterfell: footman>siege-engine, footman');
    expect(promoted.figure('units winterfell')).toBe('stark 1 siege-engine 1 footman');
    expect(castle().refusal('stark musters winterfell: siege-engine, footman')).toMatchObject({
      code: 'not-enough-points',
    });
  });

  test('CK-4.3 1E-X23 strength 4 in the attack on a Stronghold, and in support of it', () => {
    expect(strengths(siege(ENGINES))).toEqual([4 + 4 + 2 + 1, 4 + 2 + 1]);
  });

  test('CK-4.3 1E-X23 1E-D6 with a fortification it is 10 against 8', () => {
    expect(strengths(siege(BOTH, 'kings-landing baratheon walls'))).toEqual([10, 8]);
  });

  test('CK-4.3 CK-4.4 1E-H54 Kingswood 0, fortified Kingswood 4, in the defence of a Stronghold 0', () => {
    const kingswood = (walls: string): [unknown, unknown] =>
      strengths(
        lay(`kings-landing lannister 1 siege-engine march-zero\nkingswood baratheon 1 footman\n${walls}`, BOTH).play(
          'lannister march kings-landing: siege-engine > kingswood',
        ),
      );
    expect(kingswood('')).toEqual([0, 1]);
    expect(kingswood('kingswood baratheon walls')).toEqual([4, 2]);
    const defence = lay(
      'blackwater lannister 1 footman march-zero\nkings-landing baratheon 2 siege-engines',
      ENGINES,
    ).play('lannister march blackwater: footman > kings-landing');
    expect(strengths(defence)).toEqual([1, 0]);
    expect(against('kings-landing', ENGINES)).toEqual([4, 1]);
  });

  test('CK-4.4 an engine that supports a defence gives 0', () => {
    const game = lay(
      'blackwater lannister 1 footman march-zero\nkings-landing baratheon 1 footman\nkingswood baratheon 1 siege-engine support',
      ENGINES,
    ).play('lannister march blackwater: footman > kings-landing', 'baratheon support kingswood for defender');
    expect(strengths(game)).toEqual([1, 1]);
  });

  test('CK-4.4 in the defence of a fortification, or in support of it, an engine counts 0', () => {
    const inside = lay(
      'blackwater lannister 1 footman march-zero\nkings-landing baratheon 1 siege-engine\nkings-landing baratheon walls\nkingswood baratheon 1 siege-engine support',
      BOTH,
    ).play('lannister march blackwater: footman > kings-landing', 'baratheon support kingswood for defender');
    expect(strengths(inside)).toEqual([1, 1]); // the wall alone
  });

  test('CK-4.5 made to retreat they are destroyed', () => {
    const game = lay(
      'the-reach tyrell 3 knights march-zero\nblackwater lannister 1 footman 1 siege-engine\nlannisport lannister 1 footman\nharrenhal lannister 1 footman',
      ENGINES,
    ).play(
      'tyrell march the-reach: 3 knights > blackwater',
      'tyrell plays margaery-tyrell',
      'lannister plays vargo-hoat',
      'lannister retreats harrenhal',
    );
    expect(game.figure('units harrenhal')).toBe('lannister 2 footmen');
    expect(Object.values(game.figures).join()).not.toContain('siege-engine'); // it is nowhere any more
  });

  test('CK-4.5 CK-4.6 1E-H55 one net sword: the Knight is the casualty, the engine is destroyed, nothing returns', () => {
    const game = lay(
      'blackwater lannister 1 knight 1 siege-engine march-zero\nkings-landing baratheon 4 knights defense-plus-two',
      ENGINES,
    ).play(
      'lannister march blackwater: 1 knight 1 siege-engine > kings-landing',
      'lannister plays vargo-hoat',
      'baratheon plays ser-axell-florent',
    );
    expect(game.told('units-destroyed')).toMatchObject([
      { units: { knight: 1 }, why: 'casualties' },
      { units: { 'siege-engine': 1 } },
    ]);
    expect(game.figure('units blackwater')).toBe('');
  });

  test('CK-4.6 they cannot be chosen for swords', () => {
    const game = lay(
      'blackwater lannister 1 knight 1 footman 1 siege-engine march-zero\nkings-landing baratheon 4 knights defense-plus-two',
      ENGINES,
    ).play(
      'lannister march blackwater: 1 knight 1 footman 1 siege-engine > kings-landing',
      'lannister plays vargo-hoat',
      'baratheon plays ser-axell-florent',
    );
    expect(game.waiting[0]?.why).toBe('casualties');
    expect(game.refusal('lannister loses kings-landing 1 siege-engine')).toMatchObject({ code: 'no-such-casualty' });
    expect(game.offered('lannister')).toEqual(['kings-landing 1 footman', 'kings-landing 1 knight']);
  });

  test('CK-4.7 1E-X23 when the attack fails the engine of Lannister is lost, that of the supporting Stark untouched', () => {
    const lost = lay(SIEGE.replace('2 knights', '4 knights'), ENGINES).play(
      'lannister march blackwater: 1 knight 1 siege-engine > kings-landing',
      'stark support crackclaw-point for attacker',
      'baratheon support blackwater-bay for defender',
      'lannister plays cersei-lannister',
      'baratheon plays stannis-baratheon',
    );
    expect(lost.told('battle-decided')).toMatchObject([{ winner: 'baratheon' }]);
    expect(lost.figure('units crackclaw-point')).toContain('1 siege-engine');
    expect(String(lost.figure('units blackwater'))).not.toContain('siege-engine');
  });

  test('1E-S36 against a neutral force in a City or Stronghold an engine counts 4', () => {
    const game = lay('yronwood tyrell 1 siege-engine 1 footman march-zero', ENGINES);
    expect(game.play('tyrell march yronwood: 1 siege-engine 1 footman > sunspear').figure('units sunspear')).toContain(
      'siege-engine',
    );
  });

  test('1E-S37 given to the wildlings an engine is worth its cost of 2', () => {
    const game = lay(
      'phase westeros\nround 9\ntop I last-days-of-summer\ntop II last-days-of-summer\ntop III wildling-attack\nwildlings 12\nwinterfell stark 1 siege-engine 2 footmen',
      ENGINES,
    );
    game.play(...['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell'].map(house => `${house} bids 0`));
    while (game.waiting[0]?.why === 'name-lowest') game.play(`${game.waiting[0]?.seat} names lannister`);
    expect(game.offered('stark')).toContain('winterfell 1 siege-engine');
  });
});
