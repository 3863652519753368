import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { firstTexts } from './first.ts';
import { laterTexts } from './later.ts';

/** The words of the first edition, and those of each option. */
export const messages: Catalogue = mergeCatalogues(firstTexts, laterTexts);
