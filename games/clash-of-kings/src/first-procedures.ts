import type { ProcedureTable } from '@corvo/core';
import type { Westeros } from '@corvo/westeros';
import { placeSingle, revealSingles } from './single-use/planning.ts';

/** What this expansion adds to the procedures that run until the first orders are given. */
export const PROCEDURES: ProcedureTable<Westeros> = {
  planning: { 'single-use': placeSingle, reveal: revealSingles },
};
