import { isPlainObject } from '@corvo/core';

/** Where a value is not plain data, in words: what JSON would lose or change. Undefined when all of it is plain. */
export function notPlain(value: unknown, path = 'the value'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      if (typeof item === 'string' || item === null) continue; // most arrays are lists of ids
      const found = notPlain(item, `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isPlainObject(value)) return `${path} is ${value === undefined ? 'undefined' : `of type ${nameOf(value)}`}`;
  for (const key in value) {
    const item = value[key];
    if (typeof item === 'string' || item === null || typeof item === 'boolean') continue;
    const found = notPlain(item, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? value.constructor.name : typeof value;
}

/** A copy that shares nothing, made the way a database makes it. */
export function jsonCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Makes every write to a value throw. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}
