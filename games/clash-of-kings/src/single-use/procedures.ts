import type { ProcedureTable } from '@corvo/core';
import type { Westeros } from '@corvo/westeros';
import { conscript, raiseSupply } from './common.ts';
import { nameHouse } from './cunning.ts';
import { chooseComers, leaveTokens } from './forced-march.ts';
import { exchangeUsual } from './raven.ts';
import { burnOrder, sacrifice, sendFleet } from './removals.ts';
import { sting } from './sting.ts';
import { claim, discardForTribute, takeTribute } from './tribute.ts';
import { singleTurn, TURNS } from './turns.ts';
import { movePeacefully } from './young-wolf.ts';

export const STEPS: ProcedureTable<Westeros> = {
  ...TURNS,
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
