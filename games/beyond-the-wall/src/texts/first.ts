import { gathered, type Catalogue } from '@corvo/core';
import { firstTexts as base } from '@corvo/second-edition/expand';
import { names as objectives } from '../objectives/names.ts';
import { names as tactics } from '../tactics/names.ts';
import { areas } from './areas.ts';
import { firstSentences } from './first-sentences.ts';
import { joinedOptions } from './joined-options.ts';
import { names } from './names.ts';
import { otherwise } from './otherwise.ts';

/**
 * What is said until the first orders are answered: the words of the second edition, with those of the north. Decks,
 * objectives and orders are chosen and refused from the beginning.
 */
export const firstTexts: Catalogue = gathered(
  base,
  areas,
  otherwise,
  names,
  firstSentences,
  joinedOptions,
  tactics,
  objectives,
);
