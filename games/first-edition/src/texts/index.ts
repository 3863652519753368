import type { Catalogue, Language, Messages } from '@corvo/core';
import { abilities } from './abilities.ts';
import { areas } from './areas.ts';
import { cards } from './cards.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { pieces } from './pieces.ts';
import { REGIONS, SHARED } from './shared/index.ts';
import { terms } from './terms.ts';
import { westeros } from './westeros.ts';

const PARTS: readonly Catalogue[] = [
  ...SHARED,
  REGIONS,
  terms,
  pieces,
  areas,
  cards,
  westeros,
  abilities,
  events,
  options,
];
const speak = (language: Language): Messages => Object.assign({}, ...PARTS.map(part => part[language])) as Messages;

/** The names and card texts of this edition, in our own words; the kernel brings the sentences that use them. */
export const messages: Catalogue = { it: speak('it'), en: speak('en') };
