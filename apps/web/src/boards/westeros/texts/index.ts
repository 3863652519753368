import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { firstTexts } from './first.ts';
import { laterTexts } from './later.ts';

/** They travel with the board, so that nobody who plays something else fetches them. */
export const boardTexts: Catalogue = mergeCatalogues(firstTexts, laterTexts);
