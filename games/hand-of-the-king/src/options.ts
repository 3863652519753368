import { problem, type OptionSpec, type OptionValues, type Problem } from '@corvo/core';
import type { Options } from './state.ts';

/** What a table may choose; the words are in the message catalogue under `option.ID` and `option.ID.VALUE`. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'companionDeck', values: ['full', 'attested', 'none'], default: 'full', clause: 'HK-6.19' },
  { id: 'ramsayMaySwapVarys', values: [false, true], default: false, clause: 'HK-S5' },
  { id: 'jonSnowNeedsGridHouse', values: [false, true], default: false, clause: 'HK-S16' },
  { id: 'jaqenReading', values: ['A', 'B'], default: 'A', clause: 'HK-6.7' },
  { id: 'shaeReading', values: ['A', 'B'], default: 'A', clause: 'HK-6.4' },
  { id: 'teams', values: [false, true], default: false, players: [4], clause: 'HK-8.1' },
  { id: 'threeEyedRaven', values: [false, true], default: false, players: [3, 4], clause: 'HK-9.8' },
  { id: 'firstPlayer', values: ['random', 'hostChoice', 'seat1'], default: 'random', clause: 'HK-S1' },
  { id: 'firstSeat', values: [1, 2, 3, 4], default: 1, clause: 'HK-S1' },
];

/** HK-S19: taking back was an option of this game once; the table decides about it now (CO-7.11). */
export const FORMER_OPTIONS = ['takeBack'] as const;

/** HK-S11: ravens with four players switch the teams on. */
export function settleOptions(options: OptionValues, players: number): Options | Problem {
  const chosen = options as unknown as Options; // `resolveOptions` has checked every value against `OPTIONS`
  if (chosen.firstSeat > players) {
    return problem('HK-S1', 'no-such-seat', { seat: chosen.firstSeat, players });
  }
  return { ...chosen, teams: chosen.teams || (chosen.threeEyedRaven && players === 4) };
}
