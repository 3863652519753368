/** One figure of the benchmark; `bound` is what a hand-written limit reached in the same run, `ratio` value to bound. */
export interface Metric {
  readonly id: string;
  readonly value: number;
  readonly unit: string;
  readonly bound?: number;
  readonly ratio?: number;
  readonly goal?: Goal;
}

/** What we hold ourselves to, where a figure has to be so much and not only better than before. */
export interface Goal {
  readonly most?: number;
  readonly least?: number;
}

export const isMet = (value: number, { most = Infinity, least = -Infinity }: Goal): boolean =>
  value <= most && value >= least;

/** Does every figure that is held to something reach it? A slope is a figure like any other. */
export const isHeld = (metrics: readonly Metric[]): boolean =>
  metrics.every(({ value, goal }) => goal === undefined || isMet(value, goal));

/** Figures with what each is held to, by the end of its id; a goal that belongs to no figure is a mistake. */
export function withGoals(metrics: readonly Metric[], prefix: string, goals: Readonly<Record<string, Goal>>): Metric[] {
  const ids = new Set(metrics.map(({ id }) => id));
  for (const name of Object.keys(goals))
    if (!ids.has(`${prefix}${name}`)) throw new Error(`no figure is called ${prefix}${name}, which has a goal`);
  return metrics.map(metric => {
    const goal = goals[metric.id.slice(prefix.length)];
    return goal === undefined ? metric : { ...metric, goal };
  });
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

const PASSES = 3;
const REPEATS = 10;

/**
 * CPU microseconds of several pieces of work at the same places, the median over the places. At each place they take
 * turns, so that noise hits all of them; the best of a few passes counts.
 */
export function mediansOf<P, N extends string>(
  places: readonly P[],
  works: Readonly<Record<N, (place: P) => unknown>>,
): Record<N, number> {
  const names = Object.keys(works) as N[];
  const medians = {} as Record<N, number>;
  const costs = new Map(names.map(name => [name, places.map(() => Number.POSITIVE_INFINITY)]));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [i, place] of places.entries()) {
      for (const name of names) {
        const start = cpuMicroseconds();
        for (let n = 0; n < REPEATS; n++) works[name](place);
        const cost = (cpuMicroseconds() - start) / REPEATS;
        const best = costs.get(name) as number[];
        best[i] = Math.min(best[i] as number, cost);
      }
    }
  }
  for (const name of names) {
    const sorted = (costs.get(name) as number[]).sort((a, b) => a - b);
    medians[name] = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  }
  return medians;
}

/** Splits work into named parts while it runs. */
interface PartClock {
  /** From here on the named part runs. */
  next(part: string): void;
  /** One more unit of the part that runs. */
  count(): void;
}

/** What one part of a piece of work took, and how many units it did. */
interface PartCost {
  readonly cost: number; // CPU microseconds
  readonly units: number;
}

/** The cost of every part of a piece of work that names its parts itself: of each part its best turn counts. */
export function costsOfParts(work: (clock: PartClock) => void): Map<string, PartCost> {
  const best = new Map<string, PartCost>();
  for (let turn = 0; turn < WARM_UP + SLICES; turn++) {
    const parts = new Map<string, { cost: number; units: number }>();
    let part = { cost: 0, units: 0 };
    let start = cpuMicroseconds();
    work({
      next(name) {
        const now = cpuMicroseconds();
        part.cost += now - start;
        start = now;
        part = parts.get(name) ?? { cost: 0, units: 0 };
        parts.set(name, part);
      },
      count: () => void part.units++,
    });
    part.cost += cpuMicroseconds() - start;
    if (turn < WARM_UP) continue;
    for (const [name, found] of parts) if (found.cost < (best.get(name)?.cost ?? Infinity)) best.set(name, found);
  }
  return best;
}
