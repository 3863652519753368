/** One figure of the benchmark; `bound` is what a hand-written limit reached in the same run, `ratio` value to bound. */
export interface Metric {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  readonly bound?: number;
  readonly ratio?: number;
}

/** Something to time: does a slice of work and answers how many units it did. */
export type Work = () => number;

const SLICES = 9;
const SLICE_MS = 120;

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Units per CPU second of one slice. */
function slice(work: Work): number {
  const until = performance.now() + SLICE_MS;
  const start = cpuMicroseconds();
  let units = 0;
  do units += work();
  while (performance.now() < until);
  return (units / (cpuMicroseconds() - start)) * 1e6;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Units per CPU second of several pieces of work, measured in turns: a noisy machine slows all of them alike, so that
 * their ratios stay true. The first turn warms up and does not count.
 */
export function ratesOf(works: Readonly<Record<string, Work>>): Record<string, number> {
  const names = Object.keys(works);
  const rates: Record<string, number[]> = Object.fromEntries(names.map(name => [name, []]));
  for (let turn = 0; turn <= SLICES; turn++) {
    for (const name of names) {
      const rate = slice(works[name] as Work);
      if (turn > 0) rates[name]?.push(rate);
    }
  }
  return Object.fromEntries(names.map(name => [name, median(rates[name] ?? [])]));
}

/** Microseconds of CPU that one unit costs at a rate. */
export const microseconds = (rate: number): number => 1e6 / rate;
