import type { Scene } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { EFFECTS } from '../abilities/index.ts';
import { asked, attack, cards, decided, losses, withTides, type Game } from './fight.fixture.ts';
import { lay } from './lay.fixture.ts';

describe('Robb Stark', () => {
  test('2E-12.37 the winner Robb says where the beaten defender retreats', () => {
    const game = cards(attack('stark 4 knights march-zero', 'lannister 1 footman'), 'robb-stark', 'the-hound');
    expect(asked(game)).toEqual(['stark retreat-of-the-loser']);
    expect(game.refusal('stark sends the-reach')).toMatchObject({
      clause: '2E-12.34',
      code: 'retreat-to-the-attacker',
    });
    game.play('stark sends crackclaw-point');
    expect(game.figure('units crackclaw-point')).toBe('lannister routed 1 footman');
  });

  test('2E-12.37 he says it in defence too: home, an area around the fight, or one joined by the loser’s ships', () => {
    const game = attack('lannister 1 footman march-zero', 'stark 3 knights', 'sunset-sea lannister 1 ship', {
      from: 'lannisport',
      at: 'searoad-marches',
    });
    cards(game, 'the-hound', 'robb-stark');
    expect(asked(game)).toEqual(['stark retreat-of-the-loser']);
    expect([...(game.offered('stark') ?? [])].sort()).toEqual([
      'blackwater',
      'flints-finger',
      'lannisport',
      'stoney-sept',
      'the-reach',
    ]);
    game.play('stark sends flints-finger');
    expect(game.figure('units flints-finger')).toBe('lannister routed 1 footman');
  });

  test('2E-12.37 beaten attackers go home at no cost, so Robb may only send them where it costs nothing either', () => {
    const game = attack(
      'lannister 2 footmen march-zero',
      'stark 4 knights',
      'supply lannister 0\nstoney-sept lannister 1 footman',
    );
    cards(game, 'the-hound', 'robb-stark');
    expect([...(game.offered('stark') ?? [])].sort()).toEqual([
      'crackclaw-point',
      'harrenhal',
      'searoad-marches',
      'the-reach',
    ]);
    expect(game.refusal('stark sends stoney-sept')).toMatchObject({ clause: '2E-12.37', code: 'retreat-costs-more' });
  });

  test('2E-12.38 without a legal area the army is destroyed, Robb or not; if he loses he says nothing', () => {
    const walls = ['harrenhal', 'stoney-sept', 'crackclaw-point', 'searoad-marches'].map(
      area => `${area} tyrell token`,
    );
    const shut = attack('stark 4 knights march-zero', 'lannister 1 knight', walls.join('\n'));
    expect(losses(cards(shut, 'robb-stark', 'the-hound'))).toEqual([['lannister', { knight: 1 }, 'no-retreat']]);
    const lost = attack('lannister 4 knights march-zero', 'stark 1 footman');
    expect(asked(cards(lost, 'the-hound', 'robb-stark'))).toEqual(['stark retreat']);
  });
});

describe('Roose Bolton', () => {
  test('2E-12.25 if he loses, the whole discard pile and he himself return at once', () => {
    const game = attack(
      'lannister 4 knights march-zero',
      'stark 1 footman 1 knight',
      'discards stark eddard-stark, robb-stark',
    );
    cards(game, 'tywin-lannister', 'roose-bolton');
    expect(asked(game)).toEqual(['stark retreat']); // the combat is not over yet
    expect([game.figure('hand stark'), game.figure('discards stark')]).toMatchObject([{ length: 7 }, []]);
    expect(game.told('card-discarded')).toEqual([{ house: 'stark', card: 'roose-bolton', why: 'ability' }]);
    const won = attack('lannister 1 footman march-zero', 'stark 2 knights', 'discards stark eddard-stark');
    cards(won, 'the-hound', 'roose-bolton');
    expect(won.figure('discards stark')).toEqual(['eddard-stark', 'roose-bolton']);
  });

  test('2E-H5 as the seventh card he is back in hand too', () => {
    const game = attack('lannister 4 knights march-zero', 'stark 1 footman', 'hand stark roose-bolton');
    cards(game, 'ser-gregor-clegane', 'roose-bolton');
    expect([game.figure('battle'), game.figure('hand stark'), game.figure('discards stark')]).toMatchObject([
      null,
      { length: 7 },
      [],
    ]);
  });
});

describe('The Blackfish', () => {
  test('2E-12.26 no casualties from swords', () => {
    const game = attack('lannister 4 knights march-zero', 'stark 1 footman 1 knight');
    cards(game, 'ser-gregor-clegane', 'the-blackfish');
    expect([losses(game), asked(game)]).toEqual([[], ['stark retreat']]);
  });

  test('2E-12.26 whoever is safe by something else stays so, and the other side is not made safe', () => {
    const { by } = EFFECTS['lose-no-units']!.modify!.unharmed!;
    const scene = (side: 0 | 1): Scene => ({ mine: 0, about: { side } }) as Scene;
    expect([by(false, scene(0)), by(false, scene(1)), by(true, scene(1))]).toEqual([true, false, true]);
  });

  test('2E-H42 Mace kills nobody', () => {
    const game = attack('tyrell 4 knights march-zero', 'stark 1 footman');
    cards(game, 'mace-tyrell', 'the-blackfish');
    expect(decided(game)).toMatchObject({ attack: 8 + 4, defence: 1 + 1 });
    expect(losses(game)).toEqual([]);
  });

  test('2E-16.3 no casualties from Tides of Battle, swords and skulls alike', () => {
    const table = attack('lannister 4 knights march-zero', 'stark 2 knights', '', { options: { tidesOfBattle: true } });
    const skull = withTides(table, ['ser-kevan-lannister', 'the-blackfish'], ['skull', 'zero']);
    expect([losses(skull), asked(skull)]).toEqual([[], ['stark retreat']]);
    const sword = withTides(table, ['ser-kevan-lannister', 'the-blackfish'], ['sword', 'zero']);
    expect(losses(sword)).toEqual([]);
    const other = withTides(table, ['ser-kevan-lannister', 'catelyn-stark'], ['skull', 'zero']);
    expect(losses(other)).toEqual([['stark', { knight: 1 }, 'skulls']]);
  });

  test('2E-12.38 2E-12.30 2E-12.36 lost retreats, siege engines, routed units and supply still kill', () => {
    const walls = ['harrenhal', 'stoney-sept', 'crackclaw-point'].map(area => `${area} tyrell token`).join('\n');
    const battle = (units: string, more: string): unknown[] =>
      losses(
        cards(
          attack('lannister 4 knights march-zero', `stark ${units}`, `${walls}\n${more}`),
          'ser-gregor-clegane',
          'the-blackfish',
        ),
      );
    expect(battle('1 knight', 'searoad-marches tyrell token')).toEqual([['stark', { knight: 1 }, 'no-retreat']]);
    expect(battle('1 knight 1 siege-engine routed 1 footman', '')).toEqual([
      ['stark', { 'siege-engine': 1 }, 'cannot-retreat'],
      ['stark', { footman: 1 }, 'routed-again'],
    ]);
    expect(battle('2 knights', 'supply stark 0\nsearoad-marches stark 1 footman')).toEqual([
      ['stark', { knight: 1 }, 'retreat-supply'],
    ]);
  });
});

describe('Catelyn Stark', () => {
  const battle = (game: Game): unknown => decided(cards(game, 'the-hound', 'catelyn-stark'));

  test('2E-X16 her Defense order counts double: 1 + 4', () => {
    expect(battle(attack('lannister 1 footman march-zero', 'stark 1 footman defense-two'))).toMatchObject({
      defence: 1 + 4 + 0 + 0,
    });
    expect(battle(attack('lannister 1 footman march-zero', 'stark 1 footman defense-one'))).toMatchObject({
      defence: 1 + 2,
    });
  });

  test('2E-12.17 only the order’s own value: no garrison, no support order, and nothing in attack', () => {
    const game = attack(
      'lannister 1 footman march-zero',
      'stark 1 footman defense-one',
      'karhold stark 1 footman support-plus-one',
      { from: 'moat-cailin', at: 'winterfell' },
    ).play('stark support karhold for defender');
    expect(battle(game)).toMatchObject({ defence: 1 + 2 + 2 + 2 });
    expect(battle(attack('lannister 1 footman march-zero', 'stark 1 footman support'))).toMatchObject({ defence: 1 });
    const attacking = attack('stark 1 knight march-plus-one', 'lannister 1 footman');
    expect(decided(cards(attacking, 'catelyn-stark', 'the-hound'))).toMatchObject({ attack: 2 + 1 });
  });

  test('2E-12.17 the doubled order is explained', () => {
    const game = attack(
      'lannister 3 knights march-zero',
      'stark 1 footman defense-two',
      'fiefdoms lannister stark tyrell baratheon martell greyjoy',
      { blade: true },
    );
    cards(game, 'the-hound', 'catelyn-stark');
    expect(game.figure('items defender')).toContainEqual({
      from: 'order',
      order: 'defense-two',
      value: 4,
      by: ['defense-order-counts-twice'],
    });
  });
});

test('2E-12.14 cards without a text have their icons only: Eddard, Greatjon and Rodrik', () => {
  const game = lay('karhold stark 1 knight march-zero\nwinterfell lannister 3 footmen\nused fiefdoms').play(
    'stark march karhold: knight > winterfell',
  );
  cards(game, 'eddard-stark', 'ser-kevan-lannister');
  expect(decided(game)).toMatchObject({ attack: 2 + 4, defence: 3 + 1 });
  expect(game.told('ability-used')).toEqual([]);
  expect(losses(game)).toEqual([['lannister', { footman: 2 }, 'casualties']]);
});
