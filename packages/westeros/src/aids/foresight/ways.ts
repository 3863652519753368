import type { AreaId, HouseId } from '../../ids.ts';
import { reachFrom } from '../../realm/reach.ts';
import { roomIn } from '../../ports/room.ts';
import { areaAt } from '../../realm/areas.ts';
import { areasWithUnits, hasUnits, unitsHere } from '../../realm/control.ts';
import type { Board } from '../../ruleset/board.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { WesterosOpen } from '../../state.ts';

/** How units come from one area to another with one march: on foot, carried by ships, or as ships. */
export interface Way {
  readonly from: AreaId;
  readonly to: AreaId;
  readonly by: 'land' | 'ships' | 'sail';
  readonly through: readonly AreaId[]; // the seas of those who are carried, in order
}

/** The shortest chain of the house's ships from one coast to another; undefined where there is none. */
function chainOfShips(
  open: WesterosOpen,
  board: Board,
  house: HouseId,
  from: AreaId,
  to: AreaId,
): readonly AreaId[] | undefined {
  const hasShips = (sea: AreaId): boolean => hasUnits(areaAt(open, sea), house);
  const near = (area: AreaId): readonly AreaId[] => board.nearSea[area] ?? [];
  const landing = new Set(near(to));
  const chains = near(from)
    .filter(hasShips)
    .map(sea => [sea]);
  const seen = new Set(chains.flat());
  for (const chain of chains) {
    const last = chain.at(-1) ?? '';
    if (landing.has(last)) return chain;
    for (const next of near(last)) {
      if (seen.has(next) || !hasShips(next)) continue;
      seen.add(next);
      chains.push([...chain, next]); // looked at later in this same loop
    }
  }
  return undefined;
}

/** How the units of a house in one area come to another; undefined where one march does not bring them there. */
export function wayTo(open: WesterosOpen, rules: Ruleset, house: HouseId, from: AreaId, to: AreaId): Way | undefined {
  const { board } = rules;
  if (!reachFrom(open, rules, house, from).includes(to)) return undefined;
  if (board.area[from]?.element !== 'land') {
    const room = roomIn(rules, to);
    const isFull = room !== undefined && unitsHere(areaAt(open, to), house) >= room;
    return isFull ? undefined : { from, to, by: 'sail', through: [] };
  }
  if (board.nearLand[from]?.includes(to) === true) return { from, to, by: 'land', through: [] };
  return { from, to, by: 'ships', through: chainOfShips(open, board, house, from, to) ?? [] };
}

/** Everywhere the units of a house could go with one march, from all their areas or from one. */
export function waysOf(open: WesterosOpen, rules: Ruleset, house: HouseId, from?: AreaId): Way[] {
  const starts = areasWithUnits(open, rules.board, house).filter(area => from === undefined || area === from);
  return starts.flatMap(start =>
    reachFrom(open, rules, house, start).flatMap(to =>
      rules.rulings.bars?.(open, rules, house, to, 'march', start) === undefined
        ? (wayTo(open, rules, house, start, to) ?? [])
        : [],
    ),
  );
}
