import { gathered, type Catalogue } from '@corvo/core';
import { areas } from './areas.ts';
import { cards } from './cards.ts';
import { firstProblems } from './first-problems.ts';
import { options } from './options.ts';
import { pieces } from './pieces.ts';
import { SHARED } from './shared/index.ts';
import { terms } from './terms.ts';

/** The names of this edition and its options, in our own words; the kernel brings the sentences that use them. */
export const firstTexts: Catalogue = gathered(...SHARED, terms, pieces, areas, cards, options, firstProblems);
