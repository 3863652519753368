import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { firstTexts } from './first.ts';
import { laterTexts } from './later.ts';

/** Everything this game says to people. */
export const messages: Catalogue = mergeCatalogues(firstTexts, laterTexts);
