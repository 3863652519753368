import type { Plain } from '@corvo/core';
import { piecesOf, textOf } from './pieces.ts';
import { shapeKey, type Counting, type Words } from './words.ts';

// Plain data as bytes. The first byte says what follows; small numbers and frequent words are that byte alone.
//
//   00 null   01 false   02 true   03 whole number   04 whole number below 0   05 any number (8 bytes)
//   06 text   07 list    08 object 09 object of a shape by number   0a text in pieces   0b–0f words by one byte more
//   10–1f 0 to 15        20–c7 words 0 to 167        c8–f3 shapes 0 to 43      f4–ff lists of 0 to 11
const [SMALL, WORD, SHAPE, LIST] = [0x10, 0x20, 0xc8, 0xf4];
const PIECES = 0x0a;
const PAGE = 0x0b;
const [SMALLS, WORDS, SHAPES, LISTS] = [WORD - SMALL, SHAPE - WORD, LIST - SHAPE, 0x100 - LIST];

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Shapes that begin with the same names: found name by name, since to join the names first took most of the time. */
interface Shape {
  readonly next: Map<string, Shape>;
  number: number | undefined;
}

/** The numbers of the words and shapes of one game. */
interface Numbers {
  readonly words: ReadonlyMap<string, number>;
  readonly shapes: Shape;
}
const numbered = new WeakMap<Words, Numbers>();

function shapesFrom(shapes: Words['shapes']): Shape {
  const all: Shape = { next: new Map(), number: undefined };
  for (const [number, names] of shapes.entries()) {
    let shape = all;
    for (const name of names) {
      const next = shape.next.get(name) ?? { next: new Map(), number: undefined };
      shape.next.set(name, next);
      shape = next;
    }
    shape.number = number;
  }
  return all;
}

function numbersOf(words: Words): Numbers {
  let found = numbered.get(words);
  if (found === undefined) {
    found = {
      words: new Map(words.words.map((word, at) => [word, at])),
      shapes: shapesFrom(words.shapes),
    };
    numbered.set(words, found);
  }
  return found;
}

/** What a writer has written into and the next one can: to make such a piece anew took longer than most messages do. */
let spare: Uint8Array | undefined;
const USUAL = 1_024;
const NOTHING = new Uint8Array();

export class ByteWriter {
  #bytes: Uint8Array;
  #length = 0;
  readonly #numbers: Numbers;
  readonly #counting: Counting | undefined;

  constructor(words: Words, counting?: Counting) {
    this.#numbers = numbersOf(words);
    this.#counting = counting;
    this.#bytes = spare ?? new Uint8Array(USUAL);
    spare = undefined; // nobody else has it as long as this one writes
  }

  get length(): number {
    return this.#length;
  }

  /** All that was written, once: the writer is done. */
  bytes(): Uint8Array {
    const written = this.#bytes.slice(0, this.#length);
    if (this.#bytes.length === USUAL) spare = this.#bytes;
    this.#bytes = NOTHING;
    return written;
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }

  byte(value: number): void {
    this.#room(1);
    this.#bytes[this.#length++] = value;
  }

  /** A whole number from 0 on, seven bits in each byte. */
  count(value: number): void {
    let left = value;
    while (left >= 0x80) {
      this.byte((left % 0x80) | 0x80);
      left = Math.floor(left / 0x80);
    }
    this.byte(left);
  }

  raw(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  text(text: string): void {
    const pieces = this.#numbers.words.has(text) ? undefined : piecesOf(text);
    if (pieces === undefined) return this.#word(text);
    this.byte(PIECES);
    this.count(pieces.length);
    for (const piece of pieces) this.#word(piece);
  }

  /** The number of a word, which stands for it where nothing but a word can. */
  numberOf(text: string): number | undefined {
    return this.#numbers.words.get(text);
  }

  #word(text: string): void {
    this.#counting?.word(text);
    const known = this.#numbers.words.get(text);
    if (known === undefined) this.#spelled(text);
    else if (known < WORDS) this.byte(WORD + known);
    else {
      this.byte(PAGE + ((known - WORDS) >> 8));
      this.byte((known - WORDS) & 0xff);
    }
  }

  #spelled(text: string): void {
    const bytes = encoder.encode(text);
    this.byte(0x06);
    this.count(bytes.length);
    this.raw(bytes);
  }

  value(value: Plain): void {
    if (value === null) this.byte(0x00);
    else if (typeof value === 'string') this.text(value);
    else if (typeof value === 'number') this.#number(value);
    else if (typeof value === 'boolean') this.byte(value ? 0x02 : 0x01);
    else if (Array.isArray(value)) this.list(value);
    else this.#object(value as { readonly [name: string]: Plain });
  }

  list(items: readonly Plain[]): void {
    if (items.length < LISTS) this.byte(LIST + items.length);
    else {
      this.byte(0x07);
      this.count(items.length);
    }
    for (const item of items) this.value(item);
  }

  #number(value: number): void {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
      this.byte(0x05);
      this.#room(8);
      new DataView(this.#bytes.buffer).setFloat64(this.#length, value);
      this.#length += 8;
    } else if (value < 0) {
      this.byte(0x04);
      this.count(-value);
    } else if (value < SMALLS) this.byte(SMALL + value);
    else {
      this.byte(0x03);
      this.count(value);
    }
  }

  /** What is undefined is left out, as in JSON. */
  #object(value: { readonly [name: string]: Plain | undefined }): void {
    let shape: Shape | undefined = this.#numbers.shapes;
    let count = 0;
    for (const name in value) {
      if (value[name] === undefined) continue;
      shape = shape?.next.get(name);
      count++;
    }
    this.#counting?.shape(shapeKey(Object.keys(value).filter(name => value[name] !== undefined)));
    const known = shape?.number;
    if (known === undefined) {
      this.byte(0x08);
      this.count(count);
    } else if (known < SHAPES) this.byte(SHAPE + known);
    else {
      this.byte(0x09);
      this.count(known - SHAPES);
    }
    for (const name in value) {
      const inner = value[name];
      if (inner === undefined) continue;
      if (known === undefined) this.text(name);
      this.value(inner);
    }
  }
}

export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #words: Words;
  #at = 0;

  constructor(bytes: Uint8Array, words: Words) {
    this.#bytes = bytes;
    this.#words = words;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw new Error('the message ends too early');
    return value;
  }

  count(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }

  raw(length: number): Uint8Array {
    const part = this.#bytes.subarray(this.#at, this.#at + length);
    if (part.length < length) throw new Error('the message ends too early');
    this.#at += length;
    return part;
  }

  rest(): Uint8Array {
    return this.raw(this.#bytes.length - this.#at);
  }

  text(): string {
    const value = this.value();
    if (typeof value !== 'string') throw new Error('a text was expected');
    return value;
  }

  value(): Plain {
    const tag = this.byte();
    if (tag >= LIST) return this.#list(tag - LIST);
    if (tag >= SHAPE) return this.#shaped(tag - SHAPE);
    if (tag >= WORD) return this.wordOf(tag - WORD);
    if (tag >= SMALL) return tag - SMALL;
    switch (tag) {
      case 0x00:
        return null;
      case 0x01:
        return false;
      case 0x02:
        return true;
      case 0x03:
        return this.count();
      case 0x04:
        return -this.count();
      case 0x05: {
        const part = this.raw(8);
        return new DataView(part.buffer, part.byteOffset, 8).getFloat64(0);
      }
      case 0x06:
        return decoder.decode(this.raw(this.count()));
      case 0x07:
        return this.#list(this.count());
      case 0x08: {
        const object: Record<string, Plain> = {};
        for (let left = this.count(); left > 0; left--) object[this.text()] = this.value();
        return object;
      }
      case 0x09:
        return this.#shaped(this.count() + SHAPES);
      case PIECES: {
        const pieces: string[] = [];
        for (let left = this.count(); left > 0; left--) pieces.push(this.text());
        return textOf(pieces);
      }
      default:
        return this.wordOf(((tag - PAGE) << 8) + this.byte() + WORDS);
    }
  }

  wordOf(number: number): string {
    const word = this.#words.words[number];
    if (word === undefined) throw new Error(`no word ${number}`);
    return word;
  }

  #list(length: number): Plain[] {
    const items: Plain[] = [];
    for (let i = 0; i < length; i++) items.push(this.value());
    return items;
  }

  #shaped(number: number): Plain {
    const names = this.#words.shapes[number];
    if (names === undefined) throw new Error(`no shape ${number}`);
    const object: Record<string, Plain> = {};
    for (const name of names) object[name] = this.value();
    return object;
  }
}
