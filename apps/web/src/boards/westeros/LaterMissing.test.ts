import { say, type Game, type Language } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tableTexts } from '../../kit/texts/index.ts';
import type { Words } from '../../kit/words.ts';
import { MissingNotice } from './LaterMissing.tsx';
import { speakerOf } from './speak.ts';

function written(language: Language, onClose: (() => void) | undefined): string {
  const words = { t: (key: string) => say(tableTexts, language, key) } as Words;
  const speak = speakerOf(firstEdition as Game, language);
  return renderToStaticMarkup(createElement(MissingNotice, { words, say: speak, onClose }));
}

test('a part of the table that does not come is told in both languages, with a way to try again', () => {
  expect(written('en', undefined)).toMatch(/role="alert".*Part of the table is missing.*The game is safe.*Try again/);
  expect(written('it', undefined)).toMatch(/role="alert".*Manca una parte del tavolo.*al sicuro.*Riprova/);
});

test('who only wanted to look closes it and plays on; who is asked something cannot', () => {
  expect(written('en', () => {})).toContain('aria-label="Close"');
  expect(written('en', undefined)).not.toContain('aria-label');
});
