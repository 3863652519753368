import { rulesOf, supplyTable } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { asked, figure, play, refused, westeros, type Game } from './lay.fixture.ts';

const supply = (position = '', card = 3): Game =>
  westeros('supply', 'last-days-of-summer', `top watch-supply watch-supply-${card}\n${position}`);
const FIRST = (house: string): string =>
  `throne ${[house, ...['nights-watch', 'free-folk', 'others'].filter(one => one !== house)].join(' ')}`;

describe('the Watch', () => {
  test.each([2, 3, 4, 5])('BW-17.4 it draws %i and stands there, whatever it had and holds', card => {
    const game = supply(`power others 0\nsupply nights-watch 1\n@thenn nights-watch 1 footman`, card);
    expect(figure(game, 'supply nights-watch')).toBe(card);
  });

  test('BW-H116 a number once drawn stays out, open to all', () => {
    const game = supply('power others 0', 5);
    expect(game.view(null).open.decks['watch-supply']).toMatchObject({ bottom: ['watch-supply-5'], unknown: 9 });
  });

  test('BW-H116 the reshuffle brings all ten back, and a number is drawn', () => {
    const game = westeros(
      'supply',
      'last-days-of-summer',
      'power others 0\nbottom watch-supply watch-supply-5, watch-supply-2, watch-supply-2\ntop watch-supply watch-supply-reshuffle',
    );
    const [drawn = '', ...more] = figure(game, 'bottom watch-supply') as string[];
    expect([more, figure(game, 'deck watch-supply')]).toEqual([[], 9]);
    expect(figure(game, 'supply nights-watch')).toBe(Number(drawn.slice(-1)));
  });

  test('BW-H117 a lower number is reconciled at once, in its place in Throne order', () => {
    const game = supply(
      `${FIRST('nights-watch')}\nsupply nights-watch 5\npower others 9\n@wall-west nights-watch 4 footmen\n@wall-east nights-watch 3 footmen`,
      2,
    );
    expect(figure(game, 'supply nights-watch')).toBe(2);
    expect(asked(game)).toEqual(['nights-watch supply-cut']);
    expect(figure(game, 'supply free-folk')).toBe(6); // they have not counted yet
    play(game, 'nights-watch ' + String(game.offered('nights-watch')?.[0]));
    expect([figure(game, 'armies nights-watch'), figure(game, 'supply free-folk')]).toEqual([[3, 2], 0]);
  });
});

test.each([
  ['', 0],
  ['@thenn free-folk 1 footman\n@milkwater free-folk token', 2],
  ['@thenn free-folk 1 footman\n@milkwater free-folk token\n@storrold-point free-folk token\n@fist free-folk token', 3],
])('BW-15.6 BW-17.4 the wildlings: the barrels of the land they hold (%s): %i', (position, barrels) => {
  expect(figure(supply(`power others 0\nsupply free-folk 6\n${position}`), 'supply free-folk')).toBe(barrels);
});

describe('the Others', () => {
  const buying = (level: number, power: number): Game =>
    supply(
      `${FIRST('others')}\nsupply others ${level}\npower others ${power}\n@thenn others 1 zombie\n@antler others 1 zombie`,
    );

  test('BW-X6 BW-15.6 from 2 they pay 3 and go to 3: armies 3, 2, 2, 2', () => {
    const game = play(buying(2, 5), 'others supplies pay');
    expect([figure(game, 'supply others'), figure(game, 'power others')]).toEqual([3, 2]);
    expect(supplyTable(rulesOf(game.state.open), 'others')[3]).toEqual([3, 2, 2, 2]);
  });

  test('BW-X6 the fourth costs 4, or they stay at 3 for nothing', () => {
    const paid = play(buying(3, 4), 'others supplies pay');
    expect([figure(paid, 'supply others'), figure(paid, 'power others')]).toEqual([4, 0]);
    const kept = play(buying(3, 4), 'others supplies keep');
    expect([figure(kept, 'supply others'), figure(kept, 'power others')]).toEqual([3, 4]);
  });

  test.each([
    [2, 2],
    [3, 3],
    [6, 9],
  ])('BW-15.6 at %i with %i power nothing is asked and nothing changes', (level, power) => {
    const game = buying(level, power);
    expect(asked(game)).not.toContain('others buy-supply');
    expect([figure(game, 'supply others'), figure(game, 'power others')]).toEqual([level, power]);
  });

  test('BW-15.6 one step for each Supply card, and no other answer', () => {
    const game = buying(2, 20);
    expect(game.game.sentences.question?.(game.state.open, 'others', 'buy-supply')).toMatchObject({
      data: { supply: 3 },
    });
    expect(refused(game, 'others supplies twice')).toMatchObject({ code: 'pay-or-keep', clause: 'BW-15.6' });
    play(game, 'others supplies pay');
    expect(asked(game)).not.toContain('others buy-supply');
  });
});
