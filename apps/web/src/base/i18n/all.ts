import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { MANIFESTS } from '../games.ts';
import { texts } from './texts.ts';

/** What the pages around the tables say, and what the games of the catalogue are called. */
export const allTexts: Catalogue = MANIFESTS.reduce((all, { title }) => mergeCatalogues(all, title), texts);
