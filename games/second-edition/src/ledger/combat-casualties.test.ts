import { describe, expect, test } from 'vitest';
import { asked, attack, cards, losses } from './fight.fixture.ts';

describe('2E-12 combat: casualties', () => {
  test('2E-12.26 the loser destroys as many units as swords exceed towers, of his choice', () => {
    const game = attack('lannister 4 knights march-zero', 'tyrell 2 footmen 1 knight');
    cards(game, 'ser-gregor-clegane', 'margaery-tyrell');
    expect(asked(game)).toEqual(['tyrell casualties']);
    expect(game.refusal('tyrell loses blackwater 1 footman')).toMatchObject({
      clause: '2E-12.26',
      code: 'wrong-casualties',
    });
    game.play('tyrell loses blackwater 1 footman 1 knight');
    expect(losses(game)).toEqual([['tyrell', { footman: 1, knight: 1 }, 'casualties']]);
    const walled = attack('lannister 4 knights march-zero', 'tyrell 2 footmen 1 knight');
    cards(walled, 'ser-jaime-lannister', 'margaery-tyrell');
    expect(asked(walled)).toEqual(['tyrell retreat']); // one sword, one tower
  });

  test('2E-12.27 routed units and siege engines cannot be chosen', () => {
    const game = attack('lannister 4 knights march-zero', 'tyrell 1 footman 1 knight 1 siege-engine routed 1 footman');
    cards(game, 'ser-jaime-lannister', 'queen-of-thorns');
    expect(game.offered('tyrell')).toEqual(['blackwater 1 knight', 'blackwater 1 footman']);
    expect(game.refusal('tyrell loses blackwater 1 siege-engine')).toMatchObject({
      clause: '2E-12.27',
      code: 'no-such-casualty',
    });
    expect(game.refusal('tyrell loses blackwater 2 footmen')).toMatchObject({ clause: '2E-12.27' });
  });

  test('2E-12.28 winners lose nothing to icons', () => {
    const game = attack('lannister 4 knights march-zero', 'tyrell 1 knight');
    cards(game, 'ser-kevan-lannister', 'ser-garlan-tyrell');
    expect(losses(game)).toEqual([]);
    expect(game.figure('units blackwater')).toContain('lannister 4 knights');
  });

  test('2E-12.29 with fewer units than swords all of them are destroyed', () => {
    const game = attack('lannister 4 knights march-zero', 'tyrell 1 footman 1 knight');
    cards(game, 'ser-gregor-clegane', 'queen-of-thorns');
    expect(losses(game)).toEqual([['tyrell', { footman: 1, knight: 1 }, 'casualties']]);
    expect(asked(game)).toEqual(['tyrell march']);
  });

  test('2E-12.30 beaten siege engines and beaten routed units are destroyed as well, attacking or defending', () => {
    const game = attack('lannister 4 knights march-zero', 'tyrell 1 knight 1 siege-engine routed 1 footman');
    cards(game, 'ser-kevan-lannister', 'queen-of-thorns');
    expect(losses(game)).toEqual([
      ['tyrell', { 'siege-engine': 1 }, 'cannot-retreat'],
      ['tyrell', { footman: 1 }, 'routed-again'],
    ]);
    game.play('tyrell retreats stoney-sept');
    expect(game.figure('units stoney-sept')).toBe('tyrell routed 1 knight');
    const beaten = attack('lannister 1 footman 1 siege-engine march-zero', 'tyrell 2 knights');
    cards(beaten, 'cersei-lannister', 'margaery-tyrell');
    expect(losses(beaten)).toEqual([['lannister', { 'siege-engine': 1 }, 'cannot-retreat']]);
    expect(beaten.figure('units the-reach')).toBe('lannister routed 1 footman');
  });
});
