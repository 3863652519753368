import { describe, expect, test } from 'vitest';
import { asked, attack, cards, decided } from './fight.fixture.ts';

describe('CK-2.4 texts that ignore texts', () => {
  test.each([
    ['baratheon', 'melisandre-of-asshai-ck', 4],
    ['greyjoy', 'garold-goodbrother-ck', 2],
    ['stark', 'the-blackfish-ck', 4],
  ])('CK-2.4 1E-S1 %s: %s ignores the text of the opposing card, not its strength', (house, card, strength) => {
    const game = attack(
      `${house} 1 knight march-zero`,
      'lannister 1 footman support',
      'throne lannister stark baratheon greyjoy tyrell',
    );
    cards(game, card, 'tywin-lannister-ck'); // who would ask for Power
    expect(game.told('text-cancelled')).toEqual([{ house: 'lannister', card: 'tywin-lannister-ck' }]);
    expect(decided(game)).toMatchObject({ attack: 2 + strength, defence: 1 });
    expect(game.figure('power lannister')).toBe(5);
  });

  test('CK-2.4 the icons of an ignored card stay', () => {
    const game = attack('stark 1 knight march-zero', 'lannister 2 knights', 'discards stark robb-stark-ck');
    cards(game, 'the-blackfish-ck', 'tyrion-lannister-ck');
    expect(game.told('text-cancelled')).toEqual([{ house: 'lannister', card: 'tyrion-lannister-ck' }]);
    const theon = attack('stark 1 knight march-zero', 'greyjoy 1 footman', '', {
      from: 'kingswood',
      at: 'kings-landing',
    });
    cards(theon, 'the-blackfish-ck', 'theon-greyjoy-ck');
    expect(decided(theon)).toMatchObject({ attack: 2 + 4, defence: 1 + 4 }); // printed, not what his text adds
  });

  test('1E-H66 Melisandre and The Blackfish ignore each other: 4 and 4 stand', () => {
    for (const throne of ['stark baratheon', 'baratheon stark']) {
      const game = attack(
        'stark 1 knight march-zero',
        'baratheon 1 knight',
        `throne ${throne} lannister greyjoy tyrell`,
      );
      cards(game, 'the-blackfish-ck', 'melisandre-of-asshai-ck');
      expect(decided(game)).toMatchObject({ attack: 2 + 4, defence: 2 + 4 });
    }
  });

  test('1E-S48 Willas: to ignore is a must, to use a may', () => {
    const at = { from: 'kingswood', at: 'kings-landing' };
    const game = attack(
      'baratheon 2 knights march-zero',
      'tyrell 1 footman',
      'throne tyrell baratheon stark lannister greyjoy',
      at,
    );
    cards(game, 'stannis-baratheon-ck', 'willas-tyrell-ck');
    expect(asked(game)).toEqual(['tyrell ignore-and-may-use-the-opponents-text']);
    expect(game.refusal('tyrell chooses both')).toMatchObject({ clause: '1E-S48', code: 'text-has-no-such-answer' });
    game.play('tyrell chooses none');
    expect(decided(game)).toMatchObject({ attack: 4 + 4, defence: 1 });
  });

  test('1E-S48 a text that Willas uses counts for Tyrell', () => {
    const position = 'throne baratheon tyrell stark lannister greyjoy';
    const game = attack('baratheon 2 knights march-zero', 'tyrell 1 footman', position);
    cards(game, 'stannis-baratheon-ck', 'willas-tyrell-ck').play('tyrell chooses use');
    expect(game.told('text-borrowed')).toEqual([
      { house: 'tyrell', card: 'willas-tyrell-ck', like: 'stannis-baratheon-ck' },
    ]);
    expect(decided(game)).toMatchObject({ attack: 4 + 4, defence: 1 + 0 + 2 }); // Baratheon stands above Tyrell
  });

  test('1E-S48 an "if you win" text that Willas uses is for Tyrell', () => {
    const game = attack('tyrell 4 knights march-zero', 'greyjoy 1 footman', 'supply tyrell 6', {
      at: 'lannisport',
      from: 'searoad-marches',
    });
    cards(game, 'willas-tyrell-ck', 'aeron-damphair-ck').play('tyrell chooses use');
    game.play('greyjoy retreats riverrun');
    expect(asked(game)).toEqual(['tyrell muster']);
  });

  test('1E-S48 Willas against a card without text is a plain 0, and against one that ignores there is nothing to use', () => {
    const plain = attack('tyrell 1 knight march-zero', 'lannister 1 footman');
    cards(plain, 'willas-tyrell-ck', 'the-hound-ck');
    expect(decided(plain)).toMatchObject({ attack: 2, defence: 1 + 4 });
    const mutual = attack(
      'tyrell 1 knight march-zero',
      'stark 1 footman',
      'throne tyrell stark lannister greyjoy baratheon',
    );
    cards(mutual, 'willas-tyrell-ck', 'the-blackfish-ck');
    expect(decided(mutual)).toMatchObject({ attack: 2, defence: 1 + 4 });
  });
});
