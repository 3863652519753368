import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { firstTexts } from './first.ts';
import { laterTexts } from './later.ts';
import { lists } from './lists.ts';

/** What the kernel says, and how it lists things, which is the same in every language. */
export const messages: Catalogue = mergeCatalogues({ it: lists, en: lists }, mergeCatalogues(firstTexts, laterTexts));
export { usualAbout } from './asked.ts';
export { sentences } from './sentences.ts';
