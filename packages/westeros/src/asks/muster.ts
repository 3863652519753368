import { isPlainObject, onlyField, type ShapeCode } from '@corvo/core';
import type { AreaId } from '../ids.ts';
import { decidedByItsStep, type Alias } from './form.ts';

/**
 * What to buy, area by area. A purchase is a kind of unit (`footman`), a kind with the sea area it goes to
 * (`ship@the-bay`), or a promotion (`footman>knight`).
 */
export type MusterAsk = {
  readonly kind: 'muster';
  readonly oneArea?: boolean; // only one of the areas may be used
  readonly total?: number; // points in all, where they are fewer than those of the areas together
  readonly areas: {
    readonly [area: AreaId]: { readonly points: number; readonly offers: { readonly [purchase: string]: number } };
  };
};
export type MusterChoice = { readonly muster: { readonly [area: AreaId]: readonly string[] } };

/** `harbor: footman, ship@the-bay; keep: footman>knight`. */
export const musterShape = (alias: Alias): ShapeCode<MusterAsk, MusterChoice> => ({
  ...decidedByItsStep,
  hasForm(choice) {
    const muster = onlyField(choice, 'muster');
    return (
      isPlainObject(muster) &&
      Object.values(muster).every(
        list => Array.isArray(list) && list.length > 0 && list.every(purchase => typeof purchase === 'string'),
      )
    );
  },
  write({ muster }) {
    const parts = Object.entries(muster).map(([area, purchases]) => `${area}: ${purchases.join(', ')}`);
    return parts.length === 0 ? 'none' : parts.join('; ');
  },
  read(text) {
    if (text === 'none') return { muster: {} };
    const muster = new Map<string, string[]>();
    for (const part of text.split(/\s*;\s*/)) {
      const [, area = '', list = ''] = /^([^:]+?)\s*:\s*(.+)$/.exec(part) ?? [];
      if (area === '' || area in Object.prototype || muster.has(alias(area))) return undefined;
      const purchases = list.split(/\s*,\s*/).map(purchase => {
        const [kind = '', at] = purchase.replaceAll(/\s+/g, '').split('@');
        return at === undefined ? kind : `${kind}@${alias(at)}`;
      });
      muster.set(alias(area), purchases);
    }
    return { muster: Object.fromEntries(muster) };
  },
});
