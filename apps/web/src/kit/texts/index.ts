import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { firstTexts } from './first.ts';
import { laterTexts } from './later.ts';

/** Everything around a table. */
export const tableTexts: Catalogue = mergeCatalogues(firstTexts, laterTexts);
