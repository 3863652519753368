import { expect, test } from 'vitest';
import { lay } from '../toy/toy.fixture.ts';
import { wildlingOnTop } from './at-work.ts';

const CARDS = { realms: 'one', wildlings: 'cards' };

test('the wildling card on top is known to who has seen it, and to nobody else', () => {
  const game = lay('top wildlings crows\nkeep red 1 footman', CARDS);
  const [red, blue] = ['red', 'blue'].map(seat => game.view(seat));
  if (red === undefined || blue === undefined) throw new Error('nobody looks');
  expect(wildlingOnTop(red)).toBeUndefined();
  const mine = { sealed: null, seen: [{ card: 'crows', depth: 0 }] };
  expect(wildlingOnTop({ ...red, mine })).toBe('crows');
  expect(wildlingOnTop({ ...red, mine: { sealed: null, seen: [{ card: 'crows', depth: 1 }] } })).toBeUndefined();
  expect(wildlingOnTop(blue)).toBeUndefined();
});

test('where every card of the deck has been seen by all, the next one lies open', () => {
  const game = lay('keep red 1 footman', CARDS);
  const view = game.view(null);
  const deck = { unknown: 0, bottom: ['crows', 'thaw'], drawn: null };
  const open = { ...view.open, decks: { ...view.open.decks, wildlings: deck } };
  expect(wildlingOnTop({ ...view, open })).toBe('crows');
  expect(wildlingOnTop({ ...view, open: { ...open, decks: {} } })).toBeUndefined();
});
