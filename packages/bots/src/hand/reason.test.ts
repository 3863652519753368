import { expect, test } from 'vitest';
import { say } from '@corvo/core';
import { HOUSES, readDeclaration, DIRECTIONS, handOfTheKing } from '@corvo/hand-of-the-king';
import { mergeCatalogues } from '@corvo/core';
import { table } from '../table.fixture.ts';
import { botMessages } from '../texts/index.ts';
import { declarationOf } from './cards.ts';
import { WIN } from './evaluate.ts';
import { reasonAhead, reasonNow, type Reason } from './reason.ts';
import { positionOf } from './translate.ts';

const words = mergeCatalogues(botMessages, handOfTheKing.messages);
const english = ({ key, data }: Reason): string => say(words, 'en', key, data);
const italian = ({ key, data }: Reason): string => say(words, 'it', key, data);

const state = table(`
  .  .  .  .  .  .
  .  .  .  .  .  .
  .  V  .  .  G  G
  .  .  .  .  .  .
  .  Y  .  .  Y  .
  .  S  .  .  .  .
  ada has 1 tyrell, 1 stark
  bea has 3 greyjoy, 4 stark
  banners tyrell ada, greyjoy bea, stark bea
  to move ada
`);
const p = positionOf(state.open);

function move(key: string): number {
  const declared = readDeclaration(key)!;
  return declarationOf(DIRECTIONS.indexOf(declared.direction), HOUSES.indexOf(declared.house));
}

test('what a move does at once, in words', () => {
  expect(english(reasonNow(p, move('south stark')))).toBe(
    'Collects 1 Stark card: no other move looked better at the end of the turn.',
  );
  expect(english(reasonNow(p, move('east greyjoy')))).toMatch(/^Collects 2 Greyjoy cards/);
  const even = table(`
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  V  .  .  .  Y
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  S
    bea has 1 tyrell
    banners tyrell bea
    to move ada
  `);
  expect(english(reasonNow(positionOf(even.open), move('east tyrell')))).toBe(
    'Takes the Tyrell banner, and the next player cannot take it back at once.',
  );
});

test('a banner that nobody can take back, and one that ends the game', () => {
  const last = table(`
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  V  .  .  .  U
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  Y  .  .  Y  .
    ada has 1 tully
    to move ada
  `);
  const q = positionOf(last.open);
  expect(english(reasonNow(q, move('east tully')))).toBe('Takes the Tully banner, and nobody can answer any more.');
  expect(english(reasonNow(q, move('south tyrell')))).toBe('Takes the Tyrell banner.');
});

test('what the search saw, in both languages', () => {
  const found = { move: move('south stark'), score: 2000, depth: 9, proven: false };
  expect(english(reasonAhead(p, found, undefined))).toBe('Puts its chance of winning at 69%, seen 9 turns ahead.');
  expect(italian(reasonAhead(p, found, undefined))).toBe('Probabilità di vincere 69%, guardando 9 turni avanti.');
  const won = { ...found, score: WIN, proven: true };
  expect(english(reasonAhead(p, won, { mine: 4, theirs: 3 }))).toBe('Wins whatever the opponent does: 4 banners to 3.');
  expect(italian(reasonAhead(p, won, undefined))).toBe('Vince comunque risponda l’avversario.');
  expect(english(reasonAhead(p, { ...won, score: -WIN }, undefined))).toMatch(/^Every move loses/);
});
