import { mergeCatalogues } from '@corvo/core';
import { westerosGame, type WesterosGame } from '@corvo/westeros';
import { AIDS } from './aids.ts';
import { playedBy, SHEET } from './facts.ts';
import { chosenOf, OPTIONS } from './options.ts';
import { PROCEDURES } from './procedures.ts';
import { secondEditionRules } from './rules/index.ts';
import { messages } from './texts/index.ts';
import { laterMessages } from './texts/later.ts';

export const secondEdition: WesterosGame = westerosGame({
  id: 'second-edition',
  rules: 3,
  alikeSince: 2, // since then only the shape of states has changed
  players: { min: 3, max: 6 }, // 2E-1.1
  options: OPTIONS,
  messages: mergeCatalogues(messages, laterMessages),
  areas: SHEET.areas.map(area => area.id),
  houses: playedBy,
  settleOptions: options => options,
  procedures: PROCEDURES,
  aids: AIDS,
  ruleset: (options, players) => secondEditionRules(players, chosenOf(options)),
});
