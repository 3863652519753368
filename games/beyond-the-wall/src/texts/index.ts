import type { Catalogue, Language, Messages } from '@corvo/core';
import { laterMessages, messages as base } from '@corvo/second-edition/expand';
import { objectiveTexts } from '../objectives/texts.ts';
import { tacticTexts } from '../tactics/texts.ts';
import { areas } from './areas.ts';
import { joined } from './joined.ts';
import { names } from './names.ts';
import { otherwise } from './otherwise.ts';
import { sentences } from './sentences.ts';

const speak = (language: Language): Messages => ({
  ...base[language],
  ...laterMessages[language],
  ...areas[language],
  ...otherwise[language],
  ...names[language],
  ...sentences[language],
  ...joined[language],
  ...tacticTexts[language],
  ...objectiveTexts[language],
});

/** The words of the second edition, and those of the north. */
export const messages: Catalogue = { it: speak('it'), en: speak('en') };
