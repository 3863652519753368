import type { ProcedureTable } from '@corvo/core';
import type { Westeros } from '@corvo/westeros';
import { STEPS as TIDES } from './tides/steps.ts';

/** The steps that this edition has beside the kernel's. */
export const PROCEDURES: ProcedureTable<Westeros> = { battle: TIDES };
