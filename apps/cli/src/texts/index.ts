import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { dataEn } from './data-en.ts';
import { dataIt } from './data-it.ts';
import { en } from './en.ts';
import { helpEn } from './help-en.ts';
import { helpIt } from './help-it.ts';
import { it } from './it.ts';

/** Everything the program says, in our own words. */
export const texts: Catalogue = mergeCatalogues(mergeCatalogues({ it, en }, { it: helpIt, en: helpEn }), {
  it: dataIt,
  en: dataEn,
});
