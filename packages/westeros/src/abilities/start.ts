import type { NewFrame } from '@corvo/core';
import type { HouseId } from '../ids.ts';
import { isOfBattle, type OwnedScene, type Part, type TableHookPoint } from '../ruleset/effects.ts';
import { rulesOf } from '../ruleset/registry.ts';
import type { LastingEffect, Table, WesterosOpen } from '../state.ts';
import type { AbilityFrame } from './frame.ts';

/** What an effect needs in order to be started. */
export type NewAbility = Omit<NewFrame<AbilityFrame>, 'run'>;

/** Starts one effect now, whatever moment is open. */
export const useNow = (game: Table, ability: NewAbility): void =>
  void game.push<AbilityFrame>({ run: 'ability', ...ability });

/** Starts several, the first one first. */
export function useInTurn(game: Table, abilities: readonly NewAbility[]): void {
  for (const ability of abilities.toReversed()) useNow(game, ability);
}

/** The effects of a house that outlast their moment, still have a use, and do something at this one. */
export function lastingAt(open: WesterosOpen, moment: AbilityFrame['moment'], owner: HouseId): NewAbility[] {
  return open.effects
    .filter(one => one.owner === owner && one.used !== true && partAt(open, one.effect, moment) !== undefined)
    .map(one => ({ effect: one.effect, moment, owner, from: 'lasting', ...placeOf(open, one) }));
}

/** What lies on the table of an effect of this owner. */
export const entriesOf = (open: WesterosOpen, effect: string, owner: HouseId | null): LastingEffect[] =>
  open.effects.filter(one => one.effect === effect && one.owner === owner);

/** What tells an entry from others of its name and owner, where there are such. */
function placeOf(open: WesterosOpen, entry: LastingEffect): Pick<AbilityFrame, 'entry'> {
  const alike = entriesOf(open, entry.effect, entry.owner);
  if (alike.length < 2) return {};
  const { until } = entry;
  return { entry: { until, place: alike.filter(one => one.until === until).indexOf(entry) } };
}

/** Opens a moment outside of battles for what these houses have in play, house by house in this order. */
export function openFor(game: Table, moment: TableHookPoint, houses: readonly HouseId[]): void {
  useInTurn(
    game,
    houses.flatMap(house => lastingAt(game.open, moment, house)),
  );
}

/** What an effect does at a moment. */
export const partAt = (
  open: WesterosOpen,
  effect: string,
  moment: AbilityFrame['moment'],
): Part<OwnedScene> | undefined => {
  const code = rulesOf(open).effects[effect];
  return isOfBattle(moment) ? code?.on?.[moment] : code?.at?.[moment];
};
