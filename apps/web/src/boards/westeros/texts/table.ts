import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { firstTableTexts } from './first-table.ts';
import { laterTableTexts } from './later-table.ts';

/** What the Westeros games bring to the texts of the table page: its panels, the kinds of the log, the graphs. */
export const tableTexts: Catalogue = mergeCatalogues(firstTableTexts, laterTableTexts);
