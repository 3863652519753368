import { LANGUAGES, say } from '@corvo/core';
import { refusals } from '@corvo/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withOwnTexts } from '../../base/i18n/page-texts.ts';
import { NameProblem } from './NameSheet.tsx';
import { identityTexts } from './texts.ts';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(() => vi.unstubAllGlobals());

test('CO-7.1 a name that is not taken says what it may consist of, in both languages', () => {
  const said = (field: string): string =>
    renderToStaticMarkup(createElement(NameProblem, { problem: refusals.malformed(field) }));
  expect(said('name')).toMatch(/letters of one alphabet, without invisible/);
  expect(said('body')).toMatch(/reload/);
  for (const language of LANGUAGES)
    expect(say(withOwnTexts(identityTexts), language, 'name.refused')).toMatch(
      /alfabeto.*invisibili|alphabet.*invisible/,
    );
});
