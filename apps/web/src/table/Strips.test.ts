import { say } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tableTexts } from '../kit/texts/index.ts';
import { makeWords } from '../kit/words.ts';
import type { TableSnapshot } from '../session/session.ts';
import { Strips } from './Strips.tsx';

test('a wish to undo that came to nothing is spoken of only while the game goes on', () => {
  const words = makeWords('en', (key, data) => say(tableTexts, 'en', key, data), handOfTheKing, []);
  const said = (outcome: object | null): string => {
    const snapshot = { connection: 'online', game: handOfTheKing, viewer: null, outcome } as unknown as TableSnapshot;
    return renderToStaticMarkup(createElement(Strips, { words, snapshot, declined: true, trouble: null }));
  };
  expect(said(null)).toContain('Nothing is undone');
  expect(said({ ranks: [] })).not.toContain('Nothing is undone');
});
