import type { WesterosCode } from '@corvo/westeros';
import { playedBy, SHEET } from './facts.ts';
import { chosenOf, OPTIONS } from './options.ts';
import { secondEditionRules } from './rules/index.ts';
import { messages } from './texts/index.ts';

/** What the first half and the whole game have in common. */
export const CODE: WesterosCode = {
  id: 'second-edition',
  rules: 3,
  alikeSince: 2, // since then only the shape of states has changed
  players: { min: 3, max: 6 }, // 2E-1.1
  options: OPTIONS,
  messages,
  areas: SHEET.areas.map(area => area.id),
  houses: playedBy,
  settleOptions: options => options,
  ruleset: (options, players) => secondEditionRules(players, chosenOf(options)),
};
