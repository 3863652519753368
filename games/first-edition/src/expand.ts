/** What an expansion of this edition builds on. */
export { playedBy, SHEET } from './facts.ts';
export { chosenOf, OPTIONS, type Chosen } from './options.ts';
export { regionOf } from './regions.ts';
export { firstEditionRules } from './rules/index.ts';
export { firstTexts } from './texts/first.ts';
export { played } from './texts/played.ts';
export { westeros } from './texts/westeros.ts';
