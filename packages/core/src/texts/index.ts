import { mergeCatalogues, type Catalogue } from '../messages.ts';
import { firstTexts } from './first.ts';
import { laterTexts } from './later.ts';

/** What the platform itself says to people: one sentence for every problem of this package. */
export const coreMessages: Catalogue = mergeCatalogues(firstTexts, laterTexts);
