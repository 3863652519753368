import { rngFromText } from '@corvo/core';
import { expect, test } from 'vitest';
import { WILDLING_DECK } from './decks.ts';
import { lay, toy } from './toy/toy.fixture.ts';

test('wildling cards that a seat has seen lie where it saw them in a table that is made up, and nowhere else', () => {
  const view = lay('keep red 1 footman', { realms: 'one', wildlings: 'cards' }).view('red');
  const cards = [...(toy.imagine(view, rngFromText('first')).hidden.decks[WILDLING_DECK] ?? [])].sort();
  const [first = '', second = ''] = cards;
  const seen = [
    { card: second, depth: 0 },
    { card: first, depth: 2 },
  ];
  for (const stream of ['one', 'two', 'three']) {
    const { hidden } = toy.imagine({ ...view, mine: { sealed: null, seen } }, rngFromText(stream));
    const deck = hidden.decks[WILDLING_DECK] ?? [];
    expect([deck[0], deck[2]]).toEqual([second, first]);
    expect(deck.toSorted()).toEqual(cards); // each of them once
  }
});
