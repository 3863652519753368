/** What an expansion of this edition builds on. */
export { playedBy, SHEET } from './facts.ts';
export { chosenOf, OPTIONS, type Chosen } from './options.ts';
export { secondEditionRules } from './rules/index.ts';
export { firstTexts } from './texts/first.ts';
export { laterTexts } from './texts/later.ts';
