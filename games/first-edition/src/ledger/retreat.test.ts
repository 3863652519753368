import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- it is a test
import { TestTable } from '@corvo/testkit';
import { lay } from './lay.fixture.ts';

type Game = ReturnType<typeof lay>;
const play = (game: Game, ...lines: string[]): Game => game.play(...lines);

describe('1E-17 casualties and retreat', () => {
  test('1E-17.1 1E-17.2 1E-X14 the loser loses one unit per sword beyond his fortifications', () => {
    const position = (tyrell: string, lannister: string): Game =>
      lay(`reach tyrell ${tyrell} march-zero\nblackwater lannister ${lannister}`);
    const lost = position('2 footmen', '3 knights');
    play(
      lost,
      'tyrell march reach: 2 footmen > blackwater',
      'tyrell plays margaery-tyrell',
      'lannister plays tywin-lannister',
    );
    expect(lost.told('units-destroyed')).toEqual([
      { house: 'tyrell', area: 'blackwater', units: { footman: 1 }, why: 'casualties' },
    ]);
    const won = position('4 knights', '1 footman');
    play(
      won,
      'tyrell march reach: 4 knights > blackwater',
      'tyrell plays margaery-tyrell',
      'lannister plays tywin-lannister',
    );
    expect(won.told('units-destroyed')).toEqual([]);
  });

  test('1E-17.3 routed units cannot be casualties', () => {
    const game = lay('reach tyrell 4 knights march-zero\nblackwater lannister 1 footman 1 knight routed 1 knight');
    play(
      game,
      'tyrell march reach: 4 knights > blackwater',
      'tyrell plays ser-garlan-tyrell',
      'lannister plays cersei-lannister',
    );
    expect(game.offered('lannister')).toEqual(['blackwater 1 knight', 'blackwater 1 footman']);
    expect(game.refusal('lannister loses blackwater 2 knights')).toMatchObject({
      clause: '1E-17.3',
      code: 'no-such-casualty',
    });
    expect(game.refusal('lannister loses blackwater 1 knight 1 footman')).toMatchObject({
      clause: '1E-17.2',
      code: 'wrong-casualties',
      data: { count: 2, need: 1 },
    });
  });

  test('1E-17.4 1E-17.12 a losing attacker goes back where he came from, routed', () => {
    const game = lay(
      'reach tyrell 1 footman march-zero\nblackwater lannister 3 knights\ncastle-black stark 1 footman march-zero\nthrone tyrell stark lannister baratheon greyjoy',
    );
    play(
      game,
      'tyrell march reach: footman > blackwater',
      'tyrell plays margaery-tyrell',
      'lannister plays tyrion-lannister',
    );
    expect(game.figure('units the-reach')).toBe('tyrell routed 1 footman');
  });

  const beaten = (more: string): Game =>
    play(
      lay(
        `reach tyrell 4 knights march-zero\nblackwater lannister 1 footman 1 knight\ncastle-black stark 1 footman march-zero\nthrone tyrell stark lannister baratheon greyjoy\n${more}`,
      ),
      'tyrell march reach: 4 knights > blackwater',
      'tyrell plays margaery-tyrell',
      'lannister plays cersei-lannister',
    );

  test('1E-17.5 1E-17.6 the defender retreats with all into one adjacent area, empty or his own', () => {
    const game = beaten('harrenhal stark token\nstoney-sept baratheon 1 footman');
    expect([...(game.offered('lannister') ?? [])].sort()).toEqual(['crackclaw-point', 'searoad-marches']);
    expect(game.refusal('lannister retreats harrenhal')).toMatchObject({ clause: '1E-17.6', code: 'no-retreat-there' });
    expect(game.refusal('lannister retreats crackclaw-point, searoad-marches')).toMatchObject({
      clause: '1E-17.5',
      code: 'retreat-to-one-area',
    });
    game.play('lannister retreats crackclaw-point');
    expect(game.figure('units crackclaw-point')).toBe('lannister routed 1 footman 1 knight');
  });

  test('1E-17.7 never to where the attacker came from', () => {
    expect(beaten('').refusal('lannister retreats reach')).toMatchObject({
      clause: '1E-17.7',
      code: 'retreat-to-the-attacker',
    });
  });

  test('1E-H39 1E-17.11 with no other way the losers are destroyed', () => {
    const game = beaten(
      'harrenhal stark token\nstoney-sept baratheon 1 footman\ncrackclaw-point stark token\nsearoad-marches stark token',
    );
    expect(game.told('units-destroyed')).toEqual([
      { house: 'lannister', area: 'blackwater', units: { footman: 1, knight: 1 }, why: 'no-retreat' },
    ]);
  });

  test('1E-17.8 1E-H41 sea transport may be used to retreat, by attacker and defender', () => {
    const game = lay(
      'dragonstone baratheon 2 footmen march-zero\nshipbreaker-bay baratheon 1 ship\nstorms-end tyrell 4 knights\ncastle-black stark 1 footman march-zero',
    );
    play(
      game,
      'baratheon march dragonstone: 2 footmen > storms-end',
      'baratheon plays melisandre-of-asshai',
      'tyrell plays margaery-tyrell',
    );
    expect(game.figure('units dragonstone')).toBe('baratheon routed 2 footmen');
    const island = lay(
      'pyke greyjoy 1 footman\nironmans-bay greyjoy 1 ship\nlannisport lannister 4 knights march-zero\ngolden-sound lannister 1 ship\nseagard greyjoy token\ncastle-black stark 1 footman march-zero',
    );
    expect(island.refusal('lannister march lannisport: 4 knights > pyke')).toMatchObject({ code: 'out-of-reach' });
    const coast = lay(
      'riverrun greyjoy 1 footman\nironmans-bay greyjoy 1 ship\nlannisport lannister 4 knights march-zero\ncastle-black stark 1 footman march-zero',
    );
    play(
      coast,
      'lannister march lannisport: 4 knights > riverrun',
      'lannister plays tyrion-lannister',
      'greyjoy plays aeron-damphair',
      'greyjoy blade keep',
    );
    expect(coast.offered('greyjoy')).toContain('flints-finger');
  });

  /** Lannister loses a knight, or more, and has only these places to go to; at supply 0 two units are the most. */
  const starving = (more: string, lost = '1 knight'): Game =>
    play(
      lay(
        `supply lannister 0\nreach tyrell 4 knights march-zero\nblackwater lannister ${lost}\nstoney-sept baratheon 1 footman\ncastle-black stark 1 footman march-zero\nthrone tyrell stark lannister baratheon greyjoy\n${more}`,
      ),
      'tyrell march reach: 4 knights > blackwater',
      'tyrell plays margaery-tyrell',
      'lannister plays cersei-lannister',
    );

  test('1E-17.9 the loser may not go where supply costs him more units than elsewhere', () => {
    const game = starving('harrenhal lannister 2 footmen');
    expect([...(game.offered('lannister') ?? [])].sort()).toEqual(['crackclaw-point', 'searoad-marches']);
    expect(game.refusal('lannister retreats harrenhal')).toMatchObject({
      clause: '1E-17.9',
      code: 'retreat-costs-more',
    });
  });

  test('CO-7.15 1E-17.9 a table that began before this was so goes on as it began', () => {
    const now = starving('harrenhal lannister 2 footmen');
    const since = (rules: number): Game => new TestTable(now.game, now.game.migrate(now.state, rules));
    for (const rules of [2, 3]) {
      const then = since(rules);
      expect([...(then.offered('lannister') ?? [])].sort()).toEqual([
        'crackclaw-point',
        'harrenhal',
        'searoad-marches',
      ]);
      then.play('lannister retreats harrenhal');
      expect(then.told('units-destroyed')).toMatchObject([{ units: { knight: 1 }, why: 'retreat-supply' }]);
    }
    for (const rules of [1, 4]) expect(since(rules).offered('lannister')).not.toContain('harrenhal');
  });

  test('1E-17.9 units that would break supply are destroyed, the others enter', () => {
    const game = starving(
      'searoad-marches lannister 1 footman\nharrenhal stark token\ncrackclaw-point stark token',
      '1 footman 1 knight',
    );
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'retreat-supply' }]);
    game.play('lannister loses blackwater 1 footman');
    expect(game.figure('units searoad-marches')).toBe('lannister 1 footman routed 1 knight');
  });

  test('1E-17.10 1E-X33 the unit that dies is a retreating one, never one already there', () => {
    const game = lay(
      'supply lannister 0\nreach tyrell 4 knights march-zero\nblackwater lannister 1 knight\nsearoad-marches lannister 2 footmen\nharrenhal stark token\nstoney-sept baratheon 1 footman\ncrackclaw-point stark token\ncastle-black stark 1 footman march-zero\nthrone tyrell stark lannister baratheon greyjoy',
    );
    play(
      game,
      'tyrell march reach: 4 knights > blackwater',
      'tyrell plays margaery-tyrell',
      'lannister plays cersei-lannister',
    );
    expect(game.figure('units searoad-marches')).toBe('lannister 2 footmen');
    expect(game.told('units-destroyed')).toMatchObject([{ units: { knight: 1 }, why: 'no-retreat' }]);
  });

  test('1E-17.13 1E-H37 routed units made to retreat again are destroyed', () => {
    const game = lay('reach tyrell 4 knights march-zero\nblackwater lannister 1 footman routed 1 knight');
    play(
      game,
      'tyrell march reach: 4 knights > blackwater',
      'tyrell plays mace-tyrell',
      'lannister plays cersei-lannister',
    );
    expect(game.told('units-destroyed')).toMatchObject([
      { units: { footman: 1 }, why: 'casualties' },
      { units: { knight: 1 }, why: 'routed-again' },
    ]);
  });

  test('1E-17.14 routed units take part in no March', () => {
    const game = lay('blackwater lannister routed 2 knights march-zero');
    expect(game.refusal('lannister march blackwater: knight > harrenhal')).toMatchObject({
      clause: '1E-17.14',
      code: 'routed-units-stay',
    });
    expect(game.offered('lannister')).toEqual(['blackwater: none']);
  });

  test('1E-17.15 all routed units stand up when every March is done', () => {
    expect(
      lay('blackwater lannister routed 2 knights march-zero')
        .play('lannister march blackwater: none')
        .figure('units blackwater'),
    ).toBe('lannister 2 knights');
  });

  test('1E-17.16 1E-18.3 a conquered area loses the defender’s orders, which give nothing', () => {
    const game = lay('blackwater tyrell 4 knights march-zero\nkings-landing lannister 1 footman consolidate');
    play(
      game,
      'tyrell march blackwater: 4 knights > kings-landing',
      'tyrell plays margaery-tyrell',
      'lannister plays cersei-lannister',
      'lannister retreats kingswood',
    );
    expect(game.figure('power lannister')).toBe(5);
    expect(game.told('order-removed')).toContainEqual({
      house: 'lannister',
      area: 'kings-landing',
      order: 'consolidate',
      why: 'area-taken',
    });
  });

  test('1E-17.17 the attacker’s March is removed, won or lost', () => {
    const game = beaten('').play('lannister retreats harrenhal');
    expect([game.figure('order blackwater'), game.figure('order the-reach')]).toEqual(['', '']);
  });

  test('1E-H38 three swords, two units: both die and nothing more', () => {
    const game = lay('reach greyjoy 4 knights march-zero\nblackwater lannister 2 footmen\nused fiefdoms');
    play(
      game,
      'greyjoy march reach: 4 knights > blackwater',
      'greyjoy plays euron-crows-eye',
      'lannister plays cersei-lannister',
    );
    expect(game.told('units-destroyed')).toMatchObject([{ units: { footman: 2 } }]);
  });

  test('1E-H42 the defender wins with a March: the order stays and is resolved in its turn', () => {
    const game = lay(
      'reach tyrell 1 footman march-zero\nblackwater lannister 3 knights march-zero\nthrone tyrell lannister stark baratheon greyjoy',
    );
    play(
      game,
      'tyrell march reach: footman > blackwater',
      'tyrell plays margaery-tyrell',
      'lannister plays tyrion-lannister',
    );
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'march' }]);
    expect(game.figure('order blackwater')).toBe('march-zero');
  });

  test('1E-S15 an enemy home without units or token may be entered by retreat', () => {
    const game = lay(
      'moat-cailin tyrell 1 footman\nthe-twins lannister 4 knights march-zero\nwhite-harbor stark token\ngreywater-watch stark token\nseagard stark token\nkarhold stark 1 footman march-minus-one',
    );
    play(
      game,
      'lannister march the-twins: 4 knights > moat-cailin',
      'lannister plays tyrion-lannister',
      'tyrell plays margaery-tyrell',
    );
    expect([game.figure('units winterfell'), game.figure('control winterfell')]).toEqual([
      'tyrell routed 1 footman',
      'tyrell',
    ]);
  });

  test('1E-S16 no retreat into a neutral force', () => {
    expect(beaten('').offered('lannister')).not.toContain('kings-landing');
  });

  test('1E-S17 fleets retreat to an adjacent sea area without enemy Ships', () => {
    const game = lay(
      'ironmans-bay greyjoy 4 ships march-zero\nsunset-sea lannister 1 ship\ngolden-sound tyrell 1 ship\nused fiefdoms',
    );
    play(
      game,
      'greyjoy march ironmans-bay: 4 ships > sunset-sea',
      'greyjoy plays aeron-damphair',
      'lannister plays cersei-lannister',
    );
    expect([...(game.offered('lannister') ?? [])].sort()).toEqual(['bay-of-ice', 'redwyne-straights']);
  });

  test('1E-X15 retreat and rout', () => {
    const game = lay(`
      kings-landing baratheon 2 footmen march-plus-one
      kingswood tyrell 1 knight
      storms-end tyrell 1 footman
      reach lannister 1 footman
      dornish-marches lannister 1 footman
      dragonstone baratheon 2 knights march-zero
      shipbreaker-bay baratheon 1 ship`);
    play(
      game,
      'baratheon march kings-landing: 2 footmen > kingswood',
      'baratheon plays ser-davos-seaworth',
      'tyrell plays margaery-tyrell',
    );
    expect(game.figure('units storms-end')).toBe('tyrell 1 footman routed 1 knight');
    game.play('baratheon march dragonstone: 2 knights > storms-end');
    expect(game.figure('strength defender')).toBe(1);
    game.play('baratheon plays melisandre-of-asshai', 'tyrell plays queen-of-thorns');
    expect(game.told('units-destroyed')).toContainEqual({
      house: 'tyrell',
      area: 'storms-end',
      units: { knight: 1 },
      why: 'routed-again',
    });
  });
});
