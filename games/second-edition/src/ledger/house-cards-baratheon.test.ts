import { describe, expect, test } from 'vitest';
import { asked, attack, cards, decided, losses, strengths, type Game } from './fight.fixture.ts';

describe('Stannis Baratheon', () => {
  const battle = (throne: string, foe: string, card: string, ...answers: string[]): unknown => {
    const game = attack('baratheon 2 knights march-zero', `${foe} 1 footman`, `throne ${throne}`);
    return decided(cards(game, 'stannis-baratheon', card).play(...answers));
  };

  test('2E-12.17 one more while the opponent stands higher on the Iron Throne', () => {
    const higher = 'lannister baratheon stark tyrell martell greyjoy';
    const lower = 'baratheon lannister stark tyrell martell greyjoy';
    expect(battle(higher, 'lannister', 'the-hound')).toMatchObject({ attack: 4 + 5 });
    expect(battle(lower, 'lannister', 'the-hound')).toMatchObject({ attack: 4 + 4 });
  });

  test('2E-12.17 looked at when strengths are counted: Doran sends him below his opponent', () => {
    const throne = 'baratheon martell tyrell stark lannister greyjoy';
    expect(battle(throne, 'martell', 'doran-martell', 'martell chooses court')).toMatchObject({ attack: 8 });
    expect(battle(throne, 'martell', 'doran-martell', 'martell chooses throne')).toMatchObject({ attack: 9 });
  });

  test('2E-X17 Balon takes the printed 4, not the +1', () => {
    expect(battle('greyjoy baratheon tyrell stark lannister martell', 'greyjoy', 'balon-greyjoy')).toMatchObject({
      attack: 4 + 0 + 1,
      defence: 1 + 2,
    });
    expect(battle('baratheon greyjoy tyrell stark lannister martell', 'greyjoy', 'balon-greyjoy')).toMatchObject({
      attack: 4 + 0,
    });
  });
});

describe('Renly Baratheon', () => {
  const start = (more = '', units = '2 footmen 1 knight'): Game =>
    attack(`baratheon ${units} march-zero`, 'lannister 1 footman', more);

  test('2E-12.25 2E-H37 a win makes a knight of a footman that fought, and he enters with the army', () => {
    const game = cards(start(), 'renly-baratheon', 'cersei-lannister');
    expect(game.offered('baratheon')).toEqual(['blackwater for footman', 'none']);
    game.play('baratheon chooses blackwater for footman', 'lannister retreats stoney-sept');
    expect(game.figure('units blackwater')).toBe('baratheon 2 knights 1 footman');
  });

  test('2E-12.25 or of one that supported, but of his own house only', () => {
    const game = start('harrenhal baratheon 1 footman support\nstoney-sept stark 1 footman support').play(
      'baratheon support harrenhal for attacker',
      'stark support stoney-sept for attacker',
      'baratheon answers stark for accept',
    );
    cards(game, 'renly-baratheon', 'cersei-lannister');
    expect(game.offered('baratheon')).toEqual(['blackwater for footman', 'harrenhal for footman', 'none']);
    expect(game.refusal('baratheon chooses stoney-sept for footman')).toMatchObject({ clause: '2E-12.25' });
    game.play('baratheon chooses harrenhal for footman');
    expect(game.figure('units harrenhal')).toBe('baratheon 1 knight');
  });

  test('2E-12.25 he may decline; without a knight in the pool nothing happens', () => {
    const game = cards(start(), 'renly-baratheon', 'cersei-lannister').play('baratheon chooses none');
    expect(game.figure('units blackwater')).toContain('baratheon 2 footmen 1 knight');
    const none = cards(start('dragonstone baratheon 4 knights'), 'renly-baratheon', 'cersei-lannister');
    expect([none.told('ability-used'), asked(none)]).toEqual([[], ['lannister retreat']]);
  });

  test('2E-12.25 a routed footman that fought or supported may be chosen and stays routed', () => {
    const game = attack('lannister 1 footman march-zero', 'baratheon 1 knight routed 1 footman');
    cards(game, 'cersei-lannister', 'renly-baratheon');
    expect(game.offered('baratheon')).toEqual(['blackwater for routed-footman', 'none']);
    game.play('baratheon chooses blackwater for routed-footman');
    expect(game.figure('units blackwater')).toBe('baratheon 1 knight routed 1 knight');
  });

  test('2E-H36 a Renly who loses does nothing', () => {
    const game = attack('baratheon 2 footmen march-zero', 'lannister 4 knights');
    cards(game, 'renly-baratheon', 'cersei-lannister');
    expect(game.told('ability-used')).toEqual([]);
    expect(game.figure('units the-reach')).toBe('baratheon routed 2 footmen');
  });
});

describe('Ser Davos Seaworth', () => {
  const battle = (more: string): Game =>
    cards(
      attack('baratheon 2 knights march-zero', 'lannister 2 footmen', more),
      'ser-davos-seaworth',
      'cersei-lannister',
    );

  test('2E-12.17 one more and a sword while Stannis lies among the used cards', () => {
    const weak = battle('');
    expect([decided(weak), losses(weak)]).toMatchObject([{ attack: 4 + 2 }, []]);
    const strong = battle('discards baratheon stannis-baratheon');
    expect([decided(strong), losses(strong)]).toMatchObject([
      { attack: 4 + 3 },
      [['lannister', { footman: 1 }, 'casualties']],
    ]);
  });

  test('2E-H4 even as the last card in hand: the hand comes back only after the casualties', () => {
    const game = battle('hand baratheon ser-davos-seaworth');
    expect([decided(game), losses(game)]).toMatchObject([
      { attack: 4 + 3 },
      [['lannister', { footman: 1 }, 'casualties']],
    ]);
    expect(game.figure('hand baratheon')).toEqual([]);
    game.play('lannister retreats stoney-sept');
    expect(game.figure('discards baratheon')).toEqual(['ser-davos-seaworth']);
    expect(game.figure('hand baratheon')).toContain('stannis-baratheon');
  });
});

describe('Salladhor Saan', () => {
  const sea = { from: 'the-narrow-sea', at: 'shipbreaker-bay' };

  test('2E-12.19 supported by himself or by another house, ships that are not Baratheon’s count 0', () => {
    const own = attack(
      'greyjoy 3 ships march-zero',
      'baratheon 1 ship',
      'blackwater-bay baratheon 1 ship support',
      sea,
    ).play('baratheon support blackwater-bay for defender');
    expect(decided(cards(own, 'dagmar-cleftjaw', 'salladhor-saan'))).toMatchObject({ attack: 0 + 1, defence: 2 + 1 });
    const ally = attack(
      'greyjoy 3 ships march-zero',
      'baratheon 1 ship',
      'blackwater-bay martell 2 ships support',
      sea,
    ).play('martell support blackwater-bay for defender', 'baratheon answers martell for accept');
    expect(strengths(ally)).toEqual([3, 3]);
    // The ships of the ally count nothing either.
    expect(decided(cards(ally, 'dagmar-cleftjaw', 'salladhor-saan'))).toMatchObject({ attack: 1, defence: 1 + 0 + 1 });
    const alone = attack('greyjoy 3 ships march-zero', 'baratheon 1 ship', '', sea);
    expect(decided(cards(alone, 'dagmar-cleftjaw', 'salladhor-saan'))).toMatchObject({ attack: 3 + 1 });
  });

  test('2E-12.17 the +1 of a support order on such ships still counts, in the items too', () => {
    const game = attack(
      'greyjoy 3 ships march-zero',
      'baratheon 1 ship',
      'blackwater-bay martell 2 ships support-plus-one',
      { ...sea, blade: true },
    ).play('martell support blackwater-bay for defender', 'baratheon answers martell for accept');
    cards(game, 'dagmar-cleftjaw', 'salladhor-saan');
    expect(asked(game)).toEqual(['greyjoy blade']);
    expect(game.figure('items defender')).toContainEqual({
      from: 'support',
      area: 'blackwater-bay',
      house: 'martell',
      value: 1,
      by: ['foreign-ships-count-nothing-when-supported'],
    });
    game.play('greyjoy blade keep');
    expect(decided(game)).toMatchObject({ attack: 0 + 1, defence: 1 + 1 + 1 });
  });

  test('2E-12.17 ships that support a land attack count 0 as well', () => {
    const game = attack(
      'tyrell 2 knights march-zero',
      'baratheon 1 footman',
      'shipbreaker-bay tyrell 2 ships support\nthe-boneway baratheon 1 footman support',
      { from: 'kingswood', at: 'storms-end' },
    ).play('baratheon support the-boneway for defender', 'tyrell support shipbreaker-bay for attacker');
    expect(decided(cards(game, 'alester-florent', 'salladhor-saan'))).toMatchObject({ attack: 4 + 0 + 1, defence: 3 });
  });
});

describe('Patchface', () => {
  const start = (more = '', defenders = '1 footman'): Game =>
    attack('baratheon 3 knights march-zero', `lannister ${defenders}`, more);

  test('2E-12.48 win or lose he may discard a card of the opponent’s hand, or not', () => {
    const won = cards(start('', '1 footman'), 'patchface', 'the-hound').play('lannister retreats harrenhal');
    expect(won.offered('baratheon')).toEqual([
      'tywin-lannister',
      'ser-gregor-clegane',
      'ser-jaime-lannister',
      'tyrion-lannister',
      'ser-kevan-lannister',
      'cersei-lannister',
      'none',
    ]);
    expect(won.refusal('baratheon chooses the-hound')).toMatchObject({
      clause: '2E-12.48',
      code: 'text-does-not-offer',
    });
    won.play('baratheon chooses tywin-lannister');
    expect(won.figure('discards lannister')).toEqual(['the-hound', 'tywin-lannister']);
    const lost = cards(start('', '4 knights'), 'patchface', 'the-hound').play('baratheon chooses none');
    expect(lost.figure('discards lannister')).toEqual(['the-hound']);
  });

  test('2E-H6 the opponent’s only card: it stays out and the other six return', () => {
    const game = cards(start('hand lannister the-hound, tywin-lannister', '4 knights'), 'patchface', 'the-hound').play(
      'baratheon chooses tywin-lannister',
    );
    expect(game.figure('discards lannister')).toEqual(['tywin-lannister']);
    expect(game.figure('hand lannister')).toHaveLength(6);
  });

  test('2E-H7 against the seventh card: six are back first, and one of them is discarded', () => {
    const game = cards(start('hand lannister the-hound', '4 knights'), 'patchface', 'the-hound');
    expect(game.offered('baratheon')).toHaveLength(6 + 1);
    game.play('baratheon chooses tywin-lannister');
    expect(game.figure('discards lannister')).toEqual(['the-hound', 'tywin-lannister']);
    expect(game.figure('hand lannister')).toHaveLength(5);
  });
});
