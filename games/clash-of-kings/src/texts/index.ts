import { mergeCatalogues, type Catalogue } from '@corvo/core';
import { messages as base } from '@corvo/first-edition/expand';
import { ports } from '@corvo/first-edition/names';
import { texts as battleVariant } from '../battle-variant/texts.ts';
import { texts as characters } from '../characters/texts.ts';
import { texts as fortifications } from '../fortifications/texts.ts';
import { texts as martell } from '../martell/texts.ts';
import { texts as siegeEngines } from '../siege-engines/texts.ts';
import { texts as singleUse } from '../single-use/texts.ts';
import { texts as row } from '../westeros-variant/texts.ts';
import { options } from './options.ts';

/** The words of the first edition, and those of each option. */
export const messages: Catalogue = [
  options,
  martell,
  characters,
  fortifications,
  siegeEngines,
  ports,
  singleUse,
  battleVariant,
  row,
].reduce(mergeCatalogues, base);
