import { describe, expect, test } from 'vitest';
import { asked, attack, cards, losses, strengths } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

describe('2E-12 combat: support and initial strength', () => {
  test('2E-12.1 who marched attacks, who controls the area defends', () => {
    const game = attack('tyrell 1 footman march-zero', 'lannister 1 footman');
    expect([game.figure('battle'), game.figure('attacker'), game.figure('defender')]).toEqual([
      'blackwater',
      'tyrell',
      'lannister',
    ]);
    const home = attack('tyrell 1 footman march-zero', '', '', { from: 'searoad-marches', at: 'lannisport' });
    expect([home.figure('attacker'), home.figure('defender')]).toEqual(['tyrell', 'lannister']);
  });

  test('2E-12.2 2E-12.3 every adjacent Support order is asked, owner by owner in turn order', () => {
    const game = attack(
      'tyrell 1 footman march-zero',
      'lannister 1 footman',
      `kings-landing tyrell 1 knight support
       stoney-sept lannister 1 knight support
       harrenhal stark 1 knight support
       crackclaw-point baratheon 1 knight support
       kingswood martell 1 knight support
       searoad-marches greyjoy 1 knight defense-one`,
    );
    expect(game.offered('baratheon')).toEqual([
      'crackclaw-point for attacker',
      'crackclaw-point for defender',
      'crackclaw-point for nobody',
    ]);
    const seen = [...asked(game)];
    game.play('baratheon support crackclaw-point for nobody');
    seen.push(...asked(game));
    game.play('lannister support stoney-sept for defender');
    seen.push(...asked(game));
    game.play('stark support harrenhal for attacker');
    seen.push(...asked(game));
    game.play('tyrell support kings-landing for attacker');
    expect(seen).toEqual(['baratheon support', 'lannister support', 'stark support', 'tyrell support']);
    game.play('tyrell answers stark for accept');
    expect(strengths(game)).toEqual([1 + 2 + 2, 1 + 2]);
  });

  test('2E-12.4 one house may split its orders between the sides; by option it speaks once for all', () => {
    const more = 'harrenhal stark 1 knight support\ncrackclaw-point stark 1 footman support';
    const split = attack('tyrell 1 footman march-zero', 'lannister 1 footman', more);
    const [first = ''] = split.offered('stark') ?? [];
    expect(first).toBe('crackclaw-point for attacker');
    split.play(
      'stark support crackclaw-point for attacker',
      'stark support harrenhal for defender',
      'tyrell answers stark for accept',
      'lannister answers stark for accept',
    );
    expect(strengths(split)).toEqual([2, 3]);
    const together = attack('tyrell 1 footman march-zero', 'lannister 1 footman', more, {
      options: { 'support.perHouse': true },
    });
    together.play('stark support crackclaw-point for defender');
    expect(together.told('support-declared')).toMatchObject([{ for: 'defender' }, { for: 'defender' }]);
    expect(asked(together)).toEqual(['lannister accept-support']);
    expect(strengths(together)).toEqual([1, 1 + 1 + 2]);
  });

  test('2E-12.5 the whole strength of the area or nothing, plus one if the order is starred', () => {
    const game = attack(
      'tyrell 1 footman march-zero',
      'lannister 1 footman',
      'harrenhal lannister 1 knight 2 footmen support-plus-one',
    );
    expect(game.refusal('lannister support 2 for defender')).toMatchObject({
      clause: '2E-12.5',
      code: 'support-not-asked',
    });
    game.play('lannister support harrenhal for defender');
    expect(game.figure('items defender')).toEqual([
      { from: 'units', kind: 'footman', count: 1, routed: 0, value: 1, by: [] },
      { from: 'support', area: 'harrenhal', house: 'lannister', value: 2 + 1 + 1 + 1, by: [] },
    ]);
  });

  test('2E-12.6 a combatant supports himself or abstains, never the enemy', () => {
    const game = attack(
      'tyrell 1 footman march-zero',
      'lannister 1 footman',
      'kings-landing tyrell 1 knight support\nstoney-sept lannister 1 knight support',
    );
    expect(game.offered('lannister')).toEqual(['stoney-sept for defender', 'stoney-sept for nobody']);
    expect(game.refusal('lannister support stoney-sept for attacker')).toMatchObject({
      clause: '2E-12.6',
      code: 'support-against-oneself',
    });
    game.play('lannister support stoney-sept for nobody', 'tyrell support kings-landing for nobody');
    expect(strengths(game)).toEqual([1, 1]);
  });

  test('2E-12.7 support of others may be refused, house by house, before the cards', () => {
    const game = attack(
      'tyrell 1 footman march-zero',
      'lannister 1 footman',
      `harrenhal stark 1 knight support
       stoney-sept stark 1 footman support
       crackclaw-point baratheon 1 knight support`,
    );
    game.play(
      'baratheon support crackclaw-point for attacker',
      'stark support harrenhal for attacker',
      'stark support stoney-sept for attacker',
    );
    expect(asked(game)).toEqual(['tyrell accept-support']);
    expect(game.refusal('tyrell answers stark for later')).toMatchObject({
      clause: '2E-12.7',
      code: 'support-take-or-refuse',
      data: { choice: 'stark for later', offered: ['baratheon for refuse', 'baratheon for accept'] },
    });
    game.play('tyrell answers baratheon for accept', 'tyrell answers stark for refuse');
    expect(game.told('support-refused')).toEqual([{ house: 'tyrell', before: 'stark' }]);
    expect(asked(game)).toEqual(['tyrell battle-card', 'lannister battle-card']);
    expect(strengths(game)).toEqual([1 + 2, 1]);
  });

  test('2E-12.7 offers are answered in the order in which they were made, the defender’s between the attacker’s', () => {
    const game = attack(
      'tyrell 1 footman march-zero',
      'lannister 1 footman',
      `crackclaw-point baratheon 1 knight support
       harrenhal stark 1 knight support
       stoney-sept martell 1 knight support`,
    );
    game.play('baratheon support crackclaw-point for attacker');
    expect(asked(game)).toEqual(['stark support']); // nobody answers before all have spoken
    game.play('stark support harrenhal for defender', 'martell support stoney-sept for attacker');
    const seen = [...asked(game), ...(game.offered('tyrell') ?? [])];
    game.play('tyrell answers baratheon for accept');
    seen.push(...asked(game), ...(game.offered('lannister') ?? []));
    game.play('lannister answers stark for refuse');
    seen.push(...asked(game), ...(game.offered('tyrell') ?? []));
    expect(seen).toEqual([
      'tyrell accept-support',
      'baratheon for refuse',
      'baratheon for accept',
      'lannister accept-support',
      'stark for refuse',
      'stark for accept',
      'tyrell accept-support',
      'martell for refuse',
      'martell for accept',
    ]);
  });

  test('2E-12.8 ships support seas and lands, land units lands only, ships in a port their sea only', () => {
    const supporters = `
      seagard greyjoy 1 knight support
      port-of-pyke greyjoy 1 ship support
      sunset-sea greyjoy 1 ship support`;
    const sea = attack('lannister 1 ship march-zero', 'greyjoy 1 ship', supporters, {
      from: 'the-golden-sound',
      at: 'ironmans-bay',
    });
    const calls = [...(sea.offered('greyjoy') ?? [])];
    sea.play(`greyjoy support ${calls[0] ?? ''}`);
    calls.push(...(sea.offered('greyjoy') ?? []));
    expect([...new Set(calls.map(call => call.split(' ')[0]))].sort()).toEqual(['port-of-pyke', 'sunset-sea']);
    const land = attack('lannister 1 footman march-zero', 'greyjoy 1 footman', 'ironmans-bay greyjoy 1 ship support', {
      from: 'lannisport',
      at: 'riverrun',
    });
    expect(land.offered('greyjoy')).toEqual(['ironmans-bay for defender', 'ironmans-bay for nobody']);
    const home = attack(
      'greyjoy 1 footman march-zero',
      'lannister 1 footman',
      'port-of-lannisport lannister 2 ships support',
      { from: 'riverrun', at: 'lannisport' },
    );
    expect(asked(home)).toEqual(['greyjoy battle-card', 'lannister battle-card']);
  });

  test('2E-12.9 2E-H23 supporting siege engines count 4 for the attacker of a castle and 0 otherwise', () => {
    const more = 'blackwater tyrell 1 siege-engine support\nharrenhal lannister 1 footman';
    const castle = attack('tyrell 1 footman march-zero', 'lannister 1 footman', more, {
      from: 'stoney-sept',
      at: 'harrenhal',
    });
    castle.play('tyrell support blackwater for attacker');
    expect(castle.figure('items attacker')).toContainEqual({
      from: 'support',
      area: 'blackwater',
      house: 'tyrell',
      value: 4,
      by: [],
    });
    const open = attack(
      'tyrell 1 footman march-zero',
      'lannister 1 footman',
      'stoney-sept tyrell 1 siege-engine support',
    ).play('tyrell support stoney-sept for attacker');
    expect(strengths(open)).toEqual([1, 1]);
    const defended = attack(
      'tyrell 1 footman march-zero',
      'lannister 1 footman',
      'blackwater lannister 1 siege-engine support',
      { from: 'stoney-sept', at: 'harrenhal' },
    ).play('lannister support blackwater for defender');
    expect(strengths(defended)).toEqual([1, 1]);
  });

  test('2E-X6 2E-3.2 footman and siege engine: 5 against King’s Landing, 1 against open land', () => {
    const position = 'crackclaw-point baratheon 1 footman 1 siege-engine march-zero';
    const city = lay(position).play('baratheon march crackclaw-point: footman siege-engine > kings-landing');
    expect([city.figure('control kings-landing'), city.figure('force kings-landing')]).toEqual(['baratheon', 0]);
    const open = lay(`${position}\nblackwater lannister 1 footman`).play(
      'baratheon march crackclaw-point: footman siege-engine > blackwater',
    );
    expect(open.figure('strength attacker')).toBe(1);
    expect(open.figure('items attacker')).toEqual([
      { from: 'units', kind: 'footman', count: 1, routed: 0, value: 1, by: [] },
      { from: 'units', kind: 'siege-engine', count: 1, routed: 0, value: 0, by: [] },
      { from: 'order', order: 'march-zero', value: 0, by: [] },
    ]);
  });

  test('2E-12.10 routed units support with 0, though their starred order adds its 1', () => {
    const game = attack(
      'tyrell 1 footman march-zero',
      'lannister 1 footman',
      'stoney-sept lannister routed 2 knights support-plus-one',
    ).play('lannister support stoney-sept for defender');
    expect(strengths(game)).toEqual([1, 1 + 1]);
  });

  test('2E-12.11 the order is not used up and serves again', () => {
    const game = attack(
      'tyrell 1 footman march-zero',
      'lannister 1 knight',
      `stoney-sept lannister 1 knight support
       crackclaw-point baratheon 1 footman march-zero
       harrenhal lannister 1 footman
       throne tyrell baratheon lannister stark martell greyjoy`,
    ).play('lannister support stoney-sept for defender');
    cards(game, 'margaery-tyrell', 'the-hound');
    expect(game.figure('order stoney-sept')).toBe('support');
    game.play('baratheon march crackclaw-point: footman > harrenhal', 'lannister support stoney-sept for defender');
    expect(strengths(game)).toEqual([1, 1 + 2]);
  });

  test('2E-12.12 supporting units are never casualties and never retreat', () => {
    const game = attack(
      'lannister 3 knights march-zero',
      'tyrell 1 footman',
      'stoney-sept tyrell 2 knights support\nharrenhal stark 1 footman support',
    ).play(
      'stark support harrenhal for defender',
      'tyrell support stoney-sept for defender',
      'tyrell answers stark for accept',
    );
    cards(game, 'ser-gregor-clegane', 'queen-of-thorns');
    expect(losses(game)).toEqual([['tyrell', { footman: 1 }, 'casualties']]);
    expect([game.figure('units stoney-sept'), game.figure('units harrenhal')]).toEqual([
      'tyrell 2 knights',
      'stark 1 footman',
    ]);
  });

  test('2E-12.13 the initial strengths are announced, item by item', () => {
    const game = attack(
      'greyjoy 1 knight 1 siege-engine march-plus-one',
      'stark 1 footman routed 1 knight defense-two',
      `castle-black greyjoy 1 footman support
       karhold stark 1 knight support-plus-one`,
      { from: 'moat-cailin', at: 'winterfell' },
    );
    game.play('stark support karhold for defender', 'greyjoy support castle-black for attacker');
    expect(game.told('strengths-stated')).toEqual([
      { area: 'winterfell', attacker: 'greyjoy', defender: 'stark', attack: 8, defence: 8 },
    ]);
    expect(game.figure('items attacker')).toEqual([
      { from: 'units', kind: 'knight', count: 1, routed: 0, value: 2, by: [] },
      { from: 'units', kind: 'siege-engine', count: 1, routed: 0, value: 4, by: [] },
      { from: 'order', order: 'march-plus-one', value: 1, by: [] },
      { from: 'support', area: 'castle-black', house: 'greyjoy', value: 1, by: [] },
    ]);
    expect(game.figure('items defender')).toEqual([
      { from: 'units', kind: 'footman', count: 1, routed: 0, value: 1, by: [] },
      { from: 'units', kind: 'knight', count: 1, routed: 1, value: 0, by: [] },
      { from: 'order', order: 'defense-two', value: 2, by: [] },
      { from: 'garrison', area: 'winterfell', value: 2, by: [] },
      { from: 'support', area: 'karhold', house: 'stark', value: 3, by: [] },
    ]);
  });

  test('2E-H50 2E-H51 a garrison alone, or routed units alone, fight with support and cards', () => {
    const garrison = attack('tyrell 1 footman march-zero', '', '', { from: 'searoad-marches', at: 'lannisport' });
    expect(asked(garrison)).toEqual(['tyrell battle-card', 'lannister battle-card']);
    expect(strengths(garrison)).toEqual([1, 2]);
    cards(garrison, 'margaery-tyrell', 'cersei-lannister');
    expect(garrison.told('battle-decided')).toMatchObject([{ attack: 2, defence: 2, winner: 'tyrell' }]);
    expect([garrison.figure('garrison lannisport'), garrison.figure('control lannisport')]).toEqual([0, 'tyrell']);

    const lying = attack('tyrell 1 knight march-zero', 'lannister routed 2 knights');
    expect(strengths(lying)).toEqual([2, 0]);
    cards(lying, 'margaery-tyrell', 'the-hound');
    expect(losses(lying)).toEqual([['lannister', { knight: 2 }, 'routed-again']]);
    const standing = attack('tyrell 1 footman march-zero', 'lannister routed 2 knights');
    cards(standing, 'queen-of-thorns', 'the-hound');
    expect(standing.figure('units blackwater')).toBe('lannister routed 2 knights');
  });
});
