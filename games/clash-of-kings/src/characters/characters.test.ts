import { rulesOf } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { deal, only } from '../lay.fixture.ts';
import { SHEET } from '../sheet.ts';
import { attack, cards, decided } from './fight.fixture.ts';

const rulesWith = (players: number, ...options: readonly string[]) =>
  rulesOf(deal(players, only(...options)).view(null).open);

describe('CK-2 the new set', () => {
  test.each([3, 4, 5, 6])('CK-2.1 CK-2.2 with %i players every hand is the new one, whole', players => {
    const { facts, board } = rulesWith(players, 'characters');
    for (const [house, { cards: hand }] of Object.entries(facts.houses)) {
      const printed = SHEET.newCharacters[house as keyof typeof SHEET.newCharacters];
      expect(hand).toEqual(printed.map(({ id }) => id));
      expect(new Set(hand.map(card => board.card[card]?.house))).toEqual(new Set([house]));
    }
    expect(facts.cards).toHaveLength(players * 7);
  });

  test('CK-2.2 without the option no new card is to be had', () => {
    const { facts } = rulesWith(6);
    expect(facts.cards.filter(({ id }) => id.endsWith('-ck'))).toEqual([]);
    expect(facts.houses['stark']?.cards).toContain('robb-stark');
  });

  test('CK-2.3 Martell has a set for either', () => {
    expect(rulesWith(6).facts.houses['martell']?.cards).toEqual(SHEET.martellOriginal.map(({ id }) => id));
    expect(rulesWith(6, 'characters').facts.houses['martell']?.cards).toEqual(
      SHEET.newCharacters.martell.map(({ id }) => id),
    );
  });

  test('CK-2.4 each card is worth what is printed on it, and each text has its code', () => {
    const { board, effects } = rulesWith(6, 'characters');
    for (const { id, strength, swords, fortifications, ...rest } of Object.values(SHEET.newCharacters).flat()) {
      expect(board.card[id]).toMatchObject({ strength: strength === 'X' ? 0 : strength, swords, fortifications });
      const ability = board.card[id]?.ability ?? '';
      expect([id, effects[ability] !== undefined]).toEqual([id, 'ability' in rest]);
    }
  });

  test('CK-2.4 they are played, used up and taken back like the old ones', () => {
    const game = attack('tyrell 2 knights march-zero', 'lannister 1 footman', 'hand lannister the-hound-ck');
    cards(game, 'ser-garlan-tyrell-ck', 'the-hound-ck');
    expect(decided(game)).toMatchObject({ winner: 'tyrell', attack: 4 + 3, defence: 1 + 4 });
    expect(game.told('units-destroyed')).toMatchObject([{ house: 'lannister', units: { footman: 1 } }]); // two swords
    expect(game.figure('discards tyrell')).toEqual(['ser-garlan-tyrell-ck']);
    expect(game.figure('hand lannister')).toHaveLength(7);
  });
});
