import { say, type Language } from '@corvo/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoardMissing } from './BoardMissing.tsx';
import { en } from '../kit/texts/en.ts';
import { it } from '../kit/texts/it.ts';

const written = (language: Language): string => {
  const words = { t: (key: string) => say({ en, it }, language, key) };
  return renderToStaticMarkup(createElement(BoardMissing, { words, onAgain: () => {} }));
};

test('where the board cannot be fetched the table says so in both languages, and offers to try again', () => {
  expect(written('en')).toMatch(/role="alert".*The board did not load.*<button.*Try again/);
  expect(written('it')).toMatch(/role="alert".*Il tabellone non si è caricato.*<button.*Riprova/);
});
