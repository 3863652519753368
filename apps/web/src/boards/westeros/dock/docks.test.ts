import { beyondTheWall } from '@corvo/beyond-the-wall';
import type { Game, OptionAsk } from '@corvo/core';
import { secondEdition } from '@corvo/second-edition';
import { withFeature } from '@corvo/westeros';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Desk } from '../desk.ts';
import { TestDesk } from '../desk.fixture.ts';
import { gestureFor } from '../gestures/index.ts';
import { optionGesture } from '../gestures/places.ts';
import { OptionsDock } from './OptionsDock.tsx';
import { pledgesOf } from './pledges.ts';
import { OrdersDock } from './OrdersDock.tsx';
import { RaidDock } from './RaidDock.tsx';
import { UnitsDock } from './UnitsDock.tsx';

/** What somebody reads in a dock. */
const textOf = <P extends object>(dock: FunctionComponent<P>, props: P): string =>
  renderToStaticMarkup(createElement(dock, props))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const HUNGER = `
  phase westeros
  top I supply
  top II game-of-thrones
  top III wildling-attack
  throne stark lannister baratheon greyjoy tyrell
  winterfell stark 3 footmen
  karhold stark 2 footmen
  castle-black stark 2 knights
`;

test('1E-5.8 who is over supply removes at least so many, and sees whether the rest can be fed', () => {
  const table = new TestDesk(HUNGER, 'stark');
  const text = (desk: Desk): string => textOf(UnitsDock, { desk });
  expect(gestureFor(table.desk).next).toBe('Remove at least 1 unit: your armies are too large for your supply.');
  expect(text(table.desk)).toContain('0 chosen');
  expect(text(table.desk)).toContain('Armies of 3, 2 and 2; allowed: 3 and 2');

  table.draft = { units: { winterfell: { footman: 2 } } };
  expect(text(table.desk)).toContain('2 chosen');
  expect(text(table.desk)).toContain('Armies of 2 and 2; allowed: 3 and 2');
  expect(table.problem).toBeUndefined();
});

const RAVEN = `
  phase raven
  throne lannister stark baratheon greyjoy tyrell
  court stark lannister baratheon greyjoy tyrell
  winterfell stark 1 knight march-plus-one
  white-harbor stark 1 footman support
`;

test('1E-9.11 in an exchange the stars that were not used are counted, and no order of mine as placed', () => {
  const { desk } = new TestDesk(RAVEN, 'stark');
  const text = textOf(OrdersDock, { desk, map: () => null });
  expect(text).toContain('★ 2 unused');
  expect(text).not.toContain('areas:');
});

test('1E-4.6 a token that is banned this round, or has no star left, is greyed and says so', () => {
  const table = new TestDesk(
    `throne stark lannister baratheon greyjoy tyrell
     court lannister baratheon greyjoy stark tyrell
     effect no-raid-orders
     winterfell stark 1 knight
     white-harbor stark 1 footman`,
    'stark',
  );
  table.draft = { orders: { winterfell: 'march-plus-one' } };
  const html = renderToStaticMarkup(createElement(OrdersDock, { desk: table.desk, map: () => null }));
  const buttons = html.split('<li>').filter(part => part.includes('aria-disabled="true"'));
  const said = buttons.map(part => part.replaceAll(/<[^>]*>/g, ' '));
  expect(said.filter(text => text.includes('banned'))).toHaveLength(2); // the raid, and the one with a star
  expect(said.some(text => text.includes('is in force'))).toBe(true);
  expect(said.filter(text => text.includes('no ★ left')).length).toBeGreaterThan(0);
});

const HELP = `
  phase marches
  used fiefdoms
  throne tyrell lannister baratheon greyjoy stark
  the-reach tyrell 1 footman march-zero
  blackwater lannister 1 footman
  harrenhal stark 1 knight support
`;

test('2E-12.7 help that may be refused says what both sides have with it and without it', () => {
  const moves = ['tyrell march the-reach: 1 footman > blackwater', 'stark support harrenhal for attacker'];
  const { desk } = new TestDesk(HELP, 'tyrell', moves, secondEdition as Game);
  const gesture = gestureFor(desk);
  expect(gesture.next).toContain('each answer shows');
  expect(gesture.arrows).toMatchObject([{ kind: 'support', from: 'harrenhal', to: 'blackwater' }]);
  const text = textOf(OptionsDock, { desk });
  expect(text).toMatch(/Refuse .*Tyrell 1 : 1 Lannister .*Accept .*Tyrell 3 : 1 Lannister/);
});

test('an answer that is about no support promises no figures', () => {
  const { desk } = new TestDesk(
    HELP,
    'tyrell',
    ['tyrell march the-reach: 1 footman > blackwater', 'stark support harrenhal for nobody'],
    secondEdition as Game,
  );
  const gesture = optionGesture(desk, ['the-reach for standing-footman', 'none']);
  expect(gesture.next).toBe('Choose one of these.');
  expect(gesture.arrows).toEqual([]);
});

test('what a feature adds to the ways of an order comes after the rest, whatever it is called', () => {
  const { desk } = new TestDesk(RAIDED, 'stark');
  const laid: unknown[] = [];
  const dig = { id: 'dig', consolidate: { dig: { refuse: () => undefined, carryOut: () => {} } } };
  const digging: Desk = { ...desk, rules: withFeature(desk.rules, dig), lay: choice => void laid.push(choice) };
  optionGesture(digging, ['winterfell for dig', 'winterfell for power']).pick('winterfell');
  expect(laid).toEqual([{ option: 'winterfell for power' }]);
});

const RAIDED = `
  phase raids
  throne stark lannister baratheon greyjoy tyrell
  winterfell stark 1 footman raid
`;

test('a raid that can only be taken off is offered once, by the button of the answer', () => {
  expect(textOf(RaidDock, { desk: new TestDesk(RAIDED, 'stark').desk })).not.toContain('Discard the Raid');
  const worth = `${RAIDED}\n  moat-cailin lannister 1 footman support`;
  expect(textOf(RaidDock, { desk: new TestDesk(worth, 'stark').desk })).toContain('Discard the Raid');
});

const ATTACK = `
  phase westeros
  top I last-days-of-summer
  top II last-days-of-summer
  top III wildlings-attack
  power others 12
`;

test('BW-H121 a pledge is one number and a side: twelve tokens do not make 25 buttons', () => {
  const table = new TestDesk(ATTACK, 'others', [], beyondTheWall as Game, 3);
  const { from } = table.request.ask as OptionAsk;
  expect(from).toHaveLength(25);
  const offered = (): string[] =>
    [...renderToStaticMarkup(createElement(OptionsDock, { desk: table.desk })).matchAll(/<b>(.*?)<\/b>/g)].map(
      ([, text = '']) => text,
    );
  expect(offered()).toEqual([
    '1 Power token for the Night’s Watch',
    '1 Power token for the wildlings',
    'Side with nobody',
  ]);
  table.draft = { option: 'wildlings 7' };
  expect(offered()[0]).toBe('7 Power tokens for the Night’s Watch');
  expect(renderToStaticMarkup(createElement(OptionsDock, { desk: table.desk }))).toMatch(
    /aria-checked="true"[^>]*><b>7 Power tokens for the wildlings/,
  );
});

test('only amounts that go from 1 to the same number for each side are pledges', () => {
  expect(pledgesOf(['a 1', 'a 2', 'b 1', 'b 2', 'none'])).toEqual({ sides: ['a', 'b'], most: 2, rest: ['none'] });
  for (const other of [
    [],
    ['none'],
    ['a 1', 'a 2'],
    ['a 1', 'b 2'],
    ['a 1', 'a 3', 'b 1', 'b 3'],
    ['a 1', 'b 1', 'a 1'],
  ])
    expect(pledgesOf(other)).toBeUndefined();
});
