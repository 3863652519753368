import { describe, expect, test } from 'vitest';
import { asked, attack, cards, decided, type Game } from './fight.fixture.ts';

describe('Tywin Lannister', () => {
  test('2E-12.25 a win brings two power, never beyond the twenty tokens of the house', () => {
    const battle = (more: string): Game =>
      cards(attack('lannister 3 knights march-zero', 'tyrell 1 footman', more), 'tywin-lannister', 'queen-of-thorns');
    expect(battle('').figure('power lannister')).toBe(7);
    expect(battle('power lannister 18\nkarhold lannister token').figure('power lannister')).toBe(19);
    const lost = attack('lannister 1 footman march-zero', 'tyrell 4 knights');
    expect(cards(lost, 'tywin-lannister', 'queen-of-thorns').figure('power lannister')).toBe(5);
  });
});

describe('Tyrion Lannister', () => {
  const start = (more = ''): Game => attack('lannister 2 knights march-zero', 'tyrell 2 footmen', more);

  test('2E-12.15 he may send the enemy’s card back, which then does nothing at all', () => {
    const game = cards(start(), 'tyrion-lannister', 'mace-tyrell');
    expect(game.offered('lannister')).toEqual(['send-back', 'none']);
    game.play('lannister chooses send-back');
    expect(game.told('card-returned')).toEqual([{ house: 'tyrell', card: 'mace-tyrell' }]);
    expect(game.offered('tyrell')).not.toContain('mace-tyrell');
    game.play('tyrell plays alester-florent');
    expect(decided(game)).toMatchObject({ attack: 4 + 1, defence: 2 + 1 });
  });

  test('2E-12.15 he may also let it stand', () => {
    const game = cards(start(), 'tyrion-lannister', 'randyll-tarly').play('lannister chooses none');
    expect(decided(game)).toMatchObject({ attack: 5, defence: 2 + 2 });
  });

  test('2E-12.15 the card sent back counts as held: it can be played in the next combat', () => {
    const game = cards(start(), 'tyrion-lannister', 'mace-tyrell').play(
      'lannister chooses send-back',
      'tyrell plays queen-of-thorns',
    );
    expect(game.figure('hand tyrell')).toContain('mace-tyrell');
    game.play('tyrell retreats harrenhal');
    expect(game.figure('discards tyrell')).toEqual(['queen-of-thorns']);
  });

  test('2E-H47 against a hand of one card the opponent fights without a card and keeps his', () => {
    const game = cards(start('hand tyrell mace-tyrell'), 'tyrion-lannister', 'mace-tyrell').play(
      'lannister chooses send-back',
    );
    expect(game.told('no-card-played')).toEqual([{ house: 'tyrell' }]);
    expect(decided(game)).toMatchObject({ attack: 5, defence: 2 });
    game.play('tyrell retreats harrenhal');
    expect(game.figure('hand tyrell')).toEqual(['mace-tyrell']);
    expect(game.figure('discards tyrell')).toHaveLength(6);
  });

  test('2E-H48 Aeron goes back before paying; what replaces him cannot be cancelled', () => {
    const game = attack(
      'lannister 2 knights march-zero',
      'greyjoy 2 footmen',
      'throne greyjoy lannister stark tyrell martell baratheon',
    );
    cards(game, 'tyrion-lannister', 'aeron-damphair');
    expect(asked(game)).toEqual(['lannister may-send-the-opposing-card-back']);
    game.play('lannister chooses send-back', 'greyjoy plays euron-crows-eye');
    expect(decided(game)).toMatchObject({ attack: 5, defence: 2 + 4 });
    expect([game.figure('power greyjoy'), game.figure('discards greyjoy')]).toEqual([5, ['euron-crows-eye']]);
  });
});

describe('Ser Kevan Lannister', () => {
  test('2E-12.17 attacking, his own footmen count 2, in the army and in supporting areas', () => {
    const game = attack(
      'lannister 1 footman 1 knight march-zero',
      'tyrell 3 knights',
      'harrenhal lannister 2 footmen support',
    ).play('lannister support harrenhal for attacker');
    expect(
      decided(cards(game, 'ser-kevan-lannister', 'queen-of-thorns').play('tyrell chooses harrenhal')),
    ).toMatchObject({
      attack: 2 + 2 + 0 + 1,
    });
    const kept = attack(
      'lannister 1 footman 1 knight march-zero',
      'tyrell 3 knights',
      'harrenhal lannister 2 footmen support',
    ).play('lannister support harrenhal for attacker');
    expect(decided(cards(kept, 'ser-kevan-lannister', 'alester-florent'))).toMatchObject({ attack: 2 + 2 + 4 + 1 });
  });

  test('2E-12.17 never an ally’s footmen, and nothing in defence', () => {
    const game = attack('lannister 1 footman march-zero', 'tyrell 1 footman', 'harrenhal stark 2 footmen support').play(
      'stark support harrenhal for attacker',
      'lannister answers stark for accept',
    );
    expect(decided(cards(game, 'ser-kevan-lannister', 'queen-of-thorns'))).toMatchObject({ attack: 2 + 2 + 1 });
    const defending = attack('tyrell 1 footman march-zero', 'lannister 2 footmen');
    expect(decided(cards(defending, 'queen-of-thorns', 'ser-kevan-lannister'))).toMatchObject({ defence: 2 + 1 });
  });

  test('2E-12.17 routed footmen stay at 0', () => {
    const game = attack(
      'lannister 1 footman march-zero',
      'tyrell 1 footman',
      'harrenhal lannister routed 2 footmen support',
    ).play('lannister support harrenhal for attacker');
    expect(decided(cards(game, 'ser-kevan-lannister', 'alester-florent'))).toMatchObject({ attack: 2 + 0 + 1 });
  });
});

describe('Cersei Lannister', () => {
  const board = `
    highgarden tyrell 1 footman march-plus-one
    oldtown tyrell 1 footman consolidate-star
    harrenhal stark 1 footman support`;

  test('2E-12.25 a win lets her remove any order of the beaten opponent, of no supporter and of no area of the combat', () => {
    const game = attack('lannister 3 knights march-zero', 'tyrell 1 footman defense-one', board).play(
      'stark support harrenhal for defender',
      'tyrell answers stark for accept',
    );
    cards(game, 'cersei-lannister', 'queen-of-thorns');
    expect([...(game.offered('lannister') ?? [])].sort()).toEqual(['highgarden', 'none', 'oldtown', 'the-arbor']);
    for (const area of ['harrenhal', 'blackwater'])
      expect(game.refusal(`lannister chooses ${area}`)).toMatchObject({
        clause: '2E-12.25',
        code: 'text-does-not-offer',
      });
    game.play('lannister chooses highgarden');
    expect(game.told('order-removed')).toContainEqual({
      house: 'tyrell',
      area: 'highgarden',
      order: 'march-plus-one',
      why: 'ability',
    });
  });

  test('2E-12.25 she may leave all orders alone, and a loss gives her nothing', () => {
    const game = attack('lannister 3 knights march-zero', 'tyrell 1 footman', board.replace(/harrenhal.*/, ''));
    cards(game, 'cersei-lannister', 'alester-florent').play('lannister chooses none');
    expect([game.figure('order highgarden'), game.figure('order oldtown')]).toEqual([
      'march-plus-one',
      'consolidate-star',
    ]);
    const lost = attack('lannister 1 footman march-zero', 'tyrell 3 knights', board.replace(/harrenhal.*/, ''));
    expect(cards(lost, 'cersei-lannister', 'alester-florent').told('ability-used')).toEqual([]);
  });
});
