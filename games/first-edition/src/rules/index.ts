import { instantVictory, makeBoard, USUAL_FLOW, type Ruleset } from '@corvo/westeros';
import { EFFECTS } from '../abilities/index.ts';
import { factsFor, SHEET } from '../facts.ts';
import type { Chosen } from '../options.ts';
import { CLAUSES } from './clauses.ts';
import { EVENT_CLAUSES } from './event-clauses.ts';
import { rulingsFor } from './rulings.ts';
import { SHOWN } from './shown.ts';
import { WESTEROS } from './westeros.ts';

/** 1E-20.1, 1E-21.5. */
const castlesToWin = (players: number): number =>
  players === 3 ? SHEET.victory.instant['3'] : SHEET.victory.instant['5'];

/** The first edition as one value; expansions are functions from it to another. */
export function firstEditionRules(players: number, chosen: Chosen): Ruleset {
  const facts = factsFor(players, chosen.court);
  const [, step = 2] = SHEET.wildlingTrack.positions;
  return {
    facts,
    board: makeBoard(facts),
    numbers: {
      rounds: SHEET.turns,
      startPower: SHEET.startPower,
      powerTokens: SHEET.pools.powerTokens,
      castlesToWin: castlesToWin(players),
      blade: 1, // 1E-15.16
      wildlingsStart: SHEET.wildlingTrack.start,
      wildlingsStep: step,
      wildlingsMost: SHEET.wildlingTrack.positions.at(-1) ?? 0,
      wildlingDebt: 2, // 1E-8.6
      wildlingDebtLowest: 4,
    },
    flow: USUAL_FLOW,
    rulings: rulingsFor(chosen),
    effects: EFFECTS,
    westeros: WESTEROS,
    standing: [instantVictory],
    always: [],
    features: [],
    clauses: { ...CLAUSES, ...EVENT_CLAUSES, ...SHOWN, ...(players === 3 ? { 'enough-castles': '1E-21.5' } : {}) },
  };
}
