import { below, isPlainObject, nextWord, pick, type Rng } from '@corvo/core';

/** What a broken or hostile client may send where a choice should be. */
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  'constructor',
  '__proto__',
  '🐦‍⬛',
  'x'.repeat(5000),
  [],
  [[]],
  [null],
  {},
  { '': '' },
  { option: 'nowhere' },
  { option: null },
  { amount: -1 },
  { amount: 1e12 },
  { amount: Number.NaN },
  { amount: '1' },
  { card: 7 },
  { cards: 'all' },
  { cards: [undefined] },
  { ranking: [] },
  { allotment: { nobody: 1 } },
  JSON.parse('{"__proto__": {"option": "north"}}'),
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-_ .,:;/<>"\'\\\n\u0000é語';

/** A text nobody meant. */
export function randomText(rng: Rng): string {
  let text = '';
  for (let length = below(rng, 24); length > 0; length--) text += LETTERS[below(rng, LETTERS.length)] ?? '';
  return text;
}

/** Something that is hardly ever a choice. */
export function garbage(rng: Rng): unknown {
  return below(rng, 5) === 0 ? randomText(rng) : pick(rng, GARBAGE);
}

/** The same value with one thing wrong: a leaf changed, a field more, a field less, a list doubled. It may still be legal. */
export function mutate(rng: Rng, value: unknown): unknown {
  if (Array.isArray(value)) return mutateList(rng, value);
  if (isPlainObject(value)) return mutateFields(rng, value);
  if (typeof value === 'number')
    return pick(rng, [value + 1, value - 1, -value, value + 0.5, value * 1e9, String(value), Number.NaN, null]);
  if (typeof value === 'string')
    return pick(rng, [
      `${value}x`,
      value.slice(1),
      ` ${value}`,
      value.toUpperCase(),
      '',
      [value],
      null,
      nextWord(rng),
      randomText(rng),
    ]);
  return garbage(rng);
}

function mutateList(rng: Rng, list: readonly unknown[]): unknown {
  const at = below(rng, Math.max(1, list.length));
  switch (below(rng, 5)) {
    case 0:
      return [...list, ...list.slice(0, 1)];
    case 1:
      return list.filter((_, index) => index !== at);
    case 2:
      return [...list, garbage(rng)];
    case 3:
      return list[0] ?? null;
    default:
      return list.map((item, index) => (index === at ? mutate(rng, item) : item));
  }
}

function mutateFields(rng: Rng, fields: Readonly<Record<string, unknown>>): unknown {
  const keys = Object.keys(fields);
  const key = keys[below(rng, Math.max(1, keys.length))];
  if (key === undefined) return { extra: garbage(rng) };
  const { [key]: value, ...rest } = fields;
  switch (below(rng, 6)) {
    case 0:
      return rest;
    case 1:
      return { ...fields, extra: garbage(rng) };
    case 2:
      return { ...rest, [`${key}s`]: value };
    case 3:
      return { ...fields, [key]: garbage(rng) };
    default:
      return { ...fields, [key]: mutate(rng, value) };
  }
}
