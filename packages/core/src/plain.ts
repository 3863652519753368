/** Everything a state, an event or a choice is made of: data that survives `JSON.stringify`. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** A deep copy of plain data: five times faster than `structuredClone`, which also copies what we never use. */
export function clonePlain<T>(value: T): T {
  return cloneAny(value) as T;
}

function cloneAny(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i];
      if (typeof item === 'object' && item !== null) copy[i] = cloneAny(item);
    }
    return copy;
  }
  // Spreading keeps the hidden class of the original, so the copy is as fast to read as the first one.
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === 'object' && item !== null) copy[key] = cloneAny(item);
  }
  return copy;
}

/** Is this a plain object, and not an array, null or something with a class? */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Far above any honest choice; keeps hostile data from filling the memory or the call stack. */
const DEEPEST = 16;
const MOST_PARTS = 10_000;

/**
 * A copy of something that came from outside, or undefined where it is not plain data. Never throws, and reads every
 * part only once, so that what was checked is what is used: a getter cannot tell two stories.
 */
export function plainCopy(value: unknown): Plain | undefined {
  try {
    return copyPart(value, DEEPEST, { left: MOST_PARTS });
  } catch {
    return undefined; // a getter or a proxy that throws
  }
}

function copyPart(value: unknown, depth: number, parts: { left: number }): Plain | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined; // -0 is 0 in a saved game
  if (typeof value !== 'object' || depth === 0) return undefined;
  if (Array.isArray(value)) {
    const length = value.length;
    parts.left -= length;
    if (parts.left < 0) return undefined;
    const copy: Plain[] = [];
    for (let i = 0; i < length; i++) {
      const item = copyPart(value[i], depth - 1, parts);
      if (item === undefined) return undefined;
      copy.push(item);
    }
    return copy;
  }
  if (!isPlainObject(value)) return undefined;
  const copy: Record<string, Plain> = {};
  for (const key of Object.keys(value)) {
    // No honest id is called `__proto__` or `constructor`, and a table of the rules must never be asked for them.
    if (key in Object.prototype || --parts.left < 0) return undefined;
    const item = copyPart(value[key], depth - 1, parts);
    if (item === undefined) return undefined;
    copy[key] = item;
  }
  return copy;
}
