import type { ProcedureTable } from '@corvo/core';
import type { Westeros } from '@corvo/westeros';
import { offerCards } from './battle-variant/offer.ts';
import { secondMarch } from './characters/second-march.ts';
import { STEPS as SINGLE_USE } from './single-use/procedures.ts';
import { STEPS as ROW } from './westeros-variant/row.ts';

/** Steps of this expansion alone; each option's folder has its own. */
export const PROCEDURES: ProcedureTable<Westeros> = {
  ...SINGLE_USE,
  westeros: ROW,
  battle: { offer: offerCards },
  'second-march': { march: secondMarch },
};
