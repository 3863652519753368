import { rngFromText } from '@corvo/core';
import { describe, expect, test } from 'vitest';
import { lay, westeros } from './lay.fixture.ts';

const mustering = (position: string): ReturnType<typeof lay> =>
  westeros(
    ['mustering', 'game-of-thrones', 'wildling-attack'],
    `throne lannister stark baratheon greyjoy tyrell\n${position}`,
  );

describe('1E-6 mustering', () => {
  test('1E-6.1 each house musters everything, then the next one in order of play', () => {
    const game = mustering('winterfell stark 1 footman');
    expect(game.waiting.map(entry => entry.seat)).toEqual(['lannister']);
    game.play('lannister musters none');
    expect(game.waiting.map(entry => entry.seat)).toEqual(['stark']);
  });

  test('1E-6.2 1E-H10 a Stronghold gives 2 points and a City 1, with or without units', () => {
    const game = mustering('white-harbor stark token').play('lannister musters none');
    expect(game.refusal('stark musters winterfell: footman, footman, footman')).toMatchObject({
      code: 'not-enough-points',
      data: { area: 'winterfell', kind: 'footman', points: 2, cost: 3 },
    });
    expect(game.refusal('stark musters winterfell: footman, knight')).toMatchObject({ data: { kind: 'knight' } });
    expect(game.refusal('stark musters white-harbor: footman, footman')).toMatchObject({ code: 'not-enough-points' });
    expect(game.refusal('stark musters karhold: footman')).toMatchObject({ clause: '1E-6.2', code: 'no-muster-there' });
    game.play('stark musters winterfell: footman, footman; white-harbor: footman');
    expect(game.figure('units winterfell')).toBe('stark 2 footmen');
  });

  test('1E-6.3 1E-6.4 a player by chance musters new units, several in an area, and promotions', () => {
    const game = mustering('winterfell stark 1 footman').play('lannister musters none');
    const view = game.view('stark');
    const request = game.request('stark');
    if (request === undefined) throw new Error('nobody is asked');
    const rng = rngFromText('musters');
    const seen = Array.from({ length: 200 }, () => {
      const choice = game.game.sample(view, request, rng);
      expect(game.game.check(view, request, choice)).toBeUndefined();
      return 'muster' in choice ? (choice.muster['winterfell'] ?? []).join(' ') : '';
    });
    expect(seen).toEqual(expect.arrayContaining(['knight', 'footman footman>knight', 'footman ship@bay-of-ice']));
  });

  test('1E-6.3 Footman 1, Knight 2, Ship 1', () => {
    const game = mustering('').play('lannister musters none');
    expect(game.refusal('stark musters winterfell: knight, footman')).toMatchObject({
      code: 'not-enough-points',
      data: { area: 'winterfell', kind: 'footman', points: 2, cost: 3 }, // all that was bought there up to it
    });
    expect(game.refusal('stark musters winterfell: dragon')).toMatchObject({
      clause: '1E-6.3',
      code: 'no-such-purchase',
    });
    expect(game.play('stark musters winterfell: knight').figure('units winterfell')).toBe('stark 1 knight');
  });

  test('1E-6.4 a Footman of the area becomes a Knight for 1 point', () => {
    const game = mustering('winterfell stark 1 footman').play(
      'lannister musters none',
      'stark musters winterfell: footman>knight, footman',
    );
    expect(game.figure('units winterfell')).toBe('stark 1 knight 1 footman');
  });

  test('1E-6.5 a Footman elsewhere cannot be promoted', () => {
    const game = mustering('karhold stark 1 footman').play('lannister musters none');
    expect(game.refusal('stark musters winterfell: footman>knight')).toMatchObject({
      clause: '1E-6.5',
      code: 'nobody-to-promote',
      data: { area: 'winterfell', kind: 'footman' },
    });
  });

  test('1E-6.6 1E-6.7 land units stand in the area, Ships in an adjacent sea area', () => {
    const game = mustering('').play('lannister musters none');
    expect(game.refusal('stark musters winterfell: ship@sunset-sea')).toMatchObject({
      clause: '1E-6.7',
      code: 'sea-not-adjacent',
    });
    expect(game.refusal('stark musters winterfell: ship')).toMatchObject({ code: 'no-such-purchase' });
    game.play('stark musters winterfell: footman, ship@bay-of-ice');
    expect([game.figure('units winterfell'), game.figure('units bay-of-ice')]).toEqual([
      'stark 1 footman',
      'stark 1 ship',
    ]);
  });

  test('1E-6.8 1E-H11 no Ships where another house has Ships', () => {
    const game = mustering('golden-sound greyjoy 1 ship');
    expect(game.refusal('lannister musters lannisport: ship@golden-sound')).toMatchObject({
      clause: '1E-6.8',
      code: 'sea-held-by-others',
    });
    expect(Object.keys(askOf(game, 'lannister').areas['lannisport']?.offers ?? {})).toEqual(['knight', 'footman']);
  });

  test('1E-6.9 a unit that breaks supply may not be mustered', () => {
    const game = mustering('supply lannister 0\nlannisport lannister 2 footmen');
    expect(game.refusal('lannister musters lannisport: footman')).toMatchObject({
      clause: '1E-6.9',
      data: { armies: [3], allowed: [2, 2] },
    });
  });

  test('1E-6.10 points are spent in their own area; the rest is lost', () => {
    const game = mustering('harrenhal lannister 1 footman');
    expect(game.refusal('lannister musters harrenhal: knight')).toMatchObject({
      clause: '1E-6.10',
      code: 'not-enough-points',
    });
    game.play('lannister musters harrenhal: footman');
    expect(game.figure('units lannisport')).toBe('');
  });

  test('1E-6.11 1E-H9 with all four Knights on the map there is no Knight and no promotion', () => {
    const game = mustering('lannisport lannister 1 footman 3 knights\nharrenhal lannister 1 knight');
    expect(game.refusal('lannister musters lannisport: knight')).toMatchObject({
      clause: '1E-6.11',
      code: 'pool-empty',
    });
    expect(game.refusal('lannister musters lannisport: footman>knight')).toMatchObject({
      clause: '1E-6.11',
      code: 'pool-empty',
    });
  });

  test('1E-X3 the mustering example', () => {
    const game = mustering(`
      supply lannister 3
      lannisport lannister 1 footman
      harrenhal lannister 2 footmen
      riverrun lannister 3 knights
      stoney-sept lannister 1 footman
      sunset-sea lannister 1 ship
      ironmans-bay greyjoy 1 ship`);
    const bought =
      'lannister musters lannisport: footman, ship@golden-sound; harrenhal: footman>knight; riverrun: ship@golden-sound';
    expect(game.refusal(`${bought}, footman`)).toMatchObject({ code: 'muster-breaks-supply' });
    expect(game.refusal(`${bought}, ship@golden-sound`)).toMatchObject({ code: 'muster-breaks-supply' });
    expect(game.refusal(`${bought}, ship@ironmans-bay`)).toMatchObject({ code: 'sea-held-by-others' });
    expect(game.refusal('lannister musters stoney-sept: footman')).toMatchObject({ code: 'no-muster-there' });
    game.play(bought);
    expect(game.figures).toMatchObject({
      'units lannisport': 'lannister 2 footmen',
      'units the-golden-sound': 'lannister 2 ships',
      'units harrenhal': 'lannister 1 knight 1 footman',
      'units riverrun': 'lannister 3 knights',
      'armies lannister': [3, 2, 2, 2],
    });
  });
});

function askOf(
  game: ReturnType<typeof lay>,
  house: string,
): { areas: Record<string, { offers: Record<string, number> }> } {
  return game.request(house)?.ask as unknown as { areas: Record<string, { offers: Record<string, number> }> };
}
