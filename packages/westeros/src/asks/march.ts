import type { ShapeCode } from '@corvo/core';
import type { AreaId, Count, UnitKind } from '../ids.ts';
import { decidedByItsStep, hasFields, isUnitCount, readUnits, writeUnits, type Alias } from './form.ts';

/** One march order to resolve: for each place it may start from, who may go and where each kind may go. */
export type MarchAsk = {
  readonly kind: 'march';
  readonly from: {
    readonly [area: AreaId]: {
      readonly units: Count;
      readonly reach: { readonly [kind: UnitKind]: readonly AreaId[] };
      readonly mayLeave: boolean; // a Power token, if everybody goes
    };
  };
};
export type MarchMove = { readonly to: AreaId; readonly units: Count };
export type MarchChoice = { readonly from: AreaId; readonly moves: readonly MarchMove[]; readonly leave: boolean };

const LEAVE = 'leave power';

/** `reach: 2 knights > blackwater; footman > highgarden; leave power`. */
export const marchShape = (alias: Alias): ShapeCode<MarchAsk, MarchChoice> => ({
  ...decidedByItsStep,
  hasForm: choice =>
    hasFields(choice, ['from', 'moves', 'leave']) &&
    typeof choice['from'] === 'string' &&
    typeof choice['leave'] === 'boolean' &&
    Array.isArray(choice['moves']) &&
    choice['moves'].every(
      move =>
        hasFields(move, ['to', 'units']) &&
        typeof move['to'] === 'string' &&
        isUnitCount(move['units']) &&
        Object.keys(move['units'] as object).length > 0,
    ),
  write({ from, moves, leave }) {
    const parts = moves.map(({ to, units }) => `${writeUnits(units)} > ${to}`);
    if (leave) parts.push(LEAVE);
    return `${from}: ${parts.length === 0 ? 'none' : parts.join('; ')}`;
  },
  read(text) {
    const [, from = '', rest = ''] = /^([^:]+?)\s*:\s*(.*)$/.exec(text) ?? [];
    if (from === '') return undefined;
    const moves: MarchMove[] = [];
    let leave = false;
    for (const part of rest.split(/\s*;\s*/)) {
      if (part === 'none' || part === '') continue;
      if (part === LEAVE) {
        leave = true;
        continue;
      }
      const [, who = '', to = ''] = /^(.+?)\s*>\s*(\S+)$/.exec(part) ?? [];
      const units = readUnits(who);
      if (units === undefined || to === '' || !isUnitCount(units) || Object.keys(units).length === 0) return undefined;
      moves.push({ to: alias(to), units });
    }
    return { from: alias(from), moves, leave };
  },
});
