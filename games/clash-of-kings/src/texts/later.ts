import { gathered, type Catalogue } from '@corvo/core';
import { played as base } from '@corvo/first-edition/expand';
import { texts as battleVariant } from '../battle-variant/texts.ts';
import { texts as characters } from '../characters/texts.ts';
import { texts as fortifications } from '../fortifications/texts.ts';
import { cardTexts as martell } from '../martell/card-texts.ts';
import { texts as siegeEngines } from '../siege-engines/texts.ts';
import { texts as singleUse } from '../single-use/texts.ts';
import { laterOtherwise } from './otherwise.ts';
import { texts as row } from '../westeros-variant/texts.ts';

/** What is said after the first orders: nobody has drawn or played a card before. */
export const laterTexts: Catalogue = gathered(
  base,
  laterOtherwise,
  martell,
  characters,
  fortifications,
  siegeEngines,
  singleUse,
  battleVariant,
  row,
);
