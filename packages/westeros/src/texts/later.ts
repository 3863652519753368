import { gathered, type Catalogue } from '@corvo/core';
import { choices } from './choices.ts';
import { counted } from './counted.ts';
import { drawing } from './drawing.ts';
import { events } from './events.ts';
import { explanations } from './explanations.ts';
import { guides } from './guides.ts';
import { instructions } from './instructions.ts';
import { problems } from './problems.ts';
import { questions } from './questions.ts';

/** What the kernel says of everything that comes after the first orders. */
export const laterTexts: Catalogue = gathered(
  questions,
  choices,
  events,
  problems,
  counted,
  drawing,
  guides,
  explanations,
  instructions,
);
