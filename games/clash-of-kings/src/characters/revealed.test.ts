import { describe, expect, test } from 'vitest';
import { asked, attack, cards, decided, offered } from './fight.fixture.ts';

describe('CK-2.4 texts that work as soon as the cards are open', () => {
  test('CK-2.4 The Reader takes as much Power as the opposing card is printed to be worth', () => {
    const game = attack('greyjoy 1 knight march-zero', 'lannister 1 footman');
    cards(game, 'the-reader-ck', 'the-hound-ck');
    expect(game.told('power-gained')).toMatchObject([{ house: 'greyjoy', amount: 4, why: 'ability' }]);
    expect(decided(game)).toMatchObject({ attack: 2 + 0, defence: 1 + 4 });
  });

  test('CK-2.4 The Reader counts what is printed, not what a text adds, and never below 0', () => {
    const stannis = attack('greyjoy 1 knight march-zero', 'baratheon 1 footman');
    cards(stannis, 'the-reader-ck', 'stannis-baratheon-ck');
    expect(decided(stannis)).toMatchObject({ defence: 1 + 4 + 2 });
    expect(stannis.told('power-gained')).toMatchObject([{ amount: 4 }]);
    const doran = attack('greyjoy 1 knight march-zero', 'martell 1 footman', 'hand martell doran-martell-ck', {
      players: 6,
    });
    cards(doran, 'the-reader-ck', 'doran-martell-ck');
    expect(doran.told('power-gained')).toEqual([]);
  });

  test('1E-S1 1E-S71 The Reader against Tywin: an X that was paid before counts, one that comes later does not', () => {
    const throne = (first: string, second: string): string => `throne ${first} ${second} stark tyrell baratheon`;
    const after = attack('greyjoy 1 knight march-zero', 'lannister 1 footman', throne('lannister', 'greyjoy'));
    cards(after, 'the-reader-ck', 'tywin-lannister-ck').play('lannister chooses 3');
    expect(after.told('power-gained')).toMatchObject([{ house: 'greyjoy', amount: 3 }]);
    const before = attack('greyjoy 1 knight march-zero', 'lannister 1 footman', throne('greyjoy', 'lannister'));
    cards(before, 'the-reader-ck', 'tywin-lannister-ck').play('lannister chooses 3');
    expect(before.told('power-gained')).toEqual([]);
  });

  test('1E-S81 The Reader against Doran counts the card that Doran has added, and never less than 0', () => {
    const HAND = 'hand martell doran-martell-ck, areo-hotah-ck, arianne-martell-ck';
    const met = (card: string): ReturnType<typeof attack> => {
      const game = attack('greyjoy 1 knight march-zero', 'martell 1 footman', HAND, {
        players: 6,
      });
      return cards(game, 'the-reader-ck', 'doran-martell-ck').play(`martell chooses ${card}`);
    };
    const added = met('areo-hotah-ck');
    expect(added.told('power-gained')).toMatchObject([{ house: 'greyjoy', amount: 5 - 1 }]);
    const weak = met('arianne-martell-ck');
    expect(weak.told('power-gained')).toEqual([]); // 0 - 1
    expect(weak.told('ability-used')).toEqual([expect.objectContaining({ house: 'martell' })]); // nor is it told as used
  });

  test('CK-2.4 Tywin is worth the Power that is paid, from 0 to all there is', () => {
    const game = attack('lannister 1 knight march-zero', 'stark 1 footman', 'power lannister 3');
    cards(game, 'tywin-lannister-ck', 'arya-stark-ck');
    expect(asked(game)).toEqual(['lannister pay-for-strength']);
    expect(game.refusal('lannister chooses 4')).toMatchObject({ clause: '1E-H65', code: 'text-wrong-amount' });
    expect(game.refusal('lannister chooses -1')).toMatchObject({ clause: '1E-H65', code: 'text-wrong-amount' });
    game.play('lannister chooses 3');
    expect(game.told('power-paid')).toMatchObject([{ house: 'lannister', amount: 3, power: 0, why: 'ability' }]);
    expect(decided(game)).toMatchObject({ attack: 2 + 3, defence: 1 + 1 });
    const thrifty = attack('lannister 1 knight march-zero', 'stark 1 footman');
    cards(thrifty, 'tywin-lannister-ck', 'arya-stark-ck').play('lannister chooses 0');
    expect(decided(thrifty)).toMatchObject({ attack: 2, defence: 1 + 1 });
    expect(thrifty.figure('power lannister')).toBe(5);
  });

  test('CK-2.4 Tywin without Power is a plain 0, and nobody is asked', () => {
    const game = attack('lannister 1 knight march-zero', 'stark 1 footman', 'power lannister 0');
    cards(game, 'tywin-lannister-ck', 'arya-stark-ck');
    expect(decided(game)).toMatchObject({ attack: 2, defence: 1 + 1 });
  });

  test('CK-2.4 Queen of Thorns: whatever was paid for Tywin counts nothing', () => {
    const game = attack('lannister 1 knight march-zero', 'tyrell 1 footman');
    cards(game, 'tywin-lannister-ck', 'queen-of-thorns-ck').play('lannister chooses 5');
    expect(decided(game)).toMatchObject({ attack: 2, defence: 1 + 1 });
    expect(game.figure('power lannister')).toBe(0);
  });

  const SUPPORTED =
    'stoney-sept stark 1 knight support-plus-one\nkings-landing baratheon 1 knight support\nwinterfell greyjoy 1 footman defense-plus-one';

  test('1E-S52 Tyrion: all support of the opponent counts 0, that of others and of +1 orders too', () => {
    const game = attack('lannister 1 knight march-zero', 'stark 1 footman', SUPPORTED);
    game.play('baratheon support kings-landing for defender', 'stark support stoney-sept for defender');
    expect(game.figure('strength defender')).toBe(1 + 2 + 1 + 2);
    cards(game, 'tyrion-lannister-ck', 'arya-stark-ck').play('lannister chooses none');
    expect(decided(game)).toMatchObject({ attack: 2 + 1, defence: 1 + 1 });
  });

  test('1E-S52 Tyrion: support for his own side stays', () => {
    const game = attack('lannister 1 knight march-zero', 'stark 1 footman', SUPPORTED);
    game.play('baratheon support kings-landing for attacker', 'stark support stoney-sept for defender');
    cards(game, 'tyrion-lannister-ck', 'arya-stark-ck').play('lannister chooses none');
    expect(decided(game)).toMatchObject({ attack: 2 + 2 + 1, defence: 1 + 1 });
  });

  test('CK-2.4 Tyrion may remove one Support or Defense order anywhere', () => {
    const position = `${SUPPORTED}\nthe-twins tyrell 1 footman raid`.replace(' raid', '');
    const game = attack('lannister 1 knight march-zero', 'stark 1 footman defense-plus-two', position);
    game.play('baratheon support kings-landing for nobody', 'stark support stoney-sept for nobody');
    cards(game, 'tyrion-lannister-ck', 'arya-stark-ck');
    expect([...offered(game, 'lannister')].sort()).toEqual([
      'blackwater',
      'kings-landing',
      'stoney-sept',
      'winterfell',
    ]);
    expect(game.refusal('lannister chooses the-reach')).toMatchObject({
      clause: '1E-S52',
      code: 'text-does-not-offer',
    });
    expect(game.refusal('lannister chooses blackwater, winterfell')).toMatchObject({ code: 'text-wrong-number' });
    game.play('lannister chooses blackwater');
    expect(game.told('order-removed')).toContainEqual({
      house: 'stark',
      area: 'blackwater',
      order: 'defense-plus-two',
      why: 'ability',
    });
    expect(decided(game)).toMatchObject({ attack: 2 + 1, defence: 1 + 1 });
  });

  test('1E-S48 Willas against Tyrion: the support counts again, and that of Lannister none', () => {
    const position = 'stoney-sept tyrell 1 knight support\nkings-landing lannister 1 footman support';
    const game = attack('lannister 1 knight march-zero', 'tyrell 1 footman', position);
    game.play('lannister support kings-landing for attacker', 'tyrell support stoney-sept for defender');
    cards(game, 'tyrion-lannister-ck', 'willas-tyrell-ck').play('tyrell chooses use', 'tyrell chooses none');
    expect(decided(game)).toMatchObject({ attack: 2 + 0 + 1, defence: 1 + 2 + 0 });
  });
});
