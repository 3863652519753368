import { isMet, type Metric } from './measure.ts';

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

/** A line for each figure, with what it is held against. */
export function writeFigures(metrics: readonly Metric[]): string[] {
  const width = Math.max(...metrics.map(({ id }) => id.length));
  return metrics.map(({ id, value, unit, bound, ratio }) => {
    const beside =
      bound === undefined ? '' : `   bound ${figure(bound)}, ratio ${(ratio ?? value / bound).toPrecision(3)}`;
    return `${id.padEnd(width)}  ${figure(value).padStart(10)} ${unit}${beside}`;
  });
}

/** A line for each goal: met or missed, and by how much. */
export const writeGoals = (metrics: readonly Metric[]): string[] =>
  metrics.flatMap(({ id, value, unit, goal }) => {
    if (goal === undefined) return [];
    const { most, least } = goal;
    const wanted = most === undefined ? `at least ${figure(least ?? 0)}` : `at most ${figure(most)}`;
    return [`goal ${isMet(value, goal) ? 'met' : 'missed'}: ${id} is ${figure(value)} ${unit}, ${wanted} wanted`];
  });
