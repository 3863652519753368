import { gathered, type Catalogue } from '@corvo/core';
import { firstChoices } from './first-choices.ts';
import { firstEvents } from './first-events.ts';
import { firstProblems } from './first-problems.ts';
import { firstQuestions } from './first-questions.ts';
import { numbers } from './numbers.ts';

/**
 * What the kernel says until the first orders are answered, in our own words; the names of houses, areas, units and
 * cards come from each edition. Before anything else is asked, only orders can be chosen and refused. What was answered
 * to them is told, and what is asked next: nobody plays further before the rest is here.
 */
export const firstTexts: Catalogue = gathered(firstQuestions, firstChoices, firstEvents, firstProblems, numbers);
