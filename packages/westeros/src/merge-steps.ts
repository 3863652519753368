import type { ProcedureTable } from '@corvo/core';
import type { Westeros } from './state.ts';

/** The steps of several tables, procedure by procedure; what comes later lies over what comes before. */
export function mergeSteps(...tables: readonly ProcedureTable<Westeros>[]): ProcedureTable<Westeros> {
  const runs = new Set(tables.flatMap(table => Object.keys(table)));
  return Object.fromEntries([...runs].map(run => [run, Object.assign({}, ...tables.map(table => table[run]))]));
}
