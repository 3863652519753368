import type { WesterosCode } from '@corvo/westeros';
import { playedBy, SHEET } from './facts.ts';
import { chosenOf, OPTIONS } from './options.ts';
import { firstEditionRules } from './rules/index.ts';
import { messages } from './texts/index.ts';

/** What the first half and the whole game have in common. */
export const CODE: WesterosCode = {
  id: 'first-edition',
  rules: 4,
  alikeSince: 2, // what was corrected since does not concern tables of before
  corrected: 4,
  players: { min: 3, max: 5 }, // 1E-1.1
  options: OPTIONS,
  messages,
  areas: SHEET.areas.map(area => area.id),
  houses: playedBy,
  settleOptions: options => options,
  ruleset: (options, players) => firstEditionRules(players, chosenOf(options)),
};
