import { firstEdition } from '@corvo/first-edition';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Sitter } from '../session/session.ts';
import { PlayersPanel } from './PlayersPanel.tsx';
import { makeWords } from '../kit/words.ts';

const ada: Sitter = {
  seat: 'seat-1',
  name: 'Ada',
  kind: 'person',
  bot: null,
  present: true,
  mine: true,
  host: false,
  resigned: false,
};

/** What stands under the name of the second player. */
function said(second: Partial<Sitter>): string[] {
  const sitters = [ada, { ...ada, seat: 'seat-2', name: 'Bruno', mine: false, ...second }];
  const words = makeWords('en', key => key, handOfTheKing, sitters);
  const props = { words, sitters, deciding: [], viewer: 'seat-1', side: () => null };
  const html = renderToStaticMarkup(createElement(PlayersPanel, props));
  return [...(html.split('Bruno')[1] ?? '').matchAll(/<small[^>]*>([^<]*)</g)].map(found => found[1] ?? '');
}

test('who has left is away, and not online as well', () => {
  expect(said({})).toEqual(['seat-person']);
  expect(said({ present: false })).toEqual(['seat-away']);
});

test('where a bot plays for somebody who has left, both are said', () => {
  expect(said({ present: false, bot: 'knight' })).toEqual(['seat-stand-in', 'seat-away']);
  expect(said({ bot: 'knight' })).toEqual(['seat-stand-in']);
});

test('who has resigned is neither online nor away: the seat says so, and who plays there now', () => {
  expect(said({ resigned: true, bot: 'lord' })).toEqual(['seat-resigned-bot']);
  expect(said({ resigned: true })).toEqual(['seat-resigned']);
  expect(said({ resigned: true, present: false, bot: 'lord' })).toEqual(['seat-resigned-bot']);
});

test('where a seat is a house, the house stands under the name of who plays it', () => {
  const sitters = [{ ...ada, seat: 'stark' }];
  const words = makeWords('en', key => key, firstEdition, sitters);
  const html = renderToStaticMarkup(
    createElement(PlayersPanel, { words, sitters, deciding: [], viewer: 'stark', side: () => null }),
  );
  expect(html).toContain('<b>Ada</b><small>Stark</small>');
  expect(said({})).toHaveLength(1); // and nowhere else
});
