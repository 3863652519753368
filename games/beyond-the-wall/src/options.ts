import { OPTIONS as BASE } from '@corvo/second-edition/expand';
import type { OptionSpec } from '@corvo/core';

/** Three in the north alone, or joined by three to six houses; ten to twelve have no sourced facts (BW-N2). */
export const PLAYERS = { min: 3, max: 9, without: [4, 5] };
export const THREE = 3;
const JOINED = [6, 7, 8, 9];

/** What of the second edition's options means anything in the north alone. */
const EVERYWHERE: readonly string[] = ['support.perHouse'];
/** Nowhere (BW-S37). */
const UNUSED: readonly string[] = ['tidesOfBattle'];

/** An option of the second edition at a joined table: for so many houses, three more sit there. */
const joined = (option: OptionSpec): OptionSpec => ({
  ...option,
  players: option.players?.map(houses => houses + THREE) ?? JOINED,
});

/** How many objectives each of the three plays with (BW-11.1). */
export const OBJECTIVES_OPTION = 'objectives';
export const TACTICS_OPTION = 'tactics';

export const PAID = 'gifts.paid';
export const POWER = 'gifts.power';
export const LAST_KING = 'victory.lastRoundKing';
const OWN: readonly OptionSpec[] = [
  { id: PAID, values: [true, false], default: true, players: JOINED, clause: 'BW-S23' },
  { id: POWER, values: [false, true], default: false, players: JOINED, clause: 'BW-16.1' },
  { id: LAST_KING, values: [false, true], default: false, players: JOINED, clause: 'BW-S45' },
];

export const OPTIONS: readonly OptionSpec[] = [
  { id: TACTICS_OPTION, values: [true, false], default: true, clause: 'BW-9.1' },
  { id: OBJECTIVES_OPTION, values: [2, 1], default: 2, clause: 'BW-11.1' },
  ...BASE.filter(({ id }) => !UNUSED.includes(id)).map(option =>
    EVERYWHERE.includes(option.id) ? option : joined(option),
  ),
  ...OWN,
];
/** All of the second edition's by their defaults: its ruleset wants every one. */
export const USUAL = Object.fromEntries(BASE.map(({ id, default: value }) => [id, value]));
