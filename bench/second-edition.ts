import { secondEdition } from '@corvo/second-edition';
import type { Metric } from './measure.ts';
import { westerosMetrics } from './westeros.ts';

export const secondEditionMetrics = (): Metric[] =>
  westerosMetrics(secondEdition, 6, {
    'random-games-per-cpu-second': { least: 75 },
    'view-bytes-in-mid-game': { most: 12_000 },
    'view-bytes-in-mid-game-compressed': { most: 2_000 },
  });
