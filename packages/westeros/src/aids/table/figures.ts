import type { Plain } from '@corvo/core';
import { explainStrength, strengthOf, type StrengthItem } from '../../battle/strength.ts';
import { battleNow } from '../../battle-now.ts';
import { TRACKS } from '../../ids.ts';
import { castlesOf, garrisonAt } from '../../realm/control.ts';
import { reserveOf } from '../../realm/pools.ts';
import { realmAt, starsOf } from '../../realm/tracks.ts';
import { rulesOf } from '../../ruleset/registry.ts';
import type { WesterosOpen } from '../../state.ts';
import { armiesOf } from '../../supply/armies.ts';
import { featuresOf } from '../feature.ts';
import { armyText, housesHere } from './units.ts';
import { phaseOf, realmWord } from './write.ts';

/** An item under the name of what it comes from, whoever adds it. */
function itemFigure(item: StrengthItem): Plain {
  if (item.from !== 'feature') return { ...item };
  const { what, ...rest } = item;
  return { ...rest, from: what };
}

/** What a scenario may expect; every name is listed in the package's README. */
export function figures(open: WesterosOpen): Readonly<Record<string, Plain>> {
  const rules = rulesOf(open);
  const found: Record<string, Plain> = {
    round: open.round,
    phase: phaseOf(open),
    effects: open.effects.map(({ effect }) => effect),
  };
  for (const id of rules.board.realms) {
    const { tracks, holders, used, wildlings } = realmAt(open, id);
    const named = realmWord(rules, id);
    if (wildlings !== undefined) found[`${named}wildlings`] = wildlings;
    for (const track of TRACKS) {
      found[`${named}${track}`] = [...tracks[track]];
      found[`${named}marker ${track}`] = holders[track];
      found[`${named}used ${track}`] = used[track];
    }
  }
  for (const [house, state] of Object.entries(open.houses)) {
    found[`power ${house}`] = state.power;
    found[`reserve ${house}`] = reserveOf(open, rules, house);
    found[`supply ${house}`] = state.supply;
    found[`stars ${house}`] = starsOf(open, rules, house);
    found[`castles ${house}`] = castlesOf(open, rules, house);
    found[`armies ${house}`] = armiesOf(open, rules, house);
    found[`hand ${house}`] = [...state.hand];
    found[`discards ${house}`] = [...state.discards];
  }
  for (const [deck, state] of Object.entries(open.decks)) {
    found[`deck ${deck}`] = state.unknown;
    found[`bottom ${deck}`] = [...state.bottom];
    found[`drawn ${deck}`] = state.drawn;
  }
  for (const area of rules.board.ids) {
    const state = open.areas[area];
    if (state === undefined) continue;
    found[`units ${area}`] = housesHere(state)
      .map(house => `${house} ${armyText(state, house)}`)
      .join(', ');
    found[`order ${area}`] = state.orders.map(placed => placed.order).join(', ');
    found[`control ${area}`] = rules.rulings.controller(open, rules.board, area);
    found[`token ${area}`] = state.power;
    found[`force ${area}`] = state.force;
    if (rules.facts.garrisons?.[area] !== undefined)
      found[`garrison ${area}`] = garrisonAt(open, rules, area)?.strength ?? 0;
  }
  for (const feature of featuresOf(open)) Object.assign(found, feature.figures?.(open, rules));
  const battle = battleNow(open);
  found['battle'] = battle?.area ?? null;
  for (const [side, name] of ['attacker', 'defender'].entries()) {
    const index = side === 0 ? 0 : 1;
    found[name] = battle?.sides[index].house ?? null;
    found[`strength ${name}`] = battle === undefined ? null : strengthOf(open, rules, battle, index);
    found[`items ${name}`] = battle === undefined ? null : explainStrength(open, rules, battle, index).map(itemFigure);
  }
  return found;
}
