import { problem, say, type Language } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tableTexts } from '../../kit/texts/index.ts';
import { makeWords } from '../../kit/words.ts';
import { NotGenuine } from './NotGenuine.tsx';
import type { Verified } from './verify.ts';

const said = (language: Language, found: Verified | undefined): string => {
  const words = makeWords(language, (key, data) => say(tableTexts, language, key, data), handOfTheKing, []);
  return renderToStaticMarkup(createElement(NotGenuine, { words, game: handOfTheKing.id, found }));
};
const refused = (code: string, data: object): Verified => ({
  ok: false,
  game: handOfTheKing,
  record: undefined,
  problem: problem('CO-4.2', code, { ...data }),
});

test('CO-4.2 an altered game is called that above the board, one of other rules is not, and a sound one is not spoken of', () => {
  const altered = refused('record-not-true', { line: 3, field: 'hash', value: 'x' });
  expect(said('en', altered)).toMatch(/role="alert">This saved game is not genuine\. /);
  expect(said('it', altered)).toMatch(/role="alert">La partita salvata non è autentica\. /);
  expect(said('en', refused('other-rules', { line: 1, rules: 1, current: 2 }))).not.toContain('genuine');
  expect(said('en', undefined)).toBe('');
});
