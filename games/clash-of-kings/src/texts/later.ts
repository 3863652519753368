import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { laterTexts as fortifications } from '../fortifications/texts.ts';
import { laterTexts as row } from '../westeros-variant/texts.ts';

/** What nobody says before the first answer; the pages fetch it with the late words of the kernel. */
export const laterMessages: Catalogue = mergeCatalogues(fortifications, row);
