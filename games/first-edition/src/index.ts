export { firstEdition } from './game.ts';
export { firstEditionRules } from './rules/index.ts';
