import type { Sentence } from '@corvo/core';
import { battleNow } from '../../battle-now.ts';
import { houseOf, orderOfPlay } from '../../realm/tracks.ts';
import { rulesOf } from '../../ruleset/registry.ts';
import type { WesterosView } from '../../state.ts';
import { aboutArea, aboutCard, aboutHouse, aboutOrder, aboutUnit } from './things.ts';
import { strengthLines, supplyLines } from './figures.ts';

/** What the strengths and supplies of this moment are made of, or what there is to know about one thing. */
export function explain({ open, seat }: WesterosView, thing: string | null): readonly Sentence[] {
  const rules = rulesOf(open);
  if (thing === null) {
    const battle = battleNow(open);
    const fight = battle === undefined ? [] : strengthLines(open, rules, battle);
    const houses = seat !== null && open.seats.includes(seat) ? [houseOf(open, seat)] : orderOfPlay(open);
    return [...fight, ...houses.flatMap(house => supplyLines(open, rules, house))];
  }
  const { board } = rules;
  if (Object.hasOwn(board.area, thing)) return aboutArea(open, rules, thing);
  if (Object.hasOwn(board.order, thing)) return aboutOrder(rules, thing);
  if (Object.hasOwn(board.card, thing)) return aboutCard(rules, thing);
  // Others are both a faction and its units: the faction is meant.
  if (Object.hasOwn(board.unit, thing) && !Object.hasOwn(open.houses, thing)) return aboutUnit(rules, thing);
  return Object.hasOwn(open.houses, thing) ? aboutHouse(open, rules, thing) : [];
}
