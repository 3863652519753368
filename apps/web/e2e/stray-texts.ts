import { handOfTheKing } from '@corvo/hand-of-the-king';
import type { Language } from '@corvo/core';
import type { Page } from '@playwright/test';
import { handTexts } from '../src/boards/hand/texts/index.ts';
import { tableTexts as westerosTexts } from '../src/boards/westeros/texts/table.ts';
import { allTexts as texts } from '../src/base/i18n/all.ts';
import { pageCatalogues } from '../src/base/i18n/pages.fixture.ts';
import { tableTexts } from '../src/kit/texts/index.ts';

const pages = (await pageCatalogues()).map(([, catalogue]) => catalogue);
const catalogues = [texts, ...pages, tableTexts, handTexts, westerosTexts, handOfTheKing.messages];
const valuesIn = (language: Language): Set<string> =>
  new Set(catalogues.flatMap(catalogue => Object.values(catalogue[language])));

/** Texts that belong to the other language alone. */
function foreignTo(language: Language): Set<string> {
  const ours = valuesIn(language);
  const theirs = valuesIn(language === 'it' ? 'en' : 'it');
  return new Set([...theirs].filter(text => !ours.has(text)));
}
const FOREIGN: Readonly<Record<Language, ReadonlySet<string>>> = { it: foreignTo('it'), en: foreignTo('en') };

/** A key that found no text, or a place in a text that found no word: `lobby.start`, `chat-open`, `{{name}}`. */
const UNFINISHED = /^[a-z]+(?:[.-][a-zA-Z0-9-]+)+(?:_(?:zero|one|other))?$|\{\{|\}\}/;

/** Everything on the page, said or shown, that is no text of this language. */
export async function strayTexts(page: Page, language: Language): Promise<string[]> {
  const all = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.closest('script, style, code, pre, [lang]:not(html)') === null)
        found.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
    return found;
  });
  const lang = await page.evaluate(() => document.documentElement.lang);
  const stray = all.map(text => text.trim()).filter(text => UNFINISHED.test(text) || FOREIGN[language].has(text));
  return lang === language ? stray : [`the page says it is in "${lang}"`, ...stray];
}
