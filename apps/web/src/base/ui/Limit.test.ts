import { LIMITS } from '@corvo/protocol';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NameForm } from '../../pages/identity/NameSheet.tsx';
import { Limit } from './Limit.tsx';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(() => vi.unstubAllGlobals());

const said = (text: string, max: number, quiet = false): string =>
  renderToStaticMarkup(createElement(Limit, { text, max, quiet })).replace(/<[^>]*>/g, '');

test('a field says how much fits into it, and when it is full that no more does', () => {
  expect(said('', 24)).toBe('At most 24 characters.');
  expect(said('x'.repeat(24), 24)).toBe('At most 24 characters: there is no room for more.');
});

test('in a list it is said once a field is nearly full', () => {
  expect(said('Ada', 24, true)).toBe('');
  expect(said('x'.repeat(21), 24, true)).toBe('At most 24 characters.');
});

test('whoever is asked for a name is told how long it may be, those who listen too', () => {
  const html = renderToStaticMarkup(createElement(NameForm, {}));
  expect(html).toMatch(/aria-describedby="name-limit"/);
  expect(html).toMatch(new RegExp(`id="name-limit"[^>]*>At most ${LIMITS.name} characters\\.<`));
});
