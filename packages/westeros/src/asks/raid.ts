import type { ShapeCode } from '@corvo/core';
import type { AreaId } from '../ids.ts';
import { decidedByItsStep, hasFields, type Alias } from './form.ts';

/** One raid order to resolve: where it lies, which orders it may remove, how many of them. */
export type RaidAsk = {
  readonly kind: 'raid';
  readonly from: { readonly [area: AreaId]: { readonly targets: readonly AreaId[]; readonly most: number } };
};
export type RaidChoice = { readonly from: AreaId; readonly targets: readonly AreaId[] };

/** `sunset-sea: highgarden`. */
export const raidShape = (alias: Alias): ShapeCode<RaidAsk, RaidChoice> => ({
  ...decidedByItsStep,
  hasForm: choice =>
    hasFields(choice, ['from', 'targets']) &&
    typeof choice['from'] === 'string' &&
    Array.isArray(choice['targets']) &&
    choice['targets'].every(target => typeof target === 'string'),
  write: ({ from, targets }) => `${from}: ${targets.length === 0 ? 'none' : targets.join(', ')}`,
  read(text) {
    const [, from = '', rest = ''] = /^([^:]+?)\s*(?::\s*(.*))?$/.exec(text) ?? [];
    if (from === '') return undefined;
    const targets = rest === '' || rest === 'none' ? [] : rest.split(/\s*,\s*/).map(alias);
    return { from: alias(from), targets };
  },
});
