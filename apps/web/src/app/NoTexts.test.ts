import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoTexts } from './NoTexts.tsx';

test.each([
  ['en', /<h1>Corvo did not load completely.*safe.*<button.*Reload the page/],
  ['it', /<h1>Corvo non si è caricato del tutto.*al sicuro.*<button.*Ricarica la pagina/],
] as const)('a page whose texts do not come says so in %s with words of its own', (language, said) => {
  expect(renderToStaticMarkup(createElement(NoTexts, { language }))).toMatch(said);
});
