import { describe, expect, test } from 'vitest';
import { lay } from './lay.fixture.ts';

const planning = (position: string): ReturnType<typeof lay> => lay(`phase planning\n${position}`);

describe('1E-9 planning', () => {
  test('1E-9.1 all place together, all reveal together, then the Raven', () => {
    const game = planning('winterfell stark 1 footman\nlannisport lannister 1 footman');
    expect(game.waiting.map(entry => [entry.seat, entry.sealed])).toEqual([
      ['lannister', true],
      ['stark', true],
    ]);
    game.play('stark orders winterfell march-zero');
    expect(game.figure('order winterfell')).toBe('');
    game.play('lannister orders lannisport support');
    expect([game.figure('order winterfell'), game.figure('order lannisport')]).toEqual(['march-zero', 'support']);
    expect(game.waiting).toMatchObject([{ seat: 'lannister', why: 'raven' }]);
  });

  test('1E-9.2 an order needs a unit of the player in the area', () => {
    const game = planning('winterfell stark 1 footman\nkarhold stark token\nlannisport lannister 1 footman');
    expect(game.refusal('stark orders karhold support')).toMatchObject({
      clause: '1E-9.2',
      code: 'no-unit-for-an-order',
    });
    expect(game.refusal('stark orders lannisport support')).toMatchObject({ clause: '1E-9.2' });
    expect(game.refusal('stark orders moon support')).toMatchObject({ code: 'no-such-area' });
  });

  test('1E-9.3 one order per area, however many units', () => {
    const game = planning('winterfell stark 3 footmen');
    expect(game.refusal('stark orders winterfell support, winterfell raid')).toMatchObject({
      clause: '1E-9.3',
      code: 'two-orders-in-one-area',
      data: { area: 'winterfell' },
    });
    expect(game.play('stark orders winterfell defense-plus-one').outcome).toBeDefined();
  });

  test('1E-9.4 1E-S27 areas may be left without an order', () => {
    expect(
      planning('winterfell stark 1 footman\nkarhold stark 1 footman').attempt('stark orders karhold support'),
    ).toBeUndefined();
  });

  test('1E-9.5 an order placed is seen by its owner only', () => {
    const game = planning('winterfell stark 1 footman\nlannisport lannister 1 footman').play(
      'stark orders winterfell raid-star',
    );
    expect(JSON.stringify(game.view('lannister'))).not.toContain('raid-star');
    expect(JSON.stringify(game.view('stark').mine)).toContain('raid-star');
  });

  test('1E-9.6 1E-9.8 two tokens of each plain order but one of each March', () => {
    const game = planning('winterfell stark 1 footman\nkarhold stark 1 footman\nwhite-harbor stark 1 footman');
    expect(game.refusal('stark orders winterfell march-zero, karhold march-zero')).toMatchObject({
      clause: '1E-9.8',
      code: 'order-used-up',
      data: { copies: 1, used: 2 },
    });
    expect(game.refusal('stark orders winterfell raid, karhold raid, white-harbor raid')).toMatchObject({
      clause: '1E-9.8',
      data: { copies: 2, used: 3 },
    });
    expect(game.refusal('stark orders winterfell charge')).toMatchObject({ clause: '1E-9.6', code: 'no-such-order' });
  });

  test('1E-9.7 star orders up to the stars of the place at court', () => {
    const game = planning(
      'court tyrell lannister baratheon stark greyjoy\nwinterfell stark 1 footman\nkarhold stark 1 footman',
    );
    expect(game.refusal('stark orders winterfell march-plus-one, karhold raid-star')).toMatchObject({
      clause: '1E-9.7',
      data: { stars: 2, most: 1 },
    });
  });

  test('1E-9.9 Consolidate Power goes on land only', () => {
    const game = planning('the-shivering-sea stark 1 ship');
    expect(game.refusal('stark orders the-shivering-sea consolidate')).toMatchObject({
      clause: '1E-9.9',
      code: 'consolidate-on-land-only',
    });
    expect(game.attempt('stark orders the-shivering-sea defense-plus-one')).toBeUndefined();
  });

  test('1E-9.10 no Support on Dragonstone, The Arbor or Pyke', () => {
    const game = planning('dragonstone baratheon 1 footman\narbor baratheon 1 footman\npyke baratheon 1 footman');
    for (const island of ['dragonstone', 'arbor', 'pyke']) {
      expect(game.refusal(`baratheon orders ${island} support`)).toMatchObject({
        clause: '1E-9.10',
        code: 'no-support-on-islands',
      });
    }
  });

  const raven = (position: string): ReturnType<typeof lay> => lay(`phase raven\n${position}`);

  test('1E-9.11 1E-X34 the Raven’s holder may replace one of his orders with an unused one', () => {
    const game = raven('lannisport lannister 1 footman march-zero\nstoney-sept lannister 1 footman support');
    expect(game.refusal('lannister exchanges lannisport support, stoney-sept raid')).toMatchObject({
      clause: '1E-9.11',
      code: 'one-order-only',
    });
    expect(game.refusal('lannister exchanges harrenhal raid')).toMatchObject({
      clause: '1E-9.11',
      code: 'no-order-to-replace',
    });
    expect(game.refusal('lannister exchanges stoney-sept support')).toMatchObject({ code: 'same-order' });
    game.play('lannister exchanges lannisport defense-plus-one');
    expect(game.told('order-replaced')).toMatchObject([
      { area: 'lannisport', before: 'march-zero', order: 'defense-plus-one' },
    ]);
  });

  test('1E-9.12 1E-S10 a star order only if a star was left unused', () => {
    const game = raven('court lannister stark baratheon tyrell greyjoy\nlannisport lannister 1 footman march-zero');
    expect(game.attempt('lannister exchanges lannisport march-plus-one')).toBeUndefined();
    const poor = raven(
      'court greyjoy stark lannister tyrell baratheon\nmarker court lannister\nlannisport lannister 1 footman march-plus-one\nstoney-sept lannister 1 footman raid-star',
    );
    expect(poor.refusal('lannister exchanges lannisport defense-plus-two')).toMatchObject({
      clause: '1E-9.12',
      code: 'no-star-left',
    });
  });

  test('1E-9.13 orders on the map cannot be exchanged with one another', () => {
    const game = raven('lannisport lannister 1 footman march-zero\nstoney-sept lannister 1 footman march-minus-one');
    expect(game.refusal('lannister exchanges lannisport march-minus-one')).toMatchObject({
      clause: '1E-9.13',
      code: 'order-on-the-map',
    });
  });
});
