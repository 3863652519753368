import type { FlowTable, ProcedureTable } from '@corvo/core';
import type { Westeros } from '@corvo/westeros';
import { conscript, raiseSupply } from './common.ts';
import { nameHouse } from './cunning.ts';
import { chooseComers, leaveTokens } from './forced-march.ts';
import { placeSingle, revealSingles } from './planning.ts';
import { exchangeUsual } from './raven.ts';
import { burnOrder, sacrifice, sendFleet } from './removals.ts';
import { sting } from './sting.ts';
import { claim, discardForTribute, takeTribute } from './tribute.ts';
import { singleTurn, TURNS } from './turns.ts';
import { movePeacefully } from './young-wolf.ts';

/** A single-use order at work runs under its own name. */
export const FLOW: FlowTable = {
  planning: ['single-use', 'orders', 'reveal'],
  consolidate: ['in-turn'], // 1E-D1
  'single-turn': ['choose'],
  conscription: ['muster'],
  'supply-caravan': ['raise'],
  'forced-march': ['gather', 'leave'],
  'the-iron-fleet': ['remove'],
  'the-young-wolf': ['move'],
  'the-might-of-highgarden': ['discard', 'claim', 'take'],
  'the-scorpions-sting': ['discard'],
  'the-lions-cunning': ['name'],
  'the-will-of-rhllor': ['discard', 'remove'],
};

export const STEPS: ProcedureTable<Westeros> = {
  ...TURNS,
  planning: { 'single-use': placeSingle, reveal: revealSingles },
  raven: { exchange: exchangeUsual },
  'single-turn': { choose: singleTurn },
  conscription: { muster: conscript },
  'supply-caravan': { raise: raiseSupply },
  'forced-march': { gather: chooseComers, leave: leaveTokens },
  'the-iron-fleet': { remove: sendFleet },
  'the-young-wolf': { move: movePeacefully },
  'the-might-of-highgarden': { discard: discardForTribute, claim, take: takeTribute },
  'the-scorpions-sting': { discard: sting },
  'the-lions-cunning': { name: nameHouse },
  'the-will-of-rhllor': { discard: sacrifice, remove: burnOrder },
};
