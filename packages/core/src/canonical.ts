import { sha256 } from './sha256.ts';

/** The bytes of a text. Seeds are short and plain, and the encoder's call costs more than the loop. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 127) return new TextEncoder().encode(text);
    bytes[i] = unit;
  }
  return bytes;
}

/**
 * One text per value: keys sorted, no blanks. Two states are equal exactly when their canonical texts are.
 * Throws on what plain data may not hold (undefined, NaN, functions, class instances): that is a bug in a game.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || value === true || value === false) return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`not plain data: the number ${value}`);
    return String(value); // writes -0 as 0
  }
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + canonicalJson(value[i]);
    return `${text}]`;
  }
  if (typeof value !== 'object') throw new TypeError(`not plain data: a value of type ${typeof value}`);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('not plain data: an object with a class');
  const entries = value as Record<string, unknown>;
  let text = '{';
  for (const key of Object.keys(entries).sort()) {
    text += `${text.length > 1 ? ',' : ''}${quote(key)}:${canonicalJson(entries[key])}`;
  }
  return `${text}}`;
}

/** What needs no escaping, as nearly every id does not; the general way costs ten times as much. */
const SIMPLE = /^[\w .,:-]*$/;
const quote = (text: string): string => (SIMPLE.test(text) ? `"${text}"` : JSON.stringify(text));

/** SHA-256 of a text, in hexadecimal. */
export function hashText(text: string): string {
  return Array.from(sha256(bytesOf(text)), word => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** SHA-256 of the canonical text of a value. A hash of a full state never leaves the server before the game ends. */
export function hashOf(value: unknown): string {
  return hashText(canonicalJson(value));
}

/** The SHA-256 of a text, as eight unsigned 32-bit numbers. */
export function hashWords(text: string): number[] {
  const words: number[] = [];
  for (const word of sha256(bytesOf(text))) words.push(word >>> 0);
  return words;
}
