import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { REGIONS } from '@corvo/first-edition/names';
import { laterTexts as tides } from '../tides/texts.ts';
import { events } from './events.ts';

/** What nobody says before the first answer; the pages fetch it with the late words of the kernel. */
export const laterMessages: Catalogue = [events, tides].reduce(mergeCatalogues, REGIONS);
