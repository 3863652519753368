import { chosenOf, playedBy, secondEditionRules, SHEET as BIG } from '@corvo/second-edition/expand';
import type { OptionValues, Talk } from '@corvo/core';
import { compose, seatOf, type Ruleset, type WesterosCode, type WesterosOpen } from '@corvo/westeros';
import { FREE_FOLK, OTHERS, SHEET, WATCH } from './facts.ts';
import { join } from './joined/rules.ts';
import { withObjectives } from './objectives/option.ts';
import { LAST_KING, OBJECTIVES_OPTION, OPTIONS, PLAYERS, POWER, TACTICS_OPTION, THREE, USUAL } from './options.ts';
import { three } from './rules.ts';
import { withTactics } from './tactics/option.ts';
import { messages } from './texts/index.ts';

const FACTIONS = [WATCH, FREE_FOLK, OTHERS];

/** The houses of the big map at a table of so many. */
const housesOf = (players: number): readonly string[] => (players === THREE ? [] : playedBy(players - THREE));

/** BW-1.1, 1.2: the north alone, or the rules of the big map and of the north made one. */
function rulesFor(options: OptionValues, players: number): Ruleset {
  const chosen = chosenOf({ ...USUAL, ...options, tidesOfBattle: false }); // BW-S37
  const north = three(chosen, options['rules'] === 1); // the number of a table of before
  const table =
    players === THREE
      ? north
      : join(secondEditionRules(players - THREE, chosen), north, {
          givesPower: options[POWER] === true,
          isLastKing: options[LAST_KING] === true,
        });
  return compose(table, [
    ...(options[TACTICS_OPTION] === false ? [] : [withTactics]),
    withObjectives(options[OBJECTIVES_OPTION] === 1),
  ]);
}

const SILENT: Talk = { table: false, between: [], secondsMax: 0 };

/** BW-18.5, S36: the three never hear one another; the houses talk as they like, and with each of the three in private. */
const talk = (open: WesterosOpen): Talk =>
  open.seats.length === THREE
    ? SILENT
    : { table: true, between: [], secondsMax: 0, apart: FACTIONS.map(house => seatOf(open, house)) };

/** What the first half and the whole game have in common. */
export const CODE: WesterosCode = {
  id: 'beyond-the-wall',
  rules: 3,
  alikeSince: 1, // the start and the abilities that were changed since do not concern tables of before
  corrected: 3, // BW-19.9, then BW-S58 and BW-H146
  players: PLAYERS,
  options: OPTIONS,
  messages,
  wording: players => (players > THREE ? 'joined' : undefined),
  areas: [...BIG.areas, ...SHEET.areas].map(area => area.id),
  houses: players => [...housesOf(players), ...FACTIONS],
  settleOptions: options => options,
  talk,
  ruleset: rulesFor,
};
