import { isPlainObject } from '@corvo/core';

/** A value in one short line, for messages. */
export function short(value: unknown, most = 120): string {
  const text =
    value === undefined
      ? 'nothing'
      : typeof value === 'number'
        ? String(value)
        : (JSON.stringify(value) ?? String(value));
  return cut(text, most);
}

/** A text of at most so many characters. */
export function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

const child = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Where two values first differ, in words; undefined when they hold the same. The order of keys does not count. */
export function difference(first: unknown, second: unknown, path = ''): string | undefined {
  if (Object.is(first, second)) return undefined;
  if (Array.isArray(first) && Array.isArray(second)) {
    for (let i = 0; i < Math.max(first.length, second.length); i++) {
      const found = difference(first[i], second[i], child(path, i));
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (isPlainObject(first) && isPlainObject(second)) {
    for (const key of new Set([...Object.keys(first), ...Object.keys(second)])) {
      const found = difference(first[key], second[key], child(path, key));
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return `${path === '' ? 'the whole' : path} is ${short(first, 60)} in one and ${short(second, 60)} in the other`;
}

/** The same for values that must agree byte by byte, as they go over the wire: there the order of keys counts too. */
export function byteDifference(first: unknown, second: unknown): string | undefined {
  const [a, b] = [JSON.stringify(first), JSON.stringify(second)];
  if (a === b) return undefined;
  return difference(parsed(a), parsed(b)) ?? 'the same values stand in another order of keys';
}

const parsed = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
