import { gathered, type Catalogue } from '@corvo/core';
import { ports, SHARED } from '@corvo/first-edition/names';
import { areas } from './areas.ts';
import { cards } from './cards.ts';
import { options } from './options.ts';
import { pieces } from './pieces.ts';
import { terms } from './terms.ts';

/** The names of this edition and its options, in our own words; the kernel brings the sentences that use them. */
export const firstTexts: Catalogue = gathered(...SHARED, terms, pieces, areas, ports, cards, options);
