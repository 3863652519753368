import { below, isPlainObject, pick, type Plain, type Rng } from '@corvo/core';

/** Every text in a value, keys included: the ids that somebody could name. */
export function textsIn(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(value);
  else if (Array.isArray(value)) for (const each of value) textsIn(each, into);
  else if (isPlainObject(value)) {
    for (const [key, each] of Object.entries(value)) textsIn(each, into.add(key));
  }
  return into;
}

/** What may take the place of something: ids that somebody could mean, and parts of other answers. */
export interface Spare {
  readonly ids: readonly string[];
  readonly others: readonly Plain[];
}

type Holder = Record<string, Plain> | Plain[];

/** All lists and objects in a value, itself included. */
function holdersIn(value: Plain): Holder[] {
  if (Array.isArray(value)) return [value, ...value.flatMap(holdersIn)];
  if (!isPlainObject(value)) return [];
  const object = value as Record<string, Plain>;
  return [object, ...Object.values(object).flatMap(holdersIn)];
}

const NUMBERS = [-1, 1, 2, 20];

/** Another value in the place of this one: a neighbouring number, another id, a part of another answer. */
function otherFor(value: Plain, spare: Spare, rng: Rng): Plain {
  if (typeof value === 'number') return value + pick(rng, NUMBERS);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return pick(rng, spare.ids);
  const parts = spare.others.flatMap(holdersIn).filter(part => Array.isArray(part) === Array.isArray(value));
  return parts.length === 0 ? value : structuredClone(pick(rng, parts));
}

function spoilList(list: Plain[], spare: Spare, rng: Rng): void {
  const at = below(rng, Math.max(1, list.length));
  const here = list[at];
  switch (below(rng, 5)) {
    case 0:
      list.splice(at, 1);
      return;
    case 1:
      list.splice(at, 0, structuredClone(here ?? pick(rng, spare.ids)));
      return;
    case 2:
      list.push(typeof here === 'object' ? otherFor(here, spare, rng) : pick(rng, spare.ids));
      return;
    case 3:
      list.reverse();
      return;
    default:
      if (here !== undefined) list[at] = otherFor(here, spare, rng);
  }
}

function spoilObject(object: Record<string, Plain>, spare: Spare, rng: Rng): void {
  const keys = Object.keys(object);
  const key = keys[below(rng, Math.max(1, keys.length))];
  if (key === undefined) {
    object[pick(rng, spare.ids)] = pick(rng, spare.ids);
    return;
  }
  const value = object[key] as Plain;
  switch (below(rng, 5)) {
    case 0:
      delete object[key];
      return;
    case 1:
      object[pick(rng, spare.ids)] = structuredClone(value);
      return;
    case 2:
      delete object[key];
      object[pick(rng, spare.ids)] = value;
      return;
    default:
      object[key] = otherFor(value, spare, rng);
  }
}

/** The value with one or two small things changed: an answer as somebody might give it by mistake. */
export function spoil(value: Plain, spare: Spare, rng: Rng): Plain {
  const copy = structuredClone(value);
  const changes = 1 + below(rng, 2);
  for (let n = 0; n < changes; n++) {
    const holders = holdersIn(copy);
    if (holders.length === 0) return otherFor(copy, spare, rng);
    const holder = pick(rng, holders);
    if (Array.isArray(holder)) spoilList(holder, spare, rng);
    else spoilObject(holder, spare, rng);
  }
  return copy;
}
