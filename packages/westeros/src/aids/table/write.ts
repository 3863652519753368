import { TRACKS, type RealmId } from '../../ids.ts';
import { GARRISON, hasMark } from '../../realm/marks.ts';
import { realmAt } from '../../realm/tracks.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { rulesOf } from '../../ruleset/registry.ts';
import type { WesterosOpen } from '../../state.ts';
import { featuresOf } from '../feature.ts';
import { armyText, housesHere } from './units.ts';

/** The phase a position is in, as `readPosition` names it. */
export function phaseOf(open: WesterosOpen): string {
  return open.frames[0]?.step ?? 'over';
}

/** A thing of a realm is named with it only where there are several: `north throne …`. */
export const realmWord = ({ board }: Ruleset, realm: RealmId): string => (board.realms.length > 1 ? `${realm} ` : '');

/** The position as lines that `readPosition` understands; it can hold the beginning of a phase. */
export function writePosition(open: WesterosOpen): string[] {
  const rules = rulesOf(open);
  const lines = [`round ${open.round}`, `phase ${phaseOf(open)}`];
  for (const id of rules.board.realms) {
    const { tracks, holders, used, wildlings } = realmAt(open, id);
    const named = realmWord(rules, id);
    for (const track of TRACKS) lines.push(`${named}${track} ${tracks[track].join(' ')}`);
    for (const track of TRACKS)
      if (holders[track] !== tracks[track][0]) lines.push(`${named}marker ${track} ${holders[track]}`);
    for (const track of TRACKS) if (used[track]) lines.push(`${named}used ${track}`);
    if (wildlings !== undefined) lines.push(`${named}wildlings ${wildlings}`);
  }
  for (const [house, state] of Object.entries(open.houses)) {
    lines.push(`supply ${house} ${state.supply}`, `power ${house} ${state.power}`);
    if (state.discards.length > 0) lines.push(`discards ${house} ${state.discards.join(', ')}`);
  }
  for (const { effect, owner, until, used } of open.effects) {
    const words = [owner, until === 'round' ? null : until, used === true ? 'used' : null];
    lines.push(['effect', effect, ...words.filter(word => word !== null)].join(' '));
  }
  for (const [deck, { bottom }] of Object.entries(open.decks)) {
    if (bottom.length > 0) lines.push(`bottom ${deck} ${bottom.join(', ')}`);
  }
  const features = featuresOf(open);
  for (const { position } of features) lines.push(...(position?.write?.(open, rules) ?? []));
  for (const area of rules.board.ids) {
    const state = open.areas[area];
    if (state === undefined) continue;
    if (state.force !== (rules.facts.forces[area] ?? 0)) lines.push(`${area} force ${state.force}`);
    if (rules.facts.garrisons?.[area] !== undefined && !hasMark(state, GARRISON)) lines.push(`${area} garrison 0`);
    for (const house of housesHere(state)) {
      const orders = state.orders.filter(placed => placed.house === house).map(placed => placed.order);
      lines.push([area, house, armyText(state, house), ...orders].join(' '));
    }
    for (const { position } of features) lines.push(...(position?.writeArea?.(state, area) ?? []));
    if (state.power !== null) lines.push(`${area} ${state.power} token`);
  }
  return lines;
}
