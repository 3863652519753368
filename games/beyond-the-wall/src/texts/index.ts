import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { firstTexts } from './first.ts';
import { laterTexts } from './later.ts';

/** The words of the second edition, and those of the north. */
export const messages: Catalogue = mergeCatalogues(firstTexts, laterTexts);
