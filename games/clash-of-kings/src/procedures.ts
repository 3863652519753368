import type { ProcedureTable } from '@corvo/core';
import type { Westeros } from '@corvo/westeros';
import { offerCards } from './battle-variant/offer.ts';
import { secondMarch } from './characters/second-march-step.ts';
import { PROCEDURES as FIRST } from './first-procedures.ts';
import { STEPS as SINGLE_USE } from './single-use/procedures.ts';
import { STEPS as ROW } from './westeros-variant/row-steps.ts';

/** Steps of this expansion alone; each option's folder has its own. */
export const PROCEDURES: ProcedureTable<Westeros> = {
  ...FIRST,
  ...SINGLE_USE,
  westeros: ROW,
  battle: { offer: offerCards },
  'second-march': { march: secondMarch },
};
