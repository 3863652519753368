import { below, nextWord, pick, type Action, type Plain, type Rng } from '@corvo/core';
import { garbage, mutate, randomText } from '../values/garbage.ts';
import { sampleFor } from '../walk/choose.ts';
import type { Instant } from '../walk/instant.ts';

/** Where values of any type are put into an action, as an unchecked message would. */
const unchecked = (action: { seat: unknown; request: unknown; choice: unknown }): Action => action as Action;

const STRANGE_SEATS: readonly unknown[] = [
  '',
  'nobody',
  '__proto__',
  'constructor',
  'toString',
  null,
  undefined,
  0,
  [],
  {},
];

function strangeRequest(rng: Rng, current: number): unknown {
  return pick(rng, [
    current - 1,
    current + 1,
    current + nextWord(rng),
    -current,
    -1,
    current + 0.5,
    2 ** 53,
    -(2 ** 53),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    String(current),
    [current],
    null,
    undefined,
  ]);
}

/** An action with something wrong: in its seat, its request or its choice. A changed choice may happen to be legal. */
export function badAction(instant: Instant, rng: Rng): Action {
  const { seat, request } = pick(rng, instant.waiting);
  const choice: Plain = sampleFor(instant, seat, rng);
  switch (below(rng, 10)) {
    case 0:
      return unchecked({ seat: pick(rng, STRANGE_SEATS), request, choice });
    case 1:
      return { seat: pick(rng, instant.seats), request, choice };
    case 2:
      return unchecked({ seat: randomText(rng), request, choice });
    case 3:
    case 4:
      return unchecked({ seat, request: strangeRequest(rng, request), choice });
    case 5:
      return { seat, request, choice: null };
    case 6:
    case 7:
      return unchecked({ seat, request, choice: garbage(rng) });
    default:
      return unchecked({ seat, request, choice: mutate(rng, choice) });
  }
}
