import { findGame } from '@corvo/catalogue';
import type { Game } from '@corvo/core';
import { table } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { GameWords } from '../words.ts';
import { menuFor } from './menu.ts';
import type { Asked } from './sitting.ts';
import { whyOnly } from './why-only.ts';

const game = findGame('first-edition') as Game;

/** What a seat is asked in a position, after some moves. */
function asked(position: string, seat: string, ...moves: string[]): Asked {
  const laid = table(game, { players: 5 }, position);
  if (moves.length > 0) laid.play(...moves);
  const view = game.view(laid.state, seat);
  const [request] = game.requests(view);
  if (request === undefined) throw new Error(`${seat} is asked nothing`);
  return { seat, view, request };
}
const menuOf = (question: Asked) => menuFor([new GameWords(game, 'en')], question, seat => seat);

const CLASH = `
  round 3
  phase westeros
  top I last-days-of-summer
  top II clash-of-kings
  top III storm-of-swords
  throne stark lannister baratheon greyjoy tyrell
`;
const bids = (...amounts: number[]): string[] =>
  ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell'].map((house, at) => `${house} bids ${amounts[at]}`);

test('a tie of three is a list of its six orders; of more, who comes first is picked, then who comes next', () => {
  const three = asked(CLASH, 'stark', ...bids(3, 2, 1, 1, 1));
  expect(three.request.ask.kind).toBe('ranking');
  const list = menuOf(three);
  expect(list.kind === 'list' && list.moves.length).toBe(6);

  const five = menuOf(asked(CLASH, 'stark', ...bids(0, 0, 0, 0, 0)));
  expect(five).toMatchObject({ kind: 'pick', field: 'ranking', min: 5, max: 5 });
  expect(five.kind === 'pick' && five.from.map(({ id }) => id).toSorted()).toEqual(
    ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell'].toSorted(),
  );
});

const alone = (army: string): Asked =>
  asked(`round 3\nphase marches\nthrone stark lannister baratheon greyjoy tyrell\n${army}`, 'stark');

test('1E-19.1 a march that can only be taken off says what stands against every other answer', () => {
  const held = alone('the-stony-shore stark 1 knight march-zero\nwinterfell force 6');
  expect(menuOf(held).kind).toBe('only');
  const { problems, stuck } = whyOnly(game, held);
  expect(problems.map(({ code, clause }) => [code, clause])).toEqual([['neutral-force-too-strong', '1E-19.1']]);
  expect(stuck).toBeUndefined();
});

test.each([
  ['winterfell stark routed 1 knight march-zero', 'guide.march-who'],
  ['the-arbor stark 1 footman march-zero', 'guide.march-to'],
])('where there is nobody to send, or nowhere to go (%s), the question says so', (army, question) => {
  const stuck = alone(army);
  expect(menuOf(stuck).kind).toBe('only');
  expect(whyOnly(game, stuck)).toMatchObject({ problems: [], stuck: { key: question } });
});
