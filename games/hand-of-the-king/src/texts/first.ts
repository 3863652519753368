import { gathered, type Catalogue } from '@corvo/core';
import { cards } from './cards.ts';
import { events } from './events.ts';
import { explanations } from './explanations.ts';
import { options } from './options.ts';
import { problems } from './problems.ts';
import { questions } from './questions.ts';

/** What this game says until the first answer, in our own words. */
export const firstTexts: Catalogue = gathered(cards, questions, events, problems, options, explanations);
