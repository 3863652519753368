import type { Catalogue, Language, Messages } from '@corvo/core';
import { choices } from './choices.ts';
import { drawing } from './drawing.ts';
import { events } from './events.ts';
import { explanations } from './explanations.ts';
import { guides } from './guides.ts';
import { numbers } from './numbers.ts';
import { problems } from './problems.ts';
import { questions } from './questions.ts';

const PARTS: readonly Catalogue[] = [questions, choices, events, problems, drawing, guides, explanations, numbers];
const speak = (language: Language): Messages => Object.assign({}, ...PARTS.map(part => part[language])) as Messages;

/** What the kernel says, in our own words. The names of houses, areas, units and cards come from each edition. */
export const words: Catalogue = { it: speak('it'), en: speak('en') };
