import type { Catalogue, Language, Messages } from '@corvo/core';
import { messages as base } from '@corvo/second-edition/expand';
import { areas } from './areas.ts';
import { names } from './names.ts';
import { sentences } from './sentences.ts';

const speak = (language: Language): Messages => ({
  ...base[language],
  ...areas[language],
  ...names[language],
  ...sentences[language],
});

/** The words of the second edition, and those of the north. */
export const messages: Catalogue = { it: speak('it'), en: speak('en') };
