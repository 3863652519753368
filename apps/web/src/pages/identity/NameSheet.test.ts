import { LANGUAGES } from '@corvo/core';
import { refusals } from '@corvo/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { NameProblem } from './NameSheet.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each(LANGUAGES)('CO-7.1 a name that is not taken says what it may consist of, in %s', lang => {
  vi.stubGlobal('document', { documentElement: { lang } });
  const said = (field: string): string =>
    renderToStaticMarkup(createElement(NameProblem, { problem: refusals.malformed(field) }));
  expect(said('name')).toMatch(/alfabeto.*invisibili|alphabet.*invisible/);
  expect(said('name')).not.toMatch(/reload|ricarica/);
  expect(said('body')).toMatch(/reload|ricarica/);
});
