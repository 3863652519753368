import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { lists } from './lists.ts';
import { words } from './words.ts';

/** What the kernel says, and how it lists things, which is the same in every language. */
export const messages: Catalogue = mergeCatalogues({ it: lists, en: lists }, words);
export { usualAbout } from './asked.ts';
export { sentences } from './sentences.ts';
