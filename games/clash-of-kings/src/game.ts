import { mergeCatalogues } from '@corvo/core';
import { SHEET as BASE } from '@corvo/first-edition/expand';
import { westerosGame, type WesterosGame } from '@corvo/westeros';
import { AIDS } from './aids.ts';
import { housesOf, OVERLAY_AREAS } from './martell/houses.ts';
import { chosenOf, OPTIONS } from './options.ts';
import { PORT_IDS } from './ports/places.ts';
import { PROCEDURES } from './procedures.ts';
import { clashOfKingsRules } from './rules.ts';
import { messages } from './texts/index.ts';
import { laterMessages } from './texts/later.ts';

export const clashOfKings: WesterosGame = westerosGame({
  id: 'clash-of-kings',
  rules: 3,
  alikeSince: 1, // what was corrected since does not concern tables of before
  corrected: 3,
  players: { min: 3, max: 6 }, // CK-0.2, CK-1.1
  options: OPTIONS,
  messages: mergeCatalogues(messages, laterMessages),
  areas: [...BASE.areas.map(area => area.id), ...OVERLAY_AREAS, ...PORT_IDS],
  houses: housesOf,
  settleOptions: options => options,
  procedures: PROCEDURES,
  aids: AIDS,
  ruleset: (options, players) => clashOfKingsRules(players, chosenOf(options)),
});
