import { SHEET as BASE } from '@corvo/first-edition/expand';
import type { WesterosCode } from '@corvo/westeros';
import { housesOf, OVERLAY_AREAS } from './martell/houses.ts';
import { chosenOf, OPTIONS } from './options.ts';
import { PORT_IDS } from './ports/places.ts';
import { clashOfKingsRules } from './rules.ts';
import { messages } from './texts/index.ts';

/** What the first half and the whole game have in common. */
export const CODE: WesterosCode = {
  id: 'clash-of-kings',
  rules: 3,
  alikeSince: 1, // what was corrected since does not concern tables of before
  corrected: 3,
  players: { min: 3, max: 6 }, // CK-0.2, CK-1.1
  options: OPTIONS,
  messages,
  areas: [...BASE.areas.map(area => area.id), ...OVERLAY_AREAS, ...PORT_IDS],
  houses: housesOf,
  settleOptions: options => options,
  ruleset: (options, players) => clashOfKingsRules(players, chosenOf(options)),
};
