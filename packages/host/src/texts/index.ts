import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { firstTexts } from './first.ts';
import { laterTexts } from './later.ts';

/** What the host says to people: one sentence for every refusal and every note. */
export const hostMessages: Catalogue = mergeCatalogues(firstTexts, laterTexts);
