import type { ProcedureTable } from '@corvo/core';
import type { Westeros } from '@corvo/westeros';

/** Until the first orders are given this edition has no steps of its own. */
export const PROCEDURES: ProcedureTable<Westeros> = {};
