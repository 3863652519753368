import { describe, expect, test } from 'vitest';
import { bid, type Bids } from './bid.fixture.ts';
import { lay, westeros } from './lay.fixture.ts';

const clash = (position = ''): ReturnType<typeof lay> =>
  westeros(['last-days-of-summer', 'clash-of-kings', 'sea-of-storms'], `wildlings 0\n${position}`);
const FALLING: Bids = { stark: 5, tyrell: 4, greyjoy: 3, lannister: 2, martell: 1, baratheon: 0 };
const ORDER = ['stark', 'tyrell', 'greyjoy', 'lannister', 'martell', 'baratheon'];
const RICH = ORDER.map(house => `power ${house} 17`).join('\n');

describe('2E-6 Clash of Kings', () => {
  test('2E-6.1 2E-6.5 three bids, one track after another, the highest first', () => {
    const game = clash(RICH);
    expect(game.waiting[0]?.why).toBe('bid-throne');
    expect(bid(game, FALLING).waiting[0]?.why).toBe('bid-fiefdoms');
    expect(bid(game, FALLING).waiting[0]?.why).toBe('bid-court');
    bid(game, FALLING);
    expect([game.figure('throne'), game.figure('fiefdoms'), game.figure('court')]).toEqual([ORDER, ORDER, ORDER]);
  });

  test('2E-6.2 2E-6.12 everybody sees what everybody has before the bid', () => {
    const game = clash('power stark 7');
    expect(game.view('tyrell').open.houses['stark']?.power).toBe(7);
  });

  test('2E-6.3 all bid at once, from nothing to all they have', () => {
    const game = clash();
    expect(game.waiting.map(entry => entry.seat).sort()).toEqual([...ORDER].sort());
    expect(game.refusal('stark bids 6')).toMatchObject({ clause: '2E-6.3', code: 'bid-above-power' });
    expect(game.refusal('stark bids -1')).toMatchObject({ clause: '2E-6.3', code: 'bid-below-zero' });
  });

  test('2E-6.15 2E-8.17 a bid is known to its owner only, until all are revealed together', () => {
    const game = clash().play('stark bids 4');
    const seen = game.view('tyrell');
    expect([seen.open.houses['stark']?.power, JSON.stringify([seen.open.frames, seen.mine])]).toEqual([
      5,
      expect.not.stringContaining('amount'),
    ]);
    const twin = clash().play('stark bids 1');
    expect(JSON.stringify(twin.view('tyrell'))).toBe(JSON.stringify(seen));
    expect(game.view('stark').mine).not.toEqual(twin.view('stark').mine);
  });

  test('2E-6.4 all bids are lost, winners’ and losers’ alike', () => {
    const game = bid(clash(), FALLING);
    expect(ORDER.map(house => game.figure(`power ${house}`))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(game.figure('reserve stark')).toBe(20);
  });

  test('2E-6.6 2E-6.7 2E-6.8 2E-6.9 2E-X10 the old holder orders the ties for the throne, the new one the next', () => {
    const game = bid(clash(RICH), { stark: 3, tyrell: 3, greyjoy: 1 });
    expect(game.waiting).toMatchObject([{ seat: 'baratheon', why: 'tied-bids' }]);
    expect(game.figure('marker throne')).toBe('baratheon');
    game.play('baratheon ranks tyrell > stark');
    expect([game.waiting, game.figure('marker throne')]).toMatchObject([
      [{ seat: 'baratheon', why: 'tied-bids' }],
      'baratheon',
    ]);
    game.play('baratheon ranks baratheon > martell > lannister');
    expect(game.figure('throne')).toEqual(['tyrell', 'stark', 'greyjoy', 'baratheon', 'martell', 'lannister']);
    expect(game.figure('marker throne')).toBe('tyrell');
    bid(game, { stark: 2, greyjoy: 2, lannister: 1, martell: 5, tyrell: 4, baratheon: 3 });
    expect(game.waiting).toMatchObject([{ seat: 'tyrell', why: 'tied-bids' }]);
    expect(game.refusal('tyrell ranks stark')).toMatchObject({ code: expect.any(String) });
    game.play('tyrell ranks greyjoy > stark');
    expect([game.figure('fiefdoms'), game.figure('marker fiefdoms')]).toEqual([
      ['martell', 'tyrell', 'baratheon', 'greyjoy', 'stark', 'lannister'],
      'martell',
    ]);
  });

  test('2E-6.10 2E-6.11 2E-6.14 2E-H2 2E-H3 a card that changes position 1 passes the token at once, used or not', () => {
    const game = lay(`
      court martell stark lannister baratheon tyrell greyjoy
      fiefdoms greyjoy martell tyrell stark baratheon lannister
      used fiefdoms
      highgarden tyrell 1 footman march-zero
      port-of-pyke greyjoy 1 ship defense-two
      the-boneway martell 1 footman march-zero
      princes-pass greyjoy 1 footman`).play('martell march the-boneway: footman > princes-pass');
    game.play('martell plays doran-martell', 'greyjoy plays theon-greyjoy', 'martell chooses fiefdoms');
    expect([game.figure('marker fiefdoms'), game.figure('used fiefdoms')]).toEqual(['martell', true]);
    expect(game.told('marker-passed')).toMatchObject([{ track: 'fiefdoms', house: 'martell' }]);
    expect(game.figure('order port-of-pyke')).toBe('defense-two');
  });

  test('2E-6.13 the holder of the Iron Throne decides ties outside combat: for the wildlings too', () => {
    const game = westeros(
      ['supply', 'game-of-thrones', 'wildlings-attack'],
      'wildlings 2\ntop wildlings silence-at-the-wall',
    );
    bid(game, { stark: 1, tyrell: 1 });
    expect(game.waiting).toMatchObject([{ seat: 'baratheon', why: 'name-highest' }]);
  });

  test('2E-6.16 new court positions count for the stars of the same round', () => {
    const game = clash(`${RICH}\nhighgarden tyrell 1 footman\nthe-reach tyrell 1 footman\nthe-arbor tyrell 1 footman`);
    bid(game, FALLING);
    bid(game, FALLING);
    bid(game, { ...FALLING, tyrell: 9 });
    expect(game.figure('stars tyrell')).toBe(3);
    expect(
      game.attempt('tyrell orders highgarden march-plus-one, the-reach defense-two, the-arbor support-plus-one'),
    ).toBe(undefined);
  });
});
