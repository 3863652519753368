import type { Plain } from '@corvo/core';
import type { ByteReader, ByteWriter } from './bytes.ts';

/** What makes one piece of plain data of another. */
export type Difference =
  | { readonly to: Plain }
  | { readonly more: number } // of a whole number
  | { readonly names: readonly (readonly [name: string, change: Difference | null])[] } // null: it is gone
  | { readonly places: readonly ChangeAt[] }
  | Piece
  | { readonly places: readonly ChangeAt[]; readonly piece: Piece }; // first the one, then the other

type ChangeAt = readonly [place: number, change: Difference];
interface Piece {
  readonly from: number;
  readonly gone: number;
  readonly put: readonly Plain[];
}

type Fields = { readonly [name: string]: Plain | undefined };
const hasFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The difference between two pieces of plain data; undefined where there is none. What is shared is not looked into. */
export function difference(before: Plain, after: Plain): Difference | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after);
  if (!hasFields(before) || !hasFields(after)) {
    const more = typeof before === 'number' && typeof after === 'number' ? after - before : 0;
    return isMore(more) && Number.isSafeInteger(after) ? { more } : { to: after };
  }
  return fieldsDifference(before, after);
}

/** Nearly all of the names that are looked at have the same value as before, so nothing is made for those. */
function fieldsDifference(before: Fields, after: Fields & Plain): Difference | undefined {
  let names: [string, Difference | null][] | undefined;
  let kept = 0;
  for (const name in after) {
    const old = before[name];
    const now = after[name];
    if (old !== undefined && now !== undefined) kept++;
    if (old === now || now === undefined) continue;
    const change = old === undefined ? { to: now } : difference(old, now);
    if (change !== undefined) (names ??= []).push([name, change]);
  }
  if (hasMore(before, kept))
    for (const name in before)
      if (before[name] !== undefined && after[name] === undefined) (names ??= []).push([name, null]);
  if (names === undefined) return undefined;
  if (kept === 0 || isShorterWhole(after, names.length)) return { to: after };
  return isInOrder(before, after) ? { names } : { to: after };
}

/** Has it more names than so many? */
function hasMore(fields: Fields, names: number): boolean {
  let more = -names;
  for (const _ in fields) more++;
  return more > 0;
}

/** A number that is more by so little is told by that. */
const MOST_MORE = 0x20;
const isMore = (more: number): boolean => Number.isInteger(more) && more > 0 && more <= MOST_MORE;

/** Is something with so many changes told in fewer bytes as a whole? A value is a byte, and its change and its name three. */
function isShorterWhole(after: Fields, changes: number): boolean {
  if (changes < 3) return false;
  let values = 0;
  for (const name in after) {
    const value = after[name];
    if (value === undefined) continue;
    if (hasFields(value)) return false;
    values += Array.isArray(value) ? 1 + value.length : 1;
    if (Array.isArray(value) && value.some(item => typeof item === 'object')) return false;
  }
  return changes * 3 > values + 2;
}

/** Would the names stand in the order of `after` once what is new is added behind the rest? */
function isInOrder(before: Fields, after: Fields): boolean {
  const [were, are] = [Object.keys(before), Object.keys(after)];
  if (were.length === are.length && were.every((name, place) => are[place] === name)) return true; // as nearly always
  const old = were.filter(name => after[name] !== undefined && before[name] !== undefined);
  const now = are.filter(name => after[name] !== undefined);
  return old.every((name, place) => now[place] === name);
}

/** By place where the lists are as long as each other, else one piece that is another; what is left before it, by place. */
function listDifference(before: readonly Plain[], after: readonly Plain[]): Difference | undefined {
  const shorter = Math.min(before.length, after.length);
  const places: ChangeAt[] = [];
  if (before.length === after.length) {
    for (let i = 0; i < shorter; i++) {
      const change = difference(before[i] as Plain, after[i] as Plain);
      if (change !== undefined) places.push([i, change]);
    }
    return places.length === 0 ? undefined : { places };
  }
  let same = 0; // at the end
  const isSame = (): boolean =>
    difference(before[before.length - 1 - same] as Plain, after[after.length - 1 - same] as Plain) === undefined;
  while (same < shorter && isSame()) same++;
  let from = 0;
  for (; from < shorter - same; from++) {
    const change = difference(before[from] as Plain, after[from] as Plain);
    if (change !== undefined && !('names' in change)) break;
    if (change !== undefined) places.push([from, change]);
  }
  const piece = { from, gone: before.length - from - same, put: after.slice(from, after.length - same) };
  return places.length === 0 ? piece : { places, piece };
}

/** What a difference makes of something; whatever it does not name stays the same object. */
export function changed(before: Plain, change: Difference): Plain {
  if ('to' in change) return change.to;
  if ('more' in change) return (before as number) + change.more;
  if ('names' in change) {
    const after: Record<string, Plain> = { ...(before as Record<string, Plain>) };
    for (const [name, inner] of change.names) {
      if (inner === null) delete after[name];
      else after[name] = changed(after[name] ?? null, inner);
    }
    return after;
  }
  const list = [...(before as readonly Plain[])];
  if ('places' in change) for (const [place, inner] of change.places) list[place] = changed(list[place] ?? null, inner);
  const piece = 'piece' in change ? change.piece : 'from' in change ? change : undefined;
  if (piece !== undefined) list.splice(piece.from, piece.gone, ...piece.put);
  return list;
}

// As bytes. Most changes are the only one where they are, so these need no count:
//
//   00–1f the kind, and with it how many (or from where on); 7 of them: a number follows
//   20–3f a number that is more by 1 to 32   40–5f the only change is at place 0 to 31   60–ff the only change is of this word
const [TO, NAMES, PLACES, PIECE] = [0, 1, 2, 3] as const;
const [GONE, BOTH] = [1, 2] as const; // as counts of TO
const [MORE, PLACE, NAME] = [0x20, 0x40, 0x60] as const;
const MANY = 7;

function head(writer: ByteWriter, kind: number, count: number): void {
  writer.byte(Math.min(count, MANY) * 4 + kind);
  if (count >= MANY) writer.count(count);
}

export function writeDifference(writer: ByteWriter, change: Difference | null): void {
  if (change === null) head(writer, TO, GONE);
  else if ('to' in change) {
    head(writer, TO, 0);
    writer.value(change.to);
  } else if ('more' in change) writer.byte(MORE + change.more - 1);
  else if ('names' in change) writeNames(writer, change.names);
  else if ('piece' in change) {
    head(writer, TO, BOTH);
    writeDifference(writer, { places: change.places });
    writeDifference(writer, change.piece);
  } else if ('places' in change) {
    const [first] = change.places;
    if (first !== undefined && change.places.length === 1 && first[0] < NAME - PLACE) {
      writer.byte(PLACE + first[0]);
      return writeDifference(writer, first[1]);
    }
    head(writer, PLACES, change.places.length);
    for (const [place, inner] of change.places) {
      writer.count(place);
      writeDifference(writer, inner);
    }
  } else {
    head(writer, PIECE, change.from);
    writer.count(change.gone);
    writer.list(change.put);
  }
}

function writeNames(writer: ByteWriter, names: readonly (readonly [name: string, change: Difference | null])[]): void {
  const [first] = names;
  const number = first === undefined || names.length > 1 ? undefined : writer.numberOf(first[0]);
  if (first !== undefined && number !== undefined && number < 0x100 - NAME) {
    writer.byte(NAME + number);
    return writeDifference(writer, first[1]);
  }
  head(writer, NAMES, names.length);
  for (const [name, inner] of names) {
    writer.text(name);
    writeDifference(writer, inner);
  }
}

function readChange(reader: ByteReader): Difference | null {
  const first = reader.byte();
  if (first >= NAME) return { names: [[reader.wordOf(first - NAME), readChange(reader)]] };
  if (first >= PLACE) return { places: [[first - PLACE, readDifference(reader)]] };
  if (first >= MORE) return { more: first - MORE + 1 };
  const kind = first % 4;
  const few = Math.floor(first / 4);
  const count = few === MANY ? reader.count() : few;
  if (kind === TO) {
    if (count === GONE) return null;
    return count === BOTH ? readBoth(reader) : { to: reader.value() };
  }
  if (kind === PIECE) return { from: count, gone: reader.count(), put: reader.value() as readonly Plain[] };
  const all = Array.from({ length: count });
  if (kind === NAMES) return { names: all.map(() => [reader.text(), readChange(reader)]) };
  return { places: all.map(() => [reader.count(), readDifference(reader)]) };
}

function readBoth(reader: ByteReader): Difference {
  const [some, piece] = [readDifference(reader), readDifference(reader)];
  if (!('places' in some) || !('from' in piece)) throw new Error('neither places nor a piece');
  return { places: some.places, piece };
}

export function readDifference(reader: ByteReader): Difference {
  const change = readChange(reader);
  if (change === null) throw new Error('something is gone that has no name');
  return change;
}
