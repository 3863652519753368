import { below, pick, type Rng } from '@corvo/core';
import { COMMANDS } from '@corvo/protocol';

const NAMES = [
  ...Object.keys(COMMANDS),
  'constructor',
  '__proto__',
  'toString',
  'disconnect ',
  'admin',
  '',
  'connect_error ',
];
const STRINGS = [
  '',
  ' ',
  'table',
  '__proto__',
  'constructor',
  '../..',
  "' or 1=1 --",
  '\u0000',
  '\u202e',
  '🂡'.repeat(50),
  'x'.repeat(3_000),
  'ada+bruno',
  'seat-1',
];
const NUMBERS = [0, -1, 1, 2, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 2 ** 53, -0];

/** Any value a message could hold, and some that none should. */
export function junk(rng: Rng, depth = 3): unknown {
  switch (below(rng, depth === 0 ? 5 : 9)) {
    case 0:
      return pick(rng, STRINGS);
    case 1:
      return pick(rng, NUMBERS);
    case 2:
      return below(rng, 2) === 0;
    case 3:
      return null;
    case 4:
      return undefined;
    case 5:
      return Buffer.from('binary');
    case 6:
      return Array.from({ length: below(rng, 4) }, () => junk(rng, depth - 1));
    case 7: {
      let nested: unknown = 'deep';
      for (let i = 0; i < 60; i++) nested = [nested];
      return nested;
    }
    default:
      return Object.fromEntries(
        Array.from({ length: below(rng, 4) }, () => [
          pick(rng, [...STRINGS, 'table', 'seat', 'choice']),
          junk(rng, depth - 1),
        ]),
      );
  }
}

/** A command that is not one: a foreign name, too many arguments, or a good one with something wrong in it. */
export function malformed(rng: Rng, table: string): { name: string; args: unknown[] } {
  const name = pick(rng, NAMES);
  const good: Record<string, unknown> = {
    table,
    request: 1,
    choice: { amount: 1 },
    seat: 'ada',
    bot: 'random',
    channel: 'table',
    text: 'hi',
    n: 0,
    id: 1,
  };
  switch (below(rng, 4)) {
    case 0:
      return { name, args: Array.from({ length: below(rng, 4) }, () => junk(rng)) };
    case 1:
      return { name, args: [{ ...good, [pick(rng, Object.keys(good))]: junk(rng) }] }; // too many fields in any case
    case 2:
      return { name: 'act', args: [{ table, request: junk(rng), choice: junk(rng) }] };
    default:
      return { name: 'act', args: [{ table, request: 1, choice: { amount: 0 }, seat: 'ada' }] }; // a seat is never named
  }
}
