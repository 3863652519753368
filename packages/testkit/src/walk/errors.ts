import type { PropertyName } from './property.ts';

/** The message of an exception and where it came from. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${String(error)}`;
  const where = error.stack
    ?.split('\n')
    .slice(1, 4)
    .map(line => line.trim().replace(/\(?file:\/\/\S*\/(packages|games)\//, '($1/'));
  return `${error.name}: ${error.message}${where === undefined ? '' : ` ${where.join(' ')}`}`;
}

/** Some exceptions have a property of their own. States are frozen when the effort is thorough: writing to one throws. */
export function blame(error: unknown): PropertyName {
  if (!(error instanceof TypeError)) return 'no-exceptions';
  if (FROZEN_WRITE.test(error.message)) return 'purity';
  return NOT_PLAIN.test(error.message) ? 'plain-data' : 'no-exceptions';
}
const FROZEN_WRITE = /read only property|not extensible|Cannot (delete|redefine|define) property/;
const NOT_PLAIN = /^not plain data/; // as `canonicalJson` says it
