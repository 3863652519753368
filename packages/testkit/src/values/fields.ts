import { isPlainObject, type State } from '@corvo/core';

/** Where a game keeps what only one of its parts needs: a bag of fields, on whatever holds it. */
const BAG = 'more';

/** Every bag of fields in a value, by its path; the stack of what is going on is left out, since no position holds it. */
export function fieldsIn(value: unknown, path = '', found: Record<string, unknown> = {}): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'frames') continue;
    if (key === BAG) found[path] = inner;
    else fieldsIn(inner, path === '' ? key : `${path}.${key}`, found);
  }
  return found;
}

/** The names of what lies in a drawer, those of its fields among them. */
function namesIn(drawer: unknown): string[] {
  if (!isPlainObject(drawer)) return [];
  const fields = isPlainObject(drawer[BAG]) ? Object.keys(drawer[BAG]).map(name => `${BAG}.${name}`) : [];
  return [...Object.keys(drawer).filter(name => name !== BAG), ...fields].sort();
}

/** What a state keeps out of sight, and where: the names, not what they stand for. */
export const keptIn = ({ hidden, own }: State): object => ({
  hidden: namesIn(hidden),
  own: Object.fromEntries(Object.entries(own).map(([seat, drawer]) => [seat, namesIn(drawer)])),
});
