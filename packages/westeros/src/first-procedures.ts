import type { ProcedureTable } from '@corvo/core';
import { placeOrders } from './orders/planning.ts';
import * as round from './round.ts';
import type { Westeros } from './state.ts';

/** The procedures that run until the first orders are given, each with all its steps. */
export const PROCEDURES = {
  round: {
    begin: round.begin,
    westeros: round.westeros,
    planning: round.planning,
    raven: round.raven,
    raids: round.raids,
    marches: round.marches,
    'stand-up': round.standUp,
    consolidate: round.consolidate,
    'clean-up': round.cleanUp,
  },
  planning: { orders: placeOrders },
} satisfies ProcedureTable<Westeros>;
