import { firstEdition } from '@corvo/first-edition';
import type { Game, View } from '@corvo/core';
import { table } from '@corvo/testkit';
import { battleNow } from '@corvo/westeros';
import { neutralNow } from '@corvo/westeros/aids';
import { expect, test } from 'vitest';
import type { Moment } from '../../../session/session.ts';
import { TestDesk } from '../desk.fixture.ts';
import { foreseenBattle, foreseenNeutral } from './foreseen.ts';
import { lastFought } from './fought.ts';
import { cardOn, sheetOf, suppose } from './sheet.ts';
import { note } from './SheetTable.tsx';

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
    moments.push({
      n: views.length,
      seat: null,
      text,
      events: laid.events,
      notes: [],
      kind: 'action',
      by: 'person',
      to: null,
      at: 0,
    });
  }

  const fought = lastFought(moments, n => views[n]);
  expect(fought?.area).toBe('moat-cailin');
  expect(fought?.winner).toBe('stark');
  expect(fought?.sheet?.sides.map(({ total }) => total)).toEqual([9, 3]);
});

test('1E-19.1 1E-19.2 a march on a neutral force shows its strength against it, own support and possible help', () => {
  const march = { from: 'yronwood', moves: [{ to: 'sunspear', units: { knight: 2 } }], leave: false };
  const at = (more: string) => {
    const desk = new TestDesk(`phase marches\nyronwood tyrell 2 knights march-zero\n${more}`, 'tyrell');
    return foreseenNeutral({ ...desk.desk.props, draft: march });
  };
  expect(at('')).toMatchObject({ area: 'sunspear', force: 5, total: 4, isEnough: false, help: [] });
  expect(at('summer-sea greyjoy 1 ship support')).toMatchObject({
    total: 4,
    isEnough: false,
    help: [{ area: 'summer-sea', house: 'greyjoy', value: 1 }],
  });
  const own = at('summer-sea tyrell 1 ship support');
  expect(own).toMatchObject({ total: 5, isEnough: true, help: [] });
  expect(own?.items.map(({ from, value }) => [from, value])).toEqual([
    ['units', 4],
    ['order', 0],
    ['support', 1],
  ]);
  const desk = new TestDesk('phase marches\nyronwood tyrell 2 knights march-zero', 'tyrell');
  expect(foreseenNeutral({ ...desk.desk.props, draft: { ...march, moves: [] } })).toBeUndefined();
});

test('a card that changes its own strength is named once; one that changes another is named with it', () => {
  const { props, say } = new TestDesk(POSITION.replace('round 10', ''), 'stark').desk;
  const own = {
    from: 'card',
    card: 'robb-stark',
    printed: 3,
    value: 3,
    by: ['knights-worth-three-in-attack'],
  } as const;
  expect(note(own, props.words, say)).toBe('Robb Stark');
  const other = { ...own, card: 'eddard-stark' };
  expect(note(other, props.words, say)).toBe('Eddard Stark; Robb Stark');
});

test('1E-19.2 whoever is asked to help against a neutral force sees what the march has and what the help adds', () => {
  const table = new TestDesk(
    `phase marches
     throne tyrell greyjoy stark lannister baratheon
     yronwood tyrell 2 knights march-zero
     summer-sea greyjoy 1 ship support`,
    'greyjoy',
    ['tyrell march yronwood: 2 knights > sunspear'],
  );
  const { open, rules } = table.desk;
  expect(table.request.why).toBe('support-neutral');
  const now = neutralNow(open, rules);
  expect(now?.house).toBe('tyrell');
  expect(now?.sheet).toMatchObject({ area: 'sunspear', force: 5, total: 4, isEnough: false });
  expect(now?.sheet.help).toEqual([{ area: 'summer-sea', house: 'greyjoy', value: 1 }]);
  expect(now?.sheet.items.map(({ from, value }) => [from, value])).toEqual([
    ['units', 4],
    ['order', 0],
  ]);
});
