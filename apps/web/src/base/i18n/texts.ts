import type { Catalogue } from '@corvo/core';
import * as en from './en/index.ts';
import * as it from './it/index.ts';

type Pages = typeof it;
type Keys = { [Page in keyof Pages]: keyof Pages[Page] }[keyof Pages];
/** `tables.seats` stands for `tables.seats_zero`, `tables.seats_one` and `tables.seats_other`. */
export type WithoutPlural<Key> = Key extends `${infer Stem}_zero` | `${infer Stem}_one` | `${infer Stem}_other`
  ? Stem
  : Key;
export type TextKey = WithoutPlural<Keys>;

/** The same pages with the same keys: the compiler holds the English ones to the Italian. */
type Same = { readonly [Page in keyof Pages]: { readonly [Key in keyof Pages[Page]]: string } };
const english: Same = en;

const joined = (pages: Same): Record<string, string> =>
  Object.assign({}, ...Object.values(pages)) as Record<string, string>;

export const texts: Catalogue = { it: joined(it), en: joined(english) };
