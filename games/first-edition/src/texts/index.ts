import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { firstTexts } from './first.ts';
import { laterTexts } from './later.ts';

/** The names and card texts of this edition; the kernel brings the sentences that use them. */
export const messages: Catalogue = mergeCatalogues(firstTexts, laterTexts);
