import { rngFromText } from '@corvo/core';
import { expect, test } from 'vitest';
import { hasWhim, whim } from './noise.ts';

const rated = [
  { move: 0, worth: 100 },
  { move: 1, worth: 60 },
  { move: 2, worth: -200 },
];

/** How often each move is chosen in a thousand whims. */
function tally(noise: number): number[] {
  const rng = rngFromText(`whims ${noise}`);
  const counts = [0, 0, 0];
  for (let i = 0; i < 1000; i++) counts[whim(rated, noise, 40, rng)]!++;
  return counts;
}

test('a whim is a plausible mistake: the better a choice looks, the likelier it is', () => {
  const [best = 0, second = 0, absurd = 0] = tally(0.4);
  expect(best).toBeGreaterThan(second * 2);
  expect(second).toBeGreaterThan(50);
  expect(absurd).toBeLessThan(10);
});

test('noise 1 is a lottery, noise 0 has no whims', () => {
  for (const count of tally(1)) expect(count).toBeGreaterThan(280);
  expect(tally(0)).toEqual([1000, 0, 0]);
  const rng = rngFromText('never');
  expect(Array.from({ length: 100 }, () => hasWhim(0, rng))).not.toContain(true);
  expect(rng).toEqual(rngFromText('never')); // and costs no random numbers
});

test('the same stream gives the same whim', () => {
  const twice = [rngFromText('same'), rngFromText('same')].map(rng =>
    Array.from({ length: 20 }, () => whim(rated, 0.7, 40, rng)),
  );
  expect(twice[0]).toEqual(twice[1]);
});
