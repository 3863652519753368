import { gathered, type Catalogue } from '@corvo/core';
import { firstTexts as base, westeros } from '@corvo/first-edition/expand';
import { ports } from '@corvo/first-edition/names';
import { names as characters } from '../characters/names.ts';
import { lands } from '../martell/lands.ts';
import { names as martell } from '../martell/names.ts';
import { names as siegeEngines } from '../siege-engines/names.ts';
import { firstTexts as singleUse } from '../single-use/first-texts.ts';
import { options } from './options.ts';
import { firstOtherwise } from './otherwise.ts';

/**
 * What is said until the first orders are answered: the words of the first edition, with those of each option. Cards of
 * Westeros may lie open from the beginning.
 */
export const firstTexts: Catalogue = gathered(
  base,
  westeros,
  firstOtherwise,
  options,
  lands,
  martell,
  characters,
  siegeEngines,
  ports,
  singleUse,
);
