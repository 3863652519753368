import { firstEdition } from '@corvo/first-edition';
import type { Metric } from './measure.ts';
import { westerosMetrics } from './westeros.ts';

export const firstEditionMetrics = (): Metric[] =>
  westerosMetrics(firstEdition, 5, { 'random-games-per-cpu-second': { least: 100 } });
