import { westerosGame, type WesterosGame } from '@corvo/westeros';
import { tokensFollowTracks } from '@corvo/westeros/aids';
import { playedBy, SHEET } from './facts.ts';
import { chosenOf, OPTIONS } from './options.ts';
import { secondEditionRules } from './rules/index.ts';
import { messages } from './texts/index.ts';

export const secondEdition: WesterosGame = westerosGame({
  id: 'second-edition',
  rules: 2,
  players: { min: 3, max: 6 }, // 2E-1.1
  options: OPTIONS,
  messages,
  areas: SHEET.areas.map(area => area.id),
  houses: playedBy,
  settleOptions: options => options,
  invariants: [tokensFollowTracks], // 2E-1.13, 6.9, 6.10
  ruleset: (options, players) => secondEditionRules(players, chosenOf(options)),
});
