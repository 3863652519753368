import type { Game, OptionAsk, Plain } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { secondEdition } from '@corvo/second-edition';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestDesk } from '../desk.fixture.ts';
import { OptionsDock } from '../dock/OptionsDock.tsx';
import { BattlePanel, BattleStrip } from './BattlePanel.tsx';

/** The strengths over the map of a phone. */
function stripOf({ desk }: TestDesk, how: 'draft' | 'peek', choice: Plain): string {
  const strip = renderToStaticMarkup(createElement(BattleStrip, { ...desk.props, [how]: choice as never }));
  return [...strip.matchAll(/<b>(\d+)<\/b>/g)].map(([, total]) => total).join(':');
}

/** The strengths that the dock writes under each answer, and those of the panel once that answer is chosen. */
function bothTell(table: TestDesk) {
  const { desk } = table;
  const ask = desk.ask as OptionAsk;
  const dock = renderToStaticMarkup(createElement(OptionsDock, { desk }));
  const inDock = [...dock.matchAll(/<small>\D*(\d+) : (\d+)\D*<\/small>/g)].map(([, one, two]) => `${one}:${two}`);
  const strip = (option: string) => stripOf(table, 'draft', { option });
  const inPanel = (how: 'draft' | 'peek') =>
    ask.from.map(option => {
      const panel = renderToStaticMarkup(createElement(BattlePanel, { ...desk.props, [how]: { option } }));
      const [, score = ''] = /class="wt-score">(.*?)<\/span>/.exec(panel) ?? [];
      return score
        .replaceAll(/<[^>]*>/g, ' ')
        .match(/\d+/g)
        ?.join(':');
    });
  return {
    why: desk.why,
    from: ask.from,
    inDock,
    inStrip: ask.from.map(strip),
    chosen: inPanel('draft'),
    pointedAt: inPanel('peek'),
  };
}

const FIRST = `
  phase marches
  throne stark lannister baratheon greyjoy tyrell
  winterfell stark 2 knights march-plus-one
  white-harbor greyjoy 1 footman support
  moat-cailin lannister 1 footman defense-plus-one
`;
const SECOND = `
  phase marches
  throne tyrell lannister baratheon greyjoy stark
  fiefdoms tyrell lannister baratheon greyjoy stark
  the-reach tyrell 1 footman march-zero
  blackwater lannister 1 footman
  harrenhal stark 1 knight support
`;
const MARCH = 'tyrell march the-reach: 1 footman > blackwater';

test.each([
  {
    title: '1E-15.7 whom to support',
    table: () =>
      new TestDesk(FIRST, 'greyjoy', ['stark march winterfell: 2 knights > moat-cailin'], firstEdition as Game),
    totals: {
      'white-harbor for attacker': '6:2',
      'white-harbor for defender': '5:3',
      'white-harbor for nobody': '5:2',
    },
  },
  {
    title: '2E-12.3 whom to support',
    table: () => new TestDesk(SECOND, 'stark', [MARCH], secondEdition as Game),
    totals: { 'harrenhal for attacker': '3:1', 'harrenhal for defender': '1:3', 'harrenhal for nobody': '1:1' },
  },
  {
    title: '2E-12.7 whether to take help',
    table: () => new TestDesk(SECOND, 'tyrell', [MARCH, 'stark support harrenhal for attacker'], secondEdition as Game),
    totals: { 'stark for refuse': '1:1', 'stark for accept': '3:1' },
  },
  {
    title: '2E-12.7 whether to take help, in defence',
    table: () =>
      new TestDesk(SECOND, 'lannister', [MARCH, 'stark support harrenhal for defender'], secondEdition as Game),
    totals: { 'stark for refuse': '1:1', 'stark for accept': '1:3' },
  },
])('$title: the panel of the battle and the answers themselves tell the same strengths', ({ table, totals }) => {
  const told = bothTell(table());
  const byAnswer = (scores: readonly (string | undefined)[]) =>
    Object.fromEntries(told.from.map((option, i) => [option, scores[i]]));
  expect(byAnswer(told.inDock)).toEqual(totals);
  expect(byAnswer(told.chosen)).toEqual(totals);
  expect(byAnswer(told.inStrip)).toEqual(totals);
  expect(byAnswer(told.pointedAt)).toEqual(totals);
});

test('1E-15.15 a card that is only chosen counts in the line over the map of a phone as it does beside the map', () => {
  const moves = ['stark march winterfell: 2 knights > moat-cailin', 'greyjoy support white-harbor for nobody'];
  const table = new TestDesk(FIRST, 'stark', moves, firstEdition as Game);
  expect(table.request.why).toBe('battle-card');
  expect(stripOf(table, 'draft', null)).toBe('5:2');
  expect(stripOf(table, 'draft', { card: 'eddard-stark' })).toBe('8:2');
  expect(stripOf(table, 'peek', { card: 'robb-stark' })).toBe('9:2'); // with its text
});
