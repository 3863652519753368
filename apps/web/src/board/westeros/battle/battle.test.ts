import { firstEdition } from '@corvo/first-edition';
import type { Game, View } from '@corvo/core';
import { table } from '@corvo/testkit';
import { battleNow } from '@corvo/westeros';
import { expect, test } from 'vitest';
import type { Moment } from '../../../session/session.ts';
import { TestDesk } from '../desk.fixture.ts';
import { foreseenBattle } from './foreseen.ts';
import { lastFought } from './fought.ts';
import { cardOn, sheetOf, suppose } from './sheet.ts';

const game = firstEdition as Game;
const POSITION = `
  round 10
  phase marches
  throne stark lannister baratheon greyjoy tyrell
  winterfell stark 2 knights march-plus-one
  white-harbor stark 1 footman support
  moat-cailin lannister 1 footman defense-plus-one
`;
const MOVES = ['stark march winterfell: 2 knights > moat-cailin', 'stark support white-harbor for attacker'];

test('1E-14.1 a march shows the battle it would bring, and who could still come', () => {
  const desk = new TestDesk(POSITION.replace('round 10', ''), 'stark').pick('winterfell', 'moat-cailin');
  const coming = foreseenBattle(desk.desk.props);
  expect(coming?.battle.supports.map(({ area }) => area)).toEqual(['white-harbor']);
  const { sides } = sheetOf(coming?.open as never, desk.desk.rules, coming?.battle as never);
  expect(sides.map(({ total }) => total)).toEqual([5, 2]);
});

test('a card that might be played is counted with its text, and the battle itself stays as it is', () => {
  const desk = new TestDesk(POSITION.replace('round 10', ''), 'stark', MOVES);
  const { open, rules } = desk.desk;
  const battle = battleNow(open);
  if (battle === undefined) throw new Error('no battle');
  const totals = (card: string) => sheetOf(open, rules, suppose(battle, { cards: cardOn(0, card) })).sides[0].total;
  expect(totals('eddard-stark')).toBe(6 + 3);
  expect(totals('robb-stark')).toBe(6 + 2 + 2); // two knights worth 3 each
  expect(battle.sides[0].cards).toEqual([]);
});

test('a battle that is over is told with both sheets as they were', () => {
  const laid = table(firstEdition, { players: 5 }, POSITION);
  const moments: Moment[] = [];
  const views: View[] = [];
  for (const text of [...MOVES, 'stark plays eddard-stark', 'lannister plays kevan-lannister']) {
    views.push(game.view(laid.state, null));
    laid.play(text);
    moments.push({ n: views.length, seat: null, text, events: laid.events, notes: [], at: 0 });
  }

  const fought = lastFought(moments, n => views[n]);
  expect(fought?.area).toBe('moat-cailin');
  expect(fought?.winner).toBe('stark');
  expect(fought?.sheet?.sides.map(({ total }) => total)).toEqual([9, 3]);
});
