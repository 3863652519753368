import { playerCounts, type OptionValues } from '@corvo/core';
import { rulesOf, type WesterosGame } from '@corvo/westeros';
import { expect, test } from 'vitest';
import { isReshuffle, LEVY, STORES, valueOf, WALL } from '../facts.ts';
import { beyondTheWall } from '../game.ts';
import { asked, deal, figure } from './lay.fixture.ts';

const { open } = deal().state;
const { board, facts, features, numbers } = rulesOf(open);
const ids = (...names: readonly string[]): string[] => names.map(name => `btw-${name}`);

/** Marches from the nearest of these areas. */
function distance(from: readonly string[], to: string): number {
  const far = new Map(from.map(area => [area, 0]));
  for (const [area, steps] of far)
    for (const near of board.near[area] ?? []) if (!far.has(near)) far.set(near, steps + 1);
  return far.get(to) ?? Infinity;
}

test('BW-1.1 BW-1.3 three play the north alone: Watch, wildlings, Others', () => {
  expect(playerCounts(beyondTheWall.players)).toContain(3);
  expect(Object.keys(open.houses).sort()).toEqual(['free-folk', 'nights-watch', 'others']);
});

test('BW-1.4 ten turns, 5 power each, and turn 1 begins with orders and not with Westeros cards', () => {
  expect(numbers.rounds).toBe(10);
  for (const house of Object.keys(open.houses)) expect(figure(deal(), `power ${house}`)).toBe(5);
  expect(asked(deal('test', { tactics: false }))).toEqual(['others orders', 'free-folk orders', 'nights-watch orders']);
});

test('BW-1.5 BW-19.1 BW-S1 sixteen areas and thirty-five borders', () => {
  expect(board.ids).toHaveLength(16);
  expect(facts.borders).toHaveLength(35);
});

test('BW-19.2 BW-19.3 near, middle and far are one, two and three marches from the Wall; the Fist two, Always Winter four', () => {
  for (const area of ids('skirling-pass', 'storrold-point', 'gorge', 'frostfangs'))
    expect(distance(WALL, area)).toBe(1);
  for (const area of ids('giants-stairs', 'haunted-forest', 'fist')) expect(distance(WALL, area)).toBe(2);
  for (const area of ids('thenn', 'milkwater', 'ice-river', 'antler')) expect(distance(WALL, area)).toBe(3);
  expect(distance(WALL, 'btw-always-winter')).toBe(4);
});

test('BW-19.4 Always Winter touches Ice River, Thenn and Antler, and never Milkwater', () => {
  expect([...(board.near['btw-always-winter'] ?? [])].sort()).toEqual(ids('antler', 'ice-river', 'thenn'));
});

test('BW-19.5 each section faces two areas of the near row, and touches its neighbours and The Gift', () => {
  const near = ids('skirling-pass', 'storrold-point', 'gorge', 'frostfangs');
  for (const section of WALL) {
    expect(board.near[section]?.filter(area => near.includes(area))).toHaveLength(2);
    expect(board.near[section]).toContain('btw-gift');
  }
  expect(board.near['btw-wall-west']).not.toContain('btw-wall-east');
});

test('BW-19.6 six barrels, of which the wildlings start with three', () => {
  expect([...board.barrels].sort()).toEqual(
    ids('antler', 'giants-stairs', 'haunted-forest', 'milkwater', 'storrold-point', 'thenn'),
  );
  expect(figure(deal(), 'supply free-folk')).toBe(3);
});

test('BW-19.7 eight crowns: at the start two for the Watch, two for the wildlings, four for the Others', () => {
  const crowns: Record<string, number> = {};
  for (const area of board.crowned) {
    const lord = String(figure(deal(), `control ${area}`));
    crowns[lord] = (crowns[lord] ?? 0) + (board.area[area]?.crowns ?? 0);
  }
  expect(crowns).toEqual({ 'nights-watch': 2, 'free-folk': 2, others: 4 });
});

test('BW-3.1 BW-19.8 the Watch: a catapult on each section, 5 points of troops, supply 0', () => {
  const game = deal();
  expect(figure(game, 'units @wall-west')).toBe('nights-watch 1 footman 1 catapult');
  expect(figure(game, 'units @wall-centre')).toBe('nights-watch 1 knight 1 catapult');
  expect(figure(game, 'units @wall-east')).toBe('nights-watch 1 footman 1 catapult');
  expect(figure(game, 'units @gift')).toBe('nights-watch 1 footman');
  expect(figure(game, 'supply nights-watch')).toBe(0);
});

test('BW-19.9 the wildlings: Milkwater, Giant’s Stairs, Haunted Forest, the Fist', () => {
  const game = deal();
  expect(figure(game, 'units @milkwater')).toBe('free-folk 2 footmen 1 knight');
  expect(figure(game, 'units @giants-stairs')).toBe('free-folk 1 knight 1 giant');
  expect(figure(game, 'units @haunted-forest')).toBe('free-folk 1 footman 1 knight');
  expect(figure(game, 'units @fist')).toBe('free-folk 1 giant 1 footman');
});

test.each([3, 6])('BW-19.9 a table of %i that began by the first number keeps the start it had', players => {
  const options = beyondTheWall.resolveOptions({}, players) as OptionValues;
  const start = (game: WesterosGame): unknown[] => {
    const { open } = game.setup(options, game.seats(players), 'test');
    const figures = game.table.figures(open);
    return [figures['units btw-giants-stairs'], figures['units btw-fist']];
  };
  expect(start(beyondTheWall)).toEqual(['free-folk 1 knight 1 giant', 'free-folk 1 giant 1 footman']);
  const under = (rules: number): WesterosGame => beyondTheWall.under?.(rules) as WesterosGame;
  expect(start(under(1))).toEqual(['free-folk 1 footman 1 giant', 'free-folk 1 giant 1 knight']);
  expect(start(under(2))).toEqual(start(beyondTheWall));
});

test('BW-19.10 the Others: the King in Always Winter, three zombies against three Others, supply 2', () => {
  const game = deal();
  expect(figure(game, 'units @always-winter')).toBe('others 1 other-king 1 zombie');
  expect(figure(game, 'units @ice-river')).toBe('others 1 other 1 zombie');
  expect(figure(game, 'units @antler')).toBe('others 1 other 1 zombie');
  expect(figure(game, 'supply others')).toBe(2);
});

test('BW-3.2 BW-19.11 strength at the start: 5 and 6 in catapults, 16, 10', () => {
  const strength: Record<string, number> = {};
  for (const { units } of Object.values(open.areas)) {
    for (const { house, kind } of units) {
      const name = kind === 'catapult' ? kind : house;
      strength[name] = (strength[name] ?? 0) + (board.unit[kind]?.strength ?? 0);
    }
  }
  expect(strength).toEqual({ 'nights-watch': 5, catapult: 6, 'free-folk': 16, others: 10 });
});

test('BW-19.12 each faction is first, second and third once', () => {
  const game = deal();
  expect(figure(game, 'throne')).toEqual(['others', 'free-folk', 'nights-watch']);
  expect(figure(game, 'fiefdoms')).toEqual(['nights-watch', 'others', 'free-folk']);
  expect(figure(game, 'court')).toEqual(['free-folk', 'nights-watch', 'others']);
});

test('BW-8.3 BW-S6 stars by the place at court: 3, 2, 1', () => {
  const game = deal();
  expect(['free-folk', 'nights-watch', 'others'].map(house => figure(game, `stars ${house}`))).toEqual([3, 2, 1]);
});

test('BW-19.13 no castles, seas, ports, garrisons, neutral forces', () => {
  expect([board.castles, board.ports, board.mustering]).toEqual([[], [], []]);
  expect(facts.areas.every(({ element }) => element === 'land')).toBe(true);
  expect([facts.garrisons, facts.forces]).toEqual([undefined, {}]);
});

test('BW-19.14 BW-S2 the sections and The Gift carry the Watch’s marker, and no other area one', () => {
  expect(facts.areas.filter(({ home }) => home !== null).map(({ id }) => id)).toEqual([...WALL, 'btw-gift']);
  expect(facts.areas.every(({ home }) => home === null || home === 'nights-watch')).toBe(true);
});

test('BW-7.1 BW-7.2 BW-7.3 the pools', () => {
  expect(facts.houses['nights-watch']?.pool).toEqual({ footman: 8, knight: 4, catapult: 3 });
  expect(facts.houses['free-folk']?.pool).toEqual({ footman: 8, knight: 4, giant: 4 });
  expect(facts.houses['others']?.pool).toEqual({ zombie: 8, other: 5, 'other-king': 1 });
});

test('BW-7.4 BW-18.8 giants and the King are strong everywhere alike, and no siege engines', () => {
  expect(board.unit['giant']).toMatchObject({ strength: 3 });
  expect(board.unit['other-king']).toMatchObject({ strength: 3 });
  expect([board.unit['giant']?.storms, board.unit['giant']?.stays, board.unit['siege-engine']]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('BW-8.1 BW-8.2 ten standard orders each, and three with a star', () => {
  const starred = (house: string): string[] => (facts.houses[house]?.orders ?? []).filter(id => board.order[id]?.star);
  const plain = (house: string): number =>
    (facts.houses[house]?.orders ?? []).reduce(
      (sum, id) => sum + (board.order[id]?.star ? 0 : (board.order[id]?.copies ?? 0)),
      0,
    );
  expect(starred('nights-watch')).toEqual(['defense-two', 'support-plus-one', 'march-plus-one']);
  expect(starred('free-folk')).toEqual(['raid-star', 'march-plus-one', 'support-plus-one']);
  expect(starred('others')).toEqual(['march-plus-one', 'support-plus-one', 'consolidate-star']);
  expect(['nights-watch', 'free-folk', 'others'].map(plain)).toEqual([10, 10, 10]);
});

test('BW-5.1 the Watch begins with Aemon and Yoren; Benjen and Janos lie aside', () => {
  const game = deal();
  expect(figure(game, 'hand nights-watch')).toEqual([
    'nw-mormont',
    'nw-alliser',
    'nw-jon',
    'nw-qhorin',
    'nw-yoren',
    'nw-aemon',
    'nw-sam',
  ]);
  expect(figure(game, 'out nights-watch')).toEqual(['nw-benjen', 'nw-janos']);
});

test('BW-17.1 BW-S27 the wildling track: 0 to 6, start 1, one step per icon, attack at 6', () => {
  expect(figure(deal(), 'wildlings')).toBe(1);
  expect([numbers.wildlingsStep, numbers.wildlingsMost]).toEqual([1, 6]);
});

test('BW-17.7 BW-17.8 the Watch’s decks: ten cards each, one of them the reshuffle', () => {
  const values = (deck: string): number[] =>
    (facts.stacks?.[deck] ?? []).flatMap(({ card, copies }) =>
      Array.from({ length: copies }, () => (isReshuffle(card) ? 0 : valueOf(card))),
    );
  expect(values(STORES).toSorted((a, b) => a - b)).toEqual([0, 2, 2, 3, 3, 3, 4, 4, 4, 5]);
  expect(values(LEVY).toSorted((a, b) => a - b)).toEqual([0, 4, 5, 5, 6, 6, 6, 7, 7, 8]);
});

test('BW-S56 BW-S37 the full Westeros decks of the second edition, and no cards of chance', () => {
  const sizes = Object.values(facts.decks).map(deck => deck.reduce((sum, { copies }) => sum + copies, 0));
  expect(sizes).toEqual([10, 10, 10]);
  expect(features.map(({ id }) => id)).not.toContain('tides');
});

test('BW-S53 twenty power tokens each', () => {
  for (const house of Object.keys(open.houses)) expect(figure(deal(), `reserve ${house}`)).toBe(15);
});

test('BW-18.5 BW-S36 nobody of the three talks', () => {
  expect(beyondTheWall.talk(open)).toEqual({ table: false, between: [], secondsMax: 0 });
});
