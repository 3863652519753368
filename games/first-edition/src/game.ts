import { westerosGame, type WesterosGame } from '@corvo/westeros';
import { playedBy, SHEET } from './facts.ts';
import { courtOf, OPTIONS } from './options.ts';
import { firstEditionRules } from './rules/index.ts';
import { messages } from './texts/index.ts';

export const firstEdition: WesterosGame = westerosGame({
  id: 'first-edition',
  rules: 3,
  alikeSince: 2, // since then only the shape of states has changed
  players: { min: 3, max: 5 }, // 1E-1.1
  options: OPTIONS,
  messages,
  areas: SHEET.areas.map(area => area.id),
  houses: playedBy,
  settleOptions: options => options,
  ruleset: (options, players) => firstEditionRules(players, courtOf(options)),
});
