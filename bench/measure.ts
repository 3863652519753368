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

const WARM_UP = 4;
const SLICES = 24;
const SLICE_MS = 40;

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

/**
 * Units per CPU second of several pieces of work, measured in turns, the best slice of each: what others do on the same
 * machine can only slow a slice down, so the best ones are the steadiest, and so are their ratios. The first turns warm
 * up and do not count.
 */
export function ratesOf(works: Readonly<Record<string, Work>>): Record<string, number> {
  const names = Object.keys(works);
  const best: Record<string, number> = Object.fromEntries(names.map(name => [name, 0]));
  for (let turn = 0; turn < WARM_UP + SLICES; turn++) {
    for (const name of names) {
      const rate = slice(works[name] as Work);
      if (turn >= WARM_UP) best[name] = Math.max(best[name] ?? 0, rate);
    }
  }
  return best;
}

/** Microseconds of CPU that one unit costs at a rate. */
export const microseconds = (rate: number): number => 1e6 / rate;
