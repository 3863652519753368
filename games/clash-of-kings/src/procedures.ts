import type { ProcedureTable } from '@corvo/core';
import type { Westeros } from '@corvo/westeros';

/** Steps of this expansion alone; each option's folder has its own. */
export const PROCEDURES: ProcedureTable<Westeros> = {};
