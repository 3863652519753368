import type { Plain } from '@corvo/core';
import type { ByteReader, ByteWriter } from './bytes.ts';

/** What makes one piece of plain data of another. */
export type Difference =
  | { readonly to: Plain }
  | { readonly names: readonly (readonly [name: string, change: Difference | null])[] } // null: it is gone
  | { readonly places: readonly (readonly [place: number, change: Difference])[] }
  | { readonly from: number; readonly gone: number; readonly put: readonly Plain[] };

type Table = { readonly [name: string]: Plain | undefined };
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The difference between two pieces of plain data; undefined where there is none. What is shared is not looked into. */
export function difference(before: Plain, after: Plain): Difference | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after);
  if (!isTable(before) || !isTable(after)) return { to: after };
  const names: [string, Difference | null][] = [];
  let kept = 0;
  for (const name in after) {
    const [old, now] = [before[name], after[name]];
    if (now === undefined) continue;
    const change = old === undefined ? { to: now } : difference(old, now);
    if (old !== undefined) kept++;
    if (change !== undefined) names.push([name, change]);
  }
  const left = Object.keys(before).filter(name => before[name] !== undefined && after[name] === undefined);
  for (const name of left) names.push([name, null]);
  if (names.length === 0) return undefined;
  return kept === 0 || !isInOrder(before, after) ? { to: after } : { names };
}

/** Would the names stand in the order of `after` once what is new is added behind the rest? */
function isInOrder(before: Table, after: Table): boolean {
  const old = Object.keys(before).filter(name => after[name] !== undefined && before[name] !== undefined);
  const now = Object.keys(after).filter(name => after[name] !== undefined);
  return old.every((name, place) => now[place] === name);
}

/** By place where the lists are as long as each other, else one piece that is another. */
function listDifference(before: readonly Plain[], after: readonly Plain[]): Difference | undefined {
  if (before.length === after.length) {
    const places: [number, Difference][] = [];
    for (let i = 0; i < after.length; i++) {
      const change = difference(before[i] as Plain, after[i] as Plain);
      if (change !== undefined) places.push([i, change]);
    }
    return places.length === 0 ? undefined : { places };
  }
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && difference(before[from] as Plain, after[from] as Plain) === undefined) from++;
  let same = 0;
  while (
    same < shorter - from &&
    difference(before[before.length - 1 - same] as Plain, after[after.length - 1 - same] as Plain) === undefined
  )
    same++;
  return { from, gone: before.length - from - same, put: after.slice(from, after.length - same) };
}

/** What a difference makes of something; whatever it does not name stays the same object. */
export function changed(before: Plain, change: Difference): Plain {
  if ('to' in change) return change.to;
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
  else list.splice(change.from, change.gone, ...change.put);
  return list;
}

// As bytes: two bits for the kind, the rest for a count; `to` needs none and says with it whether a name is gone.
const [TO, NAMES, PLACES, PIECE] = [0, 1, 2, 3] as const;
const GONE = 4;

const head = (writer: ByteWriter, kind: number, count: number): void => writer.count(count * 4 + kind);

export function writeDifference(writer: ByteWriter, change: Difference | null): void {
  if (change === null) writer.byte(GONE + TO);
  else if ('to' in change) {
    writer.byte(TO);
    writer.value(change.to);
  } else if ('names' in change) {
    head(writer, NAMES, change.names.length);
    for (const [name, inner] of change.names) {
      writer.text(name);
      writeDifference(writer, inner);
    }
  } else if ('places' in change) {
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

function readChange(reader: ByteReader): Difference | null {
  const first = reader.count();
  const [kind, count] = [first % 4, Math.floor(first / 4)];
  if (kind === TO) return count > 0 ? null : { to: reader.value() };
  const all = Array.from({ length: kind === PIECE ? 0 : count });
  if (kind === NAMES) return { names: all.map(() => [reader.text(), readChange(reader)]) };
  if (kind === PLACES) return { places: all.map(() => [reader.count(), readDifference(reader)]) };
  return { from: count, gone: reader.count(), put: reader.value() as readonly Plain[] };
}

export function readDifference(reader: ByteReader): Difference {
  const change = readChange(reader);
  if (change === null) throw new Error('something is gone that has no name');
  return change;
}
