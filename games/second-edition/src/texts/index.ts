import type { Catalogue, Language, Messages } from '@corvo/core';
import { ports, SHARED } from '@corvo/first-edition/names';
import { abilities } from './abilities.ts';
import { texts as tides } from '../tides/texts.ts';
import { areas } from './areas.ts';
import { cards } from './cards.ts';
import { options } from './options.ts';
import { pieces } from './pieces.ts';
import { terms } from './terms.ts';
import { westeros } from './westeros.ts';
import { wildlings } from './wildlings.ts';

const PARTS: readonly Catalogue[] = [
  ...SHARED,
  terms,
  pieces,
  areas,
  ports,
  cards,
  westeros,
  wildlings,
  abilities,
  options,
  tides,
];
const speak = (language: Language): Messages => Object.assign({}, ...PARTS.map(part => part[language])) as Messages;

/** The names and card texts of this edition, in our own words; the kernel brings the sentences that use them. */
export const messages: Catalogue = { it: speak('it'), en: speak('en') };
