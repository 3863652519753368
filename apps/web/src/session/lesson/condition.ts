import { canonicalJson, type Condition, type Plain } from '@corvo/core';

const same = (a: Plain, b: Plain): boolean => canonicalJson(a) === canonicalJson(b);
const contains = (value: Plain, part: string): boolean =>
  (Array.isArray(value) || typeof value === 'string') && value.includes(part);

/** Does this hold? A figure that the game does not have is a mistake in the lesson, not an answer. */
function holds(figures: Readonly<Record<string, Plain>>, condition: Condition): boolean {
  const value = figures[condition.figure];
  if (value === undefined) throw new RangeError(`the table has no figure ${condition.figure}`);
  if ('is' in condition) return same(value, condition.is);
  if ('not' in condition) return !same(value, condition.not);
  if ('oneOf' in condition) return condition.oneOf.some(one => same(value, one));
  if ('includes' in condition) return contains(value, condition.includes);
  if ('lacks' in condition) return !contains(value, condition.lacks);
  if (typeof value !== 'number') return false;
  return 'atLeast' in condition ? value >= condition.atLeast : value <= condition.atMost;
}

export const allHold = (figures: Readonly<Record<string, Plain>>, conditions: readonly Condition[]): boolean =>
  conditions.every(condition => holds(figures, condition));
