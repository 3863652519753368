import { describe, expect, test } from 'vitest';
import { lay, only } from '../lay.fixture.ts';
import { asked, attack, cards, decided, passMarch, type Game } from './fight.fixture.ts';

const CASTLE = { from: 'searoad-marches', at: 'lannisport' };

describe('1E-S2 texts that work after casualties and retreat', () => {
  test('CK-2.4 Aeron may muster in the area that was won, by the usual rules', () => {
    const game = attack('greyjoy 2 knights march-zero', 'lannister 1 footman', 'supply greyjoy 6', CASTLE);
    cards(game, 'aeron-damphair-ck', 'cersei-lannister-ck');
    expect(decided(game)).toMatchObject({ winner: 'greyjoy' });
    expect(asked(game)).toEqual(['lannister retreat']); // the beaten go first
    game.play('lannister retreats stoney-sept');
    expect(asked(game)).toEqual(['greyjoy muster']);
    expect(game.refusal('greyjoy musters pyke: footman')).toMatchObject({ code: 'no-muster-there' });
    expect(game.refusal('greyjoy musters lannisport: knight, footman')).toMatchObject({ code: 'not-enough-points' });
    game.play('greyjoy musters lannisport: footman, ship@the-golden-sound');
    expect(game.figures).toMatchObject({
      'units lannisport': 'greyjoy 2 knights 1 footman',
      'units the-golden-sound': 'greyjoy 1 ship',
    });
  });

  test('CK-2.4 Aeron: mustering obeys supply, and may be left', () => {
    const game = attack('greyjoy 2 knights march-zero', 'lannister 1 footman', 'supply greyjoy 0', CASTLE);
    cards(game, 'aeron-damphair-ck', 'cersei-lannister-ck').play('lannister retreats stoney-sept');
    expect(game.refusal('greyjoy musters lannisport: footman')).toMatchObject({ code: 'muster-breaks-supply' });
    game.play('greyjoy musters none');
    expect(game.figure('units lannisport')).toBe('greyjoy 2 knights');
  });

  test('CK-2.4 Aeron musters as a winning defender too, and not when he loses', () => {
    const defends = attack('lannister 1 footman march-zero', 'greyjoy 2 knights', 'supply greyjoy 6', CASTLE);
    cards(defends, 'cersei-lannister-ck', 'aeron-damphair-ck');
    expect(asked(defends)).toEqual(['greyjoy muster']);
    const loses = attack('lannister 4 knights march-zero', 'greyjoy 1 footman', 'supply lannister 6', CASTLE);
    cards(loses, 'ser-gregor-clegane-ck', 'aeron-damphair-ck');
    expect(decided(loses)).toMatchObject({ winner: 'lannister' });
    expect(asked(loses).some(one => one.includes('muster'))).toBe(false);
  });

  test('1E-S50 Aeron musters neither at sea nor in an area without City or Stronghold', () => {
    const sea = attack('greyjoy 3 ships march-zero', 'lannister 1 ship', '', {
      from: 'ironmans-bay',
      at: 'the-golden-sound',
    });
    cards(sea, 'aeron-damphair-ck', 'cersei-lannister-ck');
    expect(asked(sea).some(one => one.includes('muster'))).toBe(false);
    const field = attack('greyjoy 3 knights march-zero', 'lannister 1 footman', 'supply greyjoy 6');
    cards(field, 'aeron-damphair-ck', 'cersei-lannister-ck').play('lannister retreats stoney-sept');
    expect(asked(field).some(one => one.includes('muster'))).toBe(false);
  });
});

describe('1E-S49 Mace keeps his March', () => {
  test('1E-S49 the March lies in the conquered area and waits for his next turn', () => {
    const game = attack('tyrell 3 knights march-plus-one', 'lannister 1 footman', 'supply tyrell 6');
    cards(game, 'mace-tyrell-ck', 'cersei-lannister-ck').play('lannister retreats stoney-sept');
    expect(game.figure('order blackwater')).toBe('march-plus-one');
    expect(asked(game)).not.toEqual(['tyrell march']); // others march first
    passMarch(game);
    expect(asked(game)).toEqual(['tyrell march']);
    game.play('tyrell march blackwater: 2 knights > harrenhal');
    expect(game.figures).toMatchObject({ 'units harrenhal': 'tyrell 2 knights', 'order blackwater': '' });
  });

  test('1E-S49 the March is used up when Mace loses or defends', () => {
    const loses = attack('tyrell 1 footman march-zero', 'lannister 3 knights', 'supply lannister 6');
    cards(loses, 'mace-tyrell-ck', 'the-hound-ck');
    expect(loses.told('order-removed')).toMatchObject([{ house: 'tyrell', order: 'march-zero', why: 'resolved' }]);
    const defends = attack('lannister 1 footman march-zero', 'tyrell 3 knights', 'supply tyrell 6');
    cards(defends, 'the-hound-ck', 'mace-tyrell-ck');
    expect(defends.told('march-kept')).toEqual([]);
  });

  test('1E-S49 the attacker who beats Mace keeps no March', () => {
    const game = attack('lannister 3 knights march-zero', 'tyrell 1 footman', 'supply lannister 6');
    cards(game, 'the-hound-ck', 'mace-tyrell-ck');
    expect(decided(game)).toMatchObject({ winner: 'lannister' });
    expect(game.told('march-kept')).toEqual([]);
  });
});

describe('1E-S49 Robb marches on', () => {
  const won = (units: string, more = ''): Game => {
    const game = attack(`stark ${units} march-zero`, 'lannister 1 footman', `supply stark 6\n${more}`);
    return cards(game, 'robb-stark-ck', 'cersei-lannister-ck').play('lannister retreats stoney-sept');
  };

  test('1E-S49 as soon as the battle is over, before anybody else, with Knights alone', () => {
    const game = won('2 knights 1 footman');
    expect(game.told('battle-over')).toHaveLength(1);
    expect(game.told('order-given')).toEqual([{ house: 'stark', area: 'blackwater', order: 'second-march' }]);
    expect(asked(game)).toEqual(['stark second-march']);
    expect(game.request('stark')?.ask).toMatchObject({
      from: { blackwater: { units: { knight: 2 }, mayLeave: false } },
    });
    expect(game.refusal('stark march blackwater: footman > harrenhal')).toMatchObject({
      clause: '1E-S49',
      code: 'knights-only',
    });
    game.play('stark march blackwater: 1 knight > harrenhal');
    expect(game.figures).toMatchObject({
      'units blackwater': 'stark 1 knight 1 footman',
      'units harrenhal': 'stark 1 knight',
      'order blackwater': '',
      'order harrenhal': '',
    });
  });

  test('1E-S49 only from the area that was won, and by the usual rules for marches', () => {
    const game = won('2 knights', 'winterfell stark 1 knight march-minus-one');
    expect(game.refusal('stark march winterfell: knight > karhold')).toMatchObject({
      clause: '1E-S49',
      code: 'second-march-from-here',
    });
    expect(game.refusal('stark march blackwater: 3 knights > harrenhal')).toMatchObject({ code: 'units-not-there' });
    expect(game.refusal('stark march blackwater: knight > dragonstone')).toMatchObject({ code: 'out-of-reach' });
    expect(game.refusal('stark march blackwater: dragon > harrenhal')).toMatchObject({ code: 'no-such-unit' });
    game.play('stark march blackwater: none');
    expect(game.figures).toMatchObject({ 'units blackwater': 'stark 2 knights', 'order blackwater': '' });
    expect(asked(game)).not.toEqual(['stark second-march']);
  });

  test('1E-S49 it may attack again, with +1, and may leave a token where nobody stays', () => {
    const game = won('2 knights', 'harrenhal greyjoy 1 footman');
    game.play('stark march blackwater: 2 knights > harrenhal; leave power');
    expect(game.figures).toMatchObject({
      battle: 'harrenhal',
      'strength attacker': 4 + 1,
      'token blackwater': 'stark',
    });
    game.play('stark plays arya-stark-ck', 'greyjoy plays the-reader-ck');
    expect(decided(game)).toMatchObject({ winner: 'stark', attack: 4 + 1 + 1 });
    expect(game.figure('order harrenhal')).toBe('');
  });

  test('1E-S49 a second March that loses goes back to the area it came from', () => {
    const game = won('2 knights', 'harrenhal greyjoy 3 knights\nsupply greyjoy 6');
    game.play(
      'stark march blackwater: 2 knights > harrenhal',
      'stark plays arya-stark-ck',
      'greyjoy plays balon-greyjoy-ck',
    );
    expect(decided(game)).toMatchObject({ winner: 'greyjoy' });
    expect(game.figure('units blackwater')).toBe('stark routed 1 knight'); // one fell to Balon's sword
  });

  test('1E-S49 supply is kept', () => {
    const game = attack(
      'stark 2 knights march-zero',
      'lannister 1 footman',
      'supply stark 0\nharrenhal stark 1 footman',
    );
    cards(game, 'robb-stark-ck', 'cersei-lannister-ck').play('lannister retreats stoney-sept');
    expect(game.refusal('stark march blackwater: 2 knights > harrenhal')).toMatchObject({ code: 'supply-exceeded' });
  });

  test('1E-S49 no second March for Robb in defence, in defeat, or without a standing Knight', () => {
    const defends = attack('lannister 1 footman march-zero', 'stark 3 knights', 'supply stark 6');
    cards(defends, 'cersei-lannister-ck', 'robb-stark-ck');
    const loses = attack('stark 1 knight march-zero', 'lannister 3 knights', 'supply lannister 6');
    cards(loses, 'robb-stark-ck', 'the-hound-ck');
    const walks = won('3 footmen');
    for (const game of [defends, loses, walks]) expect(asked(game)).not.toContain('stark second-march');
  });

  test('1E-S49 no house can plan with the order of the second March', () => {
    const game = lay('phase planning\nwinterfell stark 1 knight', only('characters'));
    expect(game.refusal('stark orders winterfell second-march')).toMatchObject({ code: 'no-such-order' });
  });
});
