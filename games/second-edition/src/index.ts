export { secondEdition } from './game.ts';
export { secondEditionRules } from './rules/index.ts';
