import { difference } from '../values/difference.ts';
import type { Property } from '../walk/property.ts';

/** Pieces never appear or vanish. */
export const pieces: Property = {
  name: 'pieces',
  costly: false,
  afterAction({ before, after }) {
    const differs = difference(before.pieces, after.pieces);
    return differs === undefined
      ? undefined
      : `the number of ${differs.replace(' in one and ', ' before and ').replace(' in the other', ' after')}`;
  },
};
