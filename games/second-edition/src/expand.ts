/** What an expansion of this edition builds on. */
export { SHEET } from './facts.ts';
export { chosenOf, OPTIONS, type Chosen } from './options.ts';
export { secondEditionRules } from './rules/index.ts';
export { messages } from './texts/index.ts';
