import { isPlainObject } from '@corvo/core';

/** Is this a positive whole number that a board could hold? */
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) < 1000;

/** An object with exactly these fields. */
export function hasFields(value: unknown, fields: readonly string[]): value is Record<string, unknown> {
  if (!isPlainObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length === fields.length && fields.every(field => Object.hasOwn(value, field));
}

/** A count of units: kinds with positive numbers. */
export const isUnitCount = (value: unknown): boolean => isPlainObject(value) && Object.values(value).every(isCount);

/** These questions are sampled, listed and refused by the step that asks them. */
export const decidedByItsStep = {
  refuse: (): undefined => undefined,
  sample: (): never => {
    throw new Error('this question is sampled by its step');
  },
  list: (): undefined => undefined,
};

/** What people may call an area in the notation, and its true name. */
export type Alias = (name: string) => string;

const plural = (kind: string, count: number): string =>
  count === 1 ? kind : kind.endsWith('man') ? `${kind.slice(0, -3)}men` : `${kind}s`;

/** `2 knights 1 footman`. */
export function writeUnits(units: { readonly [kind: string]: number }): string {
  return Object.entries(units)
    .map(([kind, count]) => `${count} ${plural(kind, count)}`)
    .join(' ');
}

/** Reads `2 knights footman`, a kind without number counting one. */
export function readUnits(text: string): Record<string, number> | undefined {
  const units: Record<string, number> = {};
  let number = 1;
  for (const word of text.split(/\s+/).filter(part => part !== '')) {
    if (/^\d{1,3}$/.test(word)) {
      number = Number(word);
      continue;
    }
    const kind = singular(word);
    if (!/^[a-z][a-z-]*$/.test(kind) || Object.hasOwn(units, kind)) return undefined;
    units[kind] = number;
    number = 1;
  }
  return units;
}

export function singular(word: string): string {
  if (word.endsWith('men')) return `${word.slice(0, -3)}man`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
