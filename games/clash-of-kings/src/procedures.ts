import type { ProcedureTable } from '@corvo/core';
import type { Westeros } from '@corvo/westeros';
import { offerCards } from './battle-variant/offer.ts';
import { secondMarch } from './characters/second-march.ts';

/** Steps of this expansion alone; each option's folder has its own. */
export const PROCEDURES: ProcedureTable<Westeros> = {
  battle: { offer: offerCards },
  'second-march': { march: secondMarch },
};
