import { secondEdition } from '@corvo/second-edition';
import type { Metric } from './measure.ts';
import { westerosMetrics } from './westeros.ts';

export const secondEditionMetrics = (): Metric[] => westerosMetrics(secondEdition, 6);
