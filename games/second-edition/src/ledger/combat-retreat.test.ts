import { describe, expect, test } from 'vitest';
import { asked, attack, cards, decided, losses, type Game } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

/** Lannister loses Blackwater to Tyrell, who comes from The Reach, without casualties. */
const beaten = (units: string, more = ''): Game =>
  cards(attack('tyrell 4 knights march-zero', `lannister ${units}`, more), 'margaery-tyrell', 'cersei-lannister');

describe('2E-12 combat: retreat', () => {
  test('2E-12.31 2E-12.39 beaten attackers go back to where they came from, routed', () => {
    const game = attack('tyrell 1 footman march-zero', 'lannister 3 knights');
    cards(game, 'queen-of-thorns', 'ser-kevan-lannister');
    expect(game.told('units-retreated')).toEqual([
      { house: 'tyrell', from: 'blackwater', to: 'the-reach', units: { footman: 1 }, routed: true },
    ]);
    expect([game.figure('units the-reach'), game.figure('units blackwater')]).toEqual([
      'tyrell routed 1 footman',
      'lannister 3 knights',
    ]);
  });

  test('2E-12.32 2E-H12 no way back into a foreign home that was left by all without a token', () => {
    const battle = (march: string, more = ''): Game => {
      const game = lay(`
        lannisport garrison 0
        lannisport greyjoy 1 footman march-zero
        stoney-sept stark 3 knights
        the-arbor tyrell 1 footman march-minus-one
        used fiefdoms
        ${more}`).play(march);
      return cards(game, 'theon-greyjoy', 'catelyn-stark');
    };
    const lost = battle('greyjoy march lannisport: footman > stoney-sept');
    expect(losses(lost)).toEqual([['greyjoy', { footman: 1 }, 'no-retreat']]);
    const kept = battle('greyjoy march lannisport: footman > stoney-sept; leave power');
    expect(kept.figure('units lannisport')).toBe('greyjoy routed 1 footman');
    const held = battle('greyjoy march lannisport: footman > stoney-sept', 'lannisport greyjoy 1 knight');
    expect(held.figure('units lannisport')).toBe('greyjoy 1 knight routed 1 footman');
  });

  test('2E-H13 if Robb has won, another legal area saves those who cannot go home', () => {
    const game = lay(`
      lannisport garrison 0
      lannisport greyjoy 1 footman march-zero
      stoney-sept stark 3 knights
      the-arbor tyrell 1 footman march-minus-one
      harrenhal tyrell token
      used fiefdoms`).play('greyjoy march lannisport: footman > stoney-sept');
    cards(game, 'theon-greyjoy', 'robb-stark');
    expect(asked(game)).toEqual(['stark retreat-of-the-loser']);
    expect([...(game.offered('stark') ?? [])].sort()).toEqual(['blackwater', 'riverrun', 'searoad-marches']);
    expect(game.refusal('stark sends lannisport')).toMatchObject({ clause: '2E-12.34' });
    game.play('stark sends riverrun');
    expect(game.figure('units riverrun')).toBe('greyjoy routed 1 footman');
  });

  test('2E-H11 attackers who go home lose nothing to supply', () => {
    const game = attack(
      'tyrell 2 knights march-zero',
      'lannister 4 knights',
      'supply tyrell 0\nthe-reach tyrell 0 footmen',
    );
    cards(game, 'queen-of-thorns', 'ser-kevan-lannister');
    expect(game.figure('units the-reach')).toBe('tyrell routed 2 knights');
    const full = lay(`
      supply tyrell 1
      the-reach tyrell 2 footmen 1 knight march-zero
      oldtown tyrell 2 footmen
      blackwater lannister 4 knights
      the-arbor tyrell 1 footman march-minus-one
      used fiefdoms`).play('tyrell march the-reach: knight > blackwater');
    cards(full, 'queen-of-thorns', 'ser-kevan-lannister');
    expect(losses(full)).toEqual([]);
    expect(full.figure('units the-reach')).toBe('tyrell 2 footmen routed 1 knight');
  });

  test('2E-12.33 beaten defenders go together to one area, adjacent or reached by their own ships', () => {
    const game = beaten('1 footman 1 knight');
    expect([...(game.offered('lannister') ?? [])].sort()).toEqual([
      'crackclaw-point',
      'harrenhal',
      'searoad-marches',
      'stoney-sept',
    ]);
    expect(game.refusal('lannister retreats harrenhal, stoney-sept')).toMatchObject({
      clause: '2E-12.33',
      code: 'retreat-to-one-area',
    });
    game.play('lannister retreats harrenhal');
    expect(game.figure('units harrenhal')).toBe('lannister routed 1 footman 1 knight');
  });

  test('2E-H54 they may retreat over their own ships, routed ones included, and over nobody else’s', () => {
    const battle = (ships: string): readonly string[] | undefined => {
      const game = attack('tyrell 4 knights march-zero', 'lannister 1 footman', ships, {
        from: 'highgarden',
        at: 'searoad-marches',
      });
      return cards(game, 'margaery-tyrell', 'cersei-lannister').offered('lannister');
    };
    expect(battle('')).not.toContain('flints-finger');
    expect(battle('sunset-sea lannister 1 ship')).toContain('flints-finger');
    expect(battle('sunset-sea lannister routed 1 ship')).toContain('flints-finger');
    expect(battle('sunset-sea tyrell 1 ship')).not.toContain('flints-finger');
  });

  test('2E-12.34 2E-H14 2E-H15 not to enemy units, another’s area, a neutral force or where the attack came from', () => {
    const game = beaten('1 footman', 'harrenhal stark token\nstoney-sept baratheon 1 footman');
    expect([...(game.offered('lannister') ?? [])].sort()).toEqual(['crackclaw-point', 'searoad-marches']);
    for (const area of ['harrenhal', 'stoney-sept', 'kings-landing', 'winterfell'])
      expect(game.refusal(`lannister retreats ${area}`)).toMatchObject({
        clause: '2E-12.34',
        code: 'no-retreat-there',
      });
    // All of the attackers have left The Reach, and it is empty now.
    expect(game.figure('units the-reach')).toBe('');
    expect(game.refusal('lannister retreats the-reach')).toMatchObject({
      clause: '2E-12.34',
      code: 'retreat-to-the-attacker',
    });
  });

  test('2E-12.34 2E-1.9 not into a closed area, nor into a home that its shield alone keeps', () => {
    const closed = lay(
      `kingswood stark 1 footman
       the-reach lannister 4 knights march-zero
       kings-landing baratheon token
       used fiefdoms`,
      3,
    ).play('lannister march the-reach: 4 knights > kingswood');
    cards(closed, 'ser-kevan-lannister', 'catelyn-stark');
    // Storm's End and The Boneway are closed with three players.
    expect(losses(closed)).toEqual([['stark', { footman: 1 }, 'no-retreat']]);
    const shield = attack('lannister 4 knights march-zero', 'stark 1 footman', 'dornish-marches lannister token', {
      from: 'the-reach',
      at: 'searoad-marches',
    });
    cards(shield, 'ser-kevan-lannister', 'catelyn-stark');
    for (const home of ['lannisport', 'highgarden'])
      expect(shield.refusal(`stark retreats ${home}`)).toMatchObject({ clause: '2E-12.34', code: 'no-retreat-there' });
    expect([...(shield.offered('stark') ?? [])].sort()).toEqual(['blackwater', 'stoney-sept']);
  });

  test('2E-12.32 2E-10.16 who left a foreign home loses its port at once, and himself if he is beaten', () => {
    const game = lay(`
      lannisport garrison 0
      lannisport greyjoy 1 footman march-zero
      port-of-lannisport greyjoy 1 ship
      stoney-sept stark 3 knights
      the-arbor tyrell 1 footman march-minus-one
      used fiefdoms`).play('greyjoy march lannisport: footman > stoney-sept');
    expect(asked(game)).toEqual(['lannister capture-ships']);
    game.play('lannister captures 1');
    cards(game, 'theon-greyjoy', 'catelyn-stark');
    expect(losses(game)).toEqual([['greyjoy', { footman: 1 }, 'no-retreat']]);
    expect([game.figure('units port-of-lannisport'), game.figure('control lannisport')]).toEqual([
      'lannister 1 ship',
      'lannister',
    ]);
  });

  test('2E-12.35 ships retreat to seas or to an own port with room for all of them', () => {
    const battle = (port: string): string[] => {
      const game = attack('greyjoy 4 ships march-zero', 'lannister 2 ships', port, {
        from: 'ironmans-bay',
        at: 'the-golden-sound',
      });
      return [...(cards(game, 'dagmar-cleftjaw', 'the-hound').offered('lannister') ?? ['none'])];
    };
    expect(battle('')).toEqual(['sunset-sea', 'port-of-lannisport']);
    expect(battle('port-of-lannisport lannister 1 ship')).toContain('port-of-lannisport');
    const game = attack(
      'greyjoy 4 ships march-zero',
      'lannister 2 ships',
      'port-of-lannisport lannister 2 ships\nsupply lannister 6',
      { from: 'ironmans-bay', at: 'the-golden-sound' },
    );
    cards(game, 'dagmar-cleftjaw', 'the-hound');
    expect([game.figure('units sunset-sea'), game.figure('units port-of-lannisport')]).toEqual([
      'lannister routed 2 ships',
      'lannister 2 ships',
    ]);
    const full = attack(
      'tyrell 4 ships march-zero',
      'baratheon 2 ships',
      'port-of-dragonstone baratheon 2 ships\nsupply baratheon 6',
      { from: 'east-summer-sea', at: 'shipbreaker-bay' },
    );
    cards(full, 'margaery-tyrell', 'salladhor-saan');
    expect(full.offered('baratheon')).not.toContain('port-of-dragonstone');
    expect(full.refusal('baratheon retreats port-of-dragonstone')).toMatchObject({
      code: 'port-full',
      clause: '2E-3.9',
    });
    const nobodys = attack('greyjoy 4 ships march-zero', 'tyrell 2 ships', 'the-arbor tyrell 1 footman', {
      from: 'west-summer-sea',
      at: 'redwyne-straights',
    });
    cards(nobodys, 'dagmar-cleftjaw', 'alester-florent');
    expect(losses(nobodys)).toEqual([['tyrell', { ship: 2 }, 'no-retreat']]); // Oldtown is nobody's
  });

  test('2E-12.36 what supply cannot feed dies, of those that retreat and of nobody else', () => {
    const walls = 'harrenhal stark token\nstoney-sept stark token\ncrackclaw-point stark token';
    const game = beaten('1 footman 1 knight', `supply lannister 0\nsearoad-marches lannister 1 footman\n${walls}`);
    expect(asked(game)).toEqual(['lannister retreat-supply']);
    expect(game.refusal('lannister loses blackwater 1 footman 1 knight')).toMatchObject({
      clause: '2E-12.36',
      code: 'wrong-retreat-losses',
    });
    expect(game.refusal('lannister loses searoad-marches 1 footman')).toMatchObject({ code: 'no-such-casualty' });
    game.play('lannister loses blackwater 1 footman');
    expect(game.figure('units searoad-marches')).toBe('lannister 1 footman routed 1 knight');
  });

  test('2E-12.37 an area that costs fewer units must be preferred', () => {
    const game = beaten('1 footman 1 knight', 'supply lannister 0\nsearoad-marches lannister 1 footman');
    expect([...(game.offered('lannister') ?? [])].sort()).toEqual(['crackclaw-point', 'harrenhal', 'stoney-sept']);
    expect(game.refusal('lannister retreats searoad-marches')).toMatchObject({
      clause: '2E-12.37',
      code: 'retreat-costs-more',
    });
  });

  test('2E-X15 retreat cost: the empty area is compulsory', () => {
    const game = lay(`
      supply martell 2
      dornish-marches tyrell 4 knights march-zero
      princes-pass martell 2 footmen
      yronwood martell 1 footman
      sunspear martell 3 footmen
      salt-shore martell 2 knights
      the-boneway tyrell token
      three-towers tyrell token
      the-arbor tyrell 1 footman march-minus-one
      used fiefdoms`).play('tyrell march dornish-marches: 4 knights > princes-pass');
    expect(game.figure('armies martell')).toEqual([3, 2, 2]);
    cards(game, 'margaery-tyrell', 'areo-hotah');
    expect(losses(game)).toEqual([]);
    expect([game.figure('units starfall'), game.figure('units yronwood')]).toEqual([
      'martell routed 2 footmen',
      'martell 1 footman',
    ]);
  });

  test('2E-12.38 without a legal area, or one that would save anybody, the army is destroyed', () => {
    const walls = 'harrenhal stark token\nstoney-sept stark token\ncrackclaw-point stark token';
    const shut = beaten('1 footman 1 knight', `${walls}\nsearoad-marches stark token`);
    expect(losses(shut)).toEqual([['lannister', { footman: 1, knight: 1 }, 'no-retreat']]);
    const starving = beaten(
      '1 knight',
      'supply lannister 0\nsearoad-marches lannister 2 footmen\nstoney-sept lannister 2 footmen\nharrenhal stark token\ncrackclaw-point stark token',
    );
    expect(losses(starving)).toEqual([['lannister', { knight: 1 }, 'no-retreat']]);
    expect([starving.figure('units searoad-marches'), starving.figure('units stoney-sept')]).toEqual([
      'lannister 2 footmen',
      'lannister 2 footmen',
    ]);
  });

  test('2E-12.39 routed units have strength 0, do not march, are no casualties and die if beaten again', () => {
    const game = attack(
      'tyrell 4 knights march-zero',
      'lannister 1 footman routed 1 knight march-minus-one',
      'throne tyrell lannister stark baratheon martell greyjoy',
    );
    expect(game.figure('strength defender')).toBe(1);
    cards(game, 'randyll-tarly', 'cersei-lannister');
    expect(losses(game)).toEqual([
      ['lannister', { footman: 1 }, 'casualties'],
      ['lannister', { knight: 1 }, 'routed-again'],
    ]);
    const lying = lay('blackwater lannister routed 2 knights march-zero');
    expect(lying.refusal('lannister march blackwater: knight > harrenhal')).toMatchObject({
      code: 'routed-units-stay',
    });
  });

  test('2E-12.40 a retreat into an empty area takes control of it', () => {
    const game = beaten('1 footman').play('lannister retreats harrenhal');
    expect([game.figure('control harrenhal'), game.figure('castles lannister')]).toEqual(['lannister', 2]);
  });

  test('2E-12.41 2E-H55 the retreat is judged with the ships in port still counted, then they change hands', () => {
    const game = lay(`
      supply lannister 1
      riverrun greyjoy 4 knights march-plus-one
      lannisport lannister 1 footman 1 knight
      port-of-lannisport lannister 3 ships
      searoad-marches lannister 1 footman
      stoney-sept stark token
      the-arbor tyrell 1 footman march-minus-one
      used fiefdoms`).play('greyjoy march riverrun: 4 knights > lannisport');
    cards(game, 'dagmar-cleftjaw', 'the-hound');
    expect(asked(game)).toEqual(['lannister retreat-supply']); // 3 and 3 do not fit 3-2
    expect(game.figure('units port-of-lannisport')).toBe('lannister 3 ships');
    game.play('lannister loses lannisport 1 footman');
    expect(game.figure('units searoad-marches')).toBe('lannister 1 footman routed 1 knight');
    expect(asked(game)).toEqual(['greyjoy capture-ships']);
  });

  test('2E-H18 two ships leave a port, lose and come back', () => {
    const game = lay(`
      port-of-pyke greyjoy 2 ships march-zero
      ironmans-bay lannister 4 ships
      the-arbor tyrell 1 footman march-minus-one
      used fiefdoms`).play('greyjoy march port-of-pyke: 2 ships > ironmans-bay');
    cards(game, 'theon-greyjoy', 'the-hound');
    expect([losses(game), game.figure('units port-of-pyke')]).toEqual([[], 'greyjoy routed 2 ships']);
  });

  test('2E-H19 a routed ship in the port they return to is no obstacle', () => {
    const game = lay(`
      port-of-pyke greyjoy 2 ships routed 1 ship march-zero
      ironmans-bay lannister 4 ships
      the-arbor tyrell 1 footman march-minus-one
      used fiefdoms`).play('greyjoy march port-of-pyke: 2 ships > ironmans-bay');
    cards(game, 'theon-greyjoy', 'the-hound');
    expect(decided(game)).toMatchObject({ winner: 'lannister' });
    expect(game.figure('units port-of-pyke')).toBe('greyjoy routed 3 ships');
  });
});
