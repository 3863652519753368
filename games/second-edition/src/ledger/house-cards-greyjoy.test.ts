import { describe, expect, test } from 'vitest';
import { asked, attack, cards, decided, losses, type Game } from './fight.fixture.ts';

describe('Victarion Greyjoy', () => {
  const sea = { from: 'ironmans-bay', at: 'sunset-sea' };

  test('2E-12.17 attacking, his ships count 2, in the fleet and in supporting areas; in defence they do not', () => {
    const game = attack(
      'greyjoy 2 ships march-zero',
      'lannister 3 ships',
      'bay-of-ice greyjoy 1 ship support\nwest-summer-sea tyrell 1 ship support',
      sea,
    ).play(
      'greyjoy support bay-of-ice for attacker',
      'tyrell support west-summer-sea for attacker',
      'greyjoy answers tyrell for accept',
    );
    expect(decided(cards(game, 'victarion-greyjoy', 'the-hound'))).toMatchObject({ attack: 4 + 2 + 1 + 3 });
    const defending = attack('lannister 1 ship march-zero', 'greyjoy 2 ships', '', sea);
    expect(decided(cards(defending, 'the-hound', 'victarion-greyjoy'))).toMatchObject({ defence: 2 + 3 });
  });

  test('2E-12.17 he helps a land attack that his ships support; routed ships stay at 0', () => {
    const battle = (ships: string): unknown => {
      const game = attack(
        'greyjoy 1 footman march-zero',
        'lannister 1 footman',
        `ironmans-bay greyjoy ${ships} support`,
        {
          from: 'seagard',
          at: 'riverrun',
        },
      ).play('greyjoy support ironmans-bay for attacker');
      return decided(cards(game, 'victarion-greyjoy', 'the-hound'));
    };
    expect(battle('2 ships')).toMatchObject({ attack: 1 + 4 + 3 });
    expect(battle('1 ship routed 1 ship')).toMatchObject({ attack: 1 + 2 + 3 });
  });
});

describe('Theon Greyjoy', () => {
  test('2E-12.17 defending a castle or stronghold he has one more and a sword', () => {
    const battle = (from: string, at: string): Game =>
      cards(
        attack('lannister 2 footmen march-zero', 'greyjoy 2 knights', '', { from, at }),
        'cersei-lannister',
        'theon-greyjoy',
      );
    const castle = battle('blackwater', 'harrenhal');
    expect([decided(castle), losses(castle)]).toMatchObject([
      { defence: 4 + 3 },
      [['lannister', { footman: 1 }, 'casualties']],
    ]);
    const stronghold = battle('stoney-sept', 'riverrun');
    expect(decided(stronghold)).toMatchObject({ defence: 4 + 3 });
    const open = battle('harrenhal', 'stoney-sept');
    expect([decided(open), losses(open)]).toMatchObject([{ defence: 4 + 2 }, []]);
  });

  test('2E-12.17 not at sea, and not in attack', () => {
    const sea = attack('lannister 1 ship march-zero', 'greyjoy 2 ships', '', {
      from: 'the-golden-sound',
      at: 'ironmans-bay',
    });
    expect(decided(cards(sea, 'cersei-lannister', 'theon-greyjoy'))).toMatchObject({ defence: 2 + 2 });
    const attacking = attack('greyjoy 2 knights march-zero', 'lannister 1 footman', '', {
      from: 'blackwater',
      at: 'harrenhal',
    });
    expect(decided(cards(attacking, 'theon-greyjoy', 'cersei-lannister'))).toMatchObject({ attack: 4 + 2 });
  });
});

describe('Balon Greyjoy', () => {
  test('2E-12.17 the printed strength of the enemy’s card counts 0; its icons and what its text gives still count', () => {
    const game = attack('greyjoy 1 footman march-zero', 'lannister 2 knights');
    cards(game, 'balon-greyjoy', 'ser-gregor-clegane');
    expect(decided(game)).toMatchObject({ attack: 1 + 2, defence: 4 + 0 });
    expect(losses(game)).toEqual([['greyjoy', { footman: 1 }, 'casualties']]);
    const davos = attack('greyjoy 1 footman march-zero', 'baratheon 2 knights', 'discards baratheon stannis-baratheon');
    expect(decided(cards(davos, 'balon-greyjoy', 'ser-davos-seaworth'))).toMatchObject({ defence: 4 + 1 });
  });

  test('2E-12.23 the card never falls below 0, and his own counts in full', () => {
    const game = attack(
      'greyjoy 3 knights march-zero',
      'lannister 1 footman',
      'fiefdoms lannister greyjoy stark tyrell martell baratheon',
      { blade: true },
    );
    cards(game, 'balon-greyjoy', 'cersei-lannister');
    expect(game.figure('items defender')).toContainEqual({
      from: 'card',
      card: 'cersei-lannister',
      printed: 0,
      value: 0,
      by: [],
    });
    expect(game.figure('items attacker')).toContainEqual({
      from: 'card',
      card: 'balon-greyjoy',
      printed: 2,
      value: 2,
      by: [],
    });
  });
});

describe('Asha Greyjoy', () => {
  test('2E-12.19 unsupported she has two swords and a tower', () => {
    const won = attack('greyjoy 3 knights march-zero', 'lannister 3 footmen');
    expect(losses(cards(won, 'asha-greyjoy', 'ser-kevan-lannister'))).toEqual([
      ['lannister', { footman: 2 }, 'casualties'],
    ]);
    const lost = attack('greyjoy 1 footman march-zero', 'lannister 3 knights');
    expect(losses(cards(lost, 'asha-greyjoy', 'ser-jaime-lannister'))).toEqual([]); // one sword, one tower
  });

  test('2E-12.19 any support takes them; her own, too', () => {
    const game = attack(
      'greyjoy 3 knights march-zero',
      'lannister 3 footmen',
      'harrenhal greyjoy 1 footman support',
    ).play('greyjoy support harrenhal for attacker');
    expect(losses(cards(game, 'asha-greyjoy', 'ser-kevan-lannister'))).toEqual([]);
    const unused = attack(
      'greyjoy 3 knights march-zero',
      'lannister 3 footmen',
      'harrenhal greyjoy 1 footman support',
    ).play('greyjoy support harrenhal for nobody');
    expect(losses(cards(unused, 'asha-greyjoy', 'ser-kevan-lannister'))).toHaveLength(1);
  });

  test('2E-12.19 it is the same where she defends', () => {
    const alone = attack('lannister 3 footmen march-zero', 'greyjoy 3 knights');
    expect(losses(cards(alone, 'cersei-lannister', 'asha-greyjoy'))).toEqual([
      ['lannister', { footman: 2 }, 'casualties'],
    ]);
    const helped = attack(
      'lannister 3 footmen march-zero',
      'greyjoy 3 knights',
      'harrenhal greyjoy 1 footman support',
    ).play('greyjoy support harrenhal for defender');
    expect(losses(cards(helped, 'cersei-lannister', 'asha-greyjoy'))).toEqual([]);
  });
});

describe('Aeron Damphair', () => {
  const start = (more = ''): Game => attack('greyjoy 2 knights march-zero', 'lannister 2 footmen', more);

  test('2E-12.16 for two power he is discarded and another card takes part fully', () => {
    const game = cards(start(), 'aeron-damphair', 'ser-kevan-lannister');
    expect(game.offered('greyjoy')).toEqual(['pay', 'none']);
    game.play('greyjoy chooses pay');
    expect([game.figure('power greyjoy'), game.offered('greyjoy')]).toMatchObject([3, { length: 6 }]);
    expect(game.told('card-discarded')).toEqual([{ house: 'greyjoy', card: 'aeron-damphair', why: 'ability' }]);
    expect(game.refusal('greyjoy plays aeron-damphair')).toMatchObject({
      clause: '2E-12.14',
      code: 'card-not-in-hand',
    });
    game.play('greyjoy plays euron-crows-eye');
    expect(decided(game)).toMatchObject({ attack: 4 + 4 });
    expect(losses(game)).toEqual([['lannister', { footman: 1 }, 'casualties']]);
    game.play('lannister retreats stoney-sept');
    expect(game.figure('discards greyjoy')).toEqual(['aeron-damphair', 'euron-crows-eye']);
  });

  test('2E-12.16 he may stay', () => {
    const game = cards(start(), 'aeron-damphair', 'ser-kevan-lannister').play('greyjoy chooses none');
    expect([decided(game), game.figure('power greyjoy')]).toMatchObject([{ attack: 4 }, 5]);
  });

  test('2E-12.18 a Tyrion whose moment has passed cannot cancel the new card', () => {
    const game = cards(
      start('throne lannister greyjoy stark tyrell martell baratheon'),
      'aeron-damphair',
      'tyrion-lannister',
    );
    game.play('lannister chooses none', 'greyjoy chooses pay', 'greyjoy plays euron-crows-eye');
    expect(decided(game)).toMatchObject({ attack: 4 + 4, defence: 2 + 1 });
    expect(game.told('card-returned')).toEqual([]);
  });

  test('2E-H49 with one power, or without another card, no exchange is offered', () => {
    const poor = cards(start('power greyjoy 1'), 'aeron-damphair', 'ser-kevan-lannister');
    expect([poor.told('ability-used'), decided(poor)]).toMatchObject([[], { attack: 4 }]);
    const last = cards(start('hand greyjoy aeron-damphair'), 'aeron-damphair', 'ser-kevan-lannister');
    expect(last.told('ability-used')).toEqual([]);
  });

  test('2E-X20 seventh card: Euron stays out, the other six return, Aeron among them', () => {
    const game = cards(start('hand greyjoy aeron-damphair, euron-crows-eye'), 'aeron-damphair', 'the-hound');
    game.play('greyjoy chooses pay');
    expect(asked(game)).toEqual(['lannister retreat']);
    game.play('lannister retreats stoney-sept');
    expect(game.figure('discards greyjoy')).toEqual(['euron-crows-eye']);
    expect(game.figure('hand greyjoy')).toHaveLength(6);
    expect(game.figure('hand greyjoy')).toContain('aeron-damphair');
    expect(game.figure('power greyjoy')).toBe(3);
  });
});
