import { say, type Language } from '@corvo/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoardMissing } from './BoardMissing.tsx';
import { tableTexts } from '../kit/texts/index.ts';

const written = (language: Language): string => {
  const words = { t: (key: string) => say(tableTexts, language, key) };
  return renderToStaticMarkup(createElement(BoardMissing, { words, onAgain: () => {} }));
};

test('where the board cannot be fetched the table says so in both languages, and offers to try again', () => {
  expect(written('en')).toMatch(/role="alert".*The board did not load.*<button.*Try again/);
  expect(written('it')).toMatch(/role="alert".*Il tabellone non si è caricato.*<button.*Riprova/);
});
