import { describe, expect, test } from 'vitest';
import { attack, cards, decided, icons, offered } from './fight.fixture.ts';

describe('CK-2.4 texts that copy or add', () => {
  const USED = 'discards lannister ser-gregor-clegane-ck, tywin-lannister-ck, the-hound-ck';

  test('CK-2.4 Patchface has strength, icons and text of a used card of his opponent', () => {
    const game = attack(
      'baratheon 1 knight march-zero',
      'lannister 1 footman',
      `${USED}\ndiscards stark eddard-stark-ck`,
    );
    cards(game, 'patchface-ck', 'cersei-lannister-ck');
    expect(offered(game, 'baratheon')).toEqual(['ser-gregor-clegane-ck', 'tywin-lannister-ck', 'the-hound-ck']);
    expect(game.refusal('baratheon chooses eddard-stark-ck')).toMatchObject({
      clause: '1E-H65',
      code: 'text-does-not-offer',
    });
    expect(game.refusal('baratheon chooses none')).toMatchObject({ clause: '1E-H65', code: 'text-must-be-used' });
    game.play('baratheon chooses ser-gregor-clegane-ck');
    expect(decided(game)).toMatchObject({ attack: 2 + 4, defence: 1 + 2 });
    expect(game.told('units-destroyed')).toMatchObject([{ house: 'lannister', units: { footman: 1 } }]); // 3 swords - 1
    expect(game.figures).toMatchObject({
      'discards baratheon': ['patchface-ck'],
      'discards lannister': ['ser-gregor-clegane-ck', 'tywin-lannister-ck', 'the-hound-ck', 'cersei-lannister-ck'],
    });
  });

  test('CK-2.4 Patchface stays a plain 0 while nothing is used', () => {
    const game = attack('baratheon 1 knight march-zero', 'lannister 1 footman');
    cards(game, 'patchface-ck', 'cersei-lannister-ck');
    expect(decided(game)).toMatchObject({ attack: 2, defence: 1 + 2 });
  });

  test('1E-H65 Patchface picks Tywin: Baratheon pays X and has strength X', () => {
    const game = attack('baratheon 1 knight march-zero', 'lannister 1 footman', USED);
    cards(game, 'patchface-ck', 'cersei-lannister-ck').play(
      'baratheon chooses tywin-lannister-ck',
      'baratheon chooses 4',
    );
    expect(decided(game)).toMatchObject({ attack: 2 + 4, defence: 1 + 2 });
    expect(game.figure('power baratheon')).toBe(1);
  });

  test('1E-H65 Old Nan picks Stannis: the text counts, her strength stays 0', () => {
    const position =
      'throne lannister stark baratheon greyjoy tyrell\ndiscards baratheon stannis-baratheon-ck, brienne-of-tarth-ck';
    const game = attack('stark 1 knight march-zero', 'lannister 1 footman', position);
    cards(game, 'old-nan-ck', 'cersei-lannister-ck').play('stark chooses stannis-baratheon-ck');
    expect(decided(game)).toMatchObject({ attack: 2 + 0 + 2, defence: 1 + 2 }); // Lannister stands above Stark
  });

  test('CK-2.4 Old Nan looks through the used cards of every opponent, and takes neither strength nor icons', () => {
    const position = `${USED}\ndiscards greyjoy asha-greyjoy-ck\ndiscards stark arya-stark-ck`;
    const game = attack('stark 2 knights march-zero', 'lannister 1 footman', position, { blade: true });
    cards(game, 'old-nan-ck', 'joffrey-lannister-ck');
    expect([...offered(game, 'stark')].sort()).toEqual([
      'asha-greyjoy-ck',
      'ser-gregor-clegane-ck',
      'the-hound-ck',
      'tywin-lannister-ck',
    ]);
    game.play('stark chooses asha-greyjoy-ck');
    expect([game.figure('strength attacker'), icons(game, 0)]).toEqual([4, [0, 0]]);
  });

  test('1E-S1 a text that ignores and is copied works at once', () => {
    const position = 'discards baratheon melisandre-of-asshai-ck\nthrone stark lannister baratheon greyjoy tyrell';
    const game = attack('stark 1 knight march-zero', 'lannister 1 footman', position);
    cards(game, 'old-nan-ck', 'tywin-lannister-ck'); // one card to choose from: she takes it
    expect(game.told('text-cancelled')).toEqual([{ house: 'lannister', card: 'tywin-lannister-ck' }]);
    expect(decided(game)).toMatchObject({ attack: 2, defence: 1 });
  });

  test('1E-S1 a text that has copied is done: what is ignored afterwards is only what it has brought', () => {
    const position = `discards stark robb-stark-ck\ndiscards baratheon melisandre-of-asshai-ck
      throne baratheon stark lannister greyjoy tyrell`;
    const game = attack('baratheon 1 knight march-zero', 'stark 1 footman', position);
    cards(game, 'patchface-ck', 'old-nan-ck'); // he becomes Robb, then she takes the text of Melisandre
    expect(game.told('text-cancelled')).toEqual([{ house: 'baratheon', card: 'robb-stark-ck' }]);
  });

  test('1E-S1 copying texts work before immediate ones, and an ignored one copies nothing', () => {
    const position =
      'discards baratheon stannis-baratheon-ck, patchface-ck\nthrone stark baratheon lannister greyjoy tyrell';
    const game = attack('stark 1 knight march-zero', 'baratheon 1 footman', position);
    cards(game, 'old-nan-ck', 'melisandre-of-asshai-ck');
    expect(decided(game)).toMatchObject({ attack: 2, defence: 1 + 4 });
  });

  test('CK-2.4 no card is copied twice by one side, so texts never call each other for ever', () => {
    const position = 'discards baratheon patchface-ck\ndiscards lannister the-hound-ck';
    const game = attack('stark 1 knight march-zero', 'lannister 1 footman', position);
    cards(game, 'old-nan-ck', 'cersei-lannister-ck').play('stark chooses patchface-ck'); // then the only used card of Lannister
    expect(game.told('face-borrowed')).toEqual([{ house: 'stark', card: 'old-nan-ck', like: 'the-hound-ck' }]);
    expect(decided(game)).toMatchObject({ attack: 2 + 4, defence: 1 + 2 });
  });

  const SIX = { players: 6, from: 'yronwood', at: 'starfall' };

  test('CK-2.4 Doran adds strength, icons and text of another card; both are used up', () => {
    const position = 'fiefdoms martell lannister stark greyjoy baratheon tyrell';
    const game = attack('martell 2 knights march-zero', 'lannister 1 footman', position, { ...SIX, blade: true });
    cards(game, 'doran-martell-ck', 'the-hound-ck');
    expect(offered(game, 'martell')).toHaveLength(6);
    expect(game.refusal('martell chooses none')).toMatchObject({ clause: '1E-S47', code: 'text-must-be-used' });
    expect(game.refusal('martell chooses doran-martell-ck')).toMatchObject({ code: 'text-does-not-offer' });
    game.play('martell chooses the-red-viper-ck');
    expect(game.told('card-added')).toEqual([{ house: 'martell', card: 'the-red-viper-ck' }]);
    expect([game.figure('strength attacker'), icons(game, 0)]).toEqual([4 - 1 + 5, [2, 1]]);
    game.play('martell blade keep');
    expect(game.figure('discards martell')).toEqual(['doran-martell-ck', 'the-red-viper-ck']);
  });

  test('1E-S47 Doran with no other card in hand stays at -1', () => {
    const game = attack('martell 2 knights march-zero', 'lannister 1 footman', 'hand martell doran-martell-ck', SIX);
    cards(game, 'doran-martell-ck', 'the-hound-ck');
    expect(decided(game)).toMatchObject({ attack: 4 - 1, defence: 1 + 4 });
    expect(game.figure('hand martell')).toHaveLength(7);
  });

  test('CK-2.4 the text of the added card counts too: Doran and Ellaria in defence', () => {
    const game = attack(
      'lannister 1 knight march-zero',
      'martell 1 footman',
      'hand martell doran-martell-ck, ellaria-sand-ck',
      SIX,
    );
    cards(game, 'ser-gregor-clegane-ck', 'doran-martell-ck');
    expect(decided(game)).toMatchObject({ attack: 2 + 0, defence: 1 - 1 + 1 });
    expect(game.figure('hand martell')).toHaveLength(7); // the hand was played out
  });

  test('CK-2.4 Patchface as Doran adds a card of Baratheon, and what its text gives counts once', () => {
    const position = `discards martell doran-martell-ck
throne martell baratheon stark lannister greyjoy tyrell`;
    const game = attack('baratheon 2 knights march-zero', 'martell 1 footman', position, SIX);
    cards(game, 'patchface-ck', 'obara-sand-ck').play('baratheon chooses stannis-baratheon-ck');
    expect(decided(game)).toMatchObject({ attack: 4 - 1 + 4 + 2, defence: 1 + 3 });
  });

  test('CK-2.4 a copied text about winning is the copier’s: Old Nan keeps her March with the text of Mace', () => {
    const game = attack(
      'stark 3 knights march-zero',
      'lannister 1 footman',
      `discards tyrell mace-tyrell-ck
supply stark 6`,
    );
    cards(game, 'old-nan-ck', 'cersei-lannister-ck').play('lannister retreats stoney-sept');
    expect(game.told('march-kept')).toEqual([{ house: 'stark', area: 'blackwater', order: 'march-zero' }]);
  });

  test('1E-H65 Old Nan with the text of Tywin is worth what Stark pays', () => {
    const game = attack('stark 1 knight march-zero', 'greyjoy 1 footman', 'discards lannister tywin-lannister-ck');
    cards(game, 'old-nan-ck', 'balon-greyjoy-ck').play('stark chooses 5');
    expect(decided(game)).toMatchObject({ attack: 2 + 5, defence: 1 + 5 });
    expect(game.figures).toMatchObject({ 'power stark': 0, 'power lannister': 5 });
  });

  test('1E-S1 a text that is ignored forbids nothing: against Melisandre Jaime leaves the Blade', () => {
    const position = 'fiefdoms baratheon lannister stark greyjoy tyrell';
    const game = attack('baratheon 1 knight march-zero', 'lannister 1 footman', position, { blade: true });
    cards(game, 'melisandre-of-asshai-ck', 'ser-jaime-lannister-ck');
    expect(game.waiting).toMatchObject([{ seat: 'baratheon', why: 'blade' }]);
  });
});
