import { compose, instantVictory, makeBoard, portsFollowLand, USUAL_FLOW, type Ruleset } from '@corvo/westeros';
import { EFFECTS } from '../abilities/index.ts';
import { factsFor, SHEET } from '../facts.ts';
import type { Chosen } from '../options.ts';
import { tides } from '../tides/rules.ts';
import { BANS } from './bans.ts';
import { CLAUSES } from './clauses.ts';
import { EVENT_CLAUSES } from './event-clauses.ts';
import { rulingsFor } from './rulings.ts';
import { SHOWN } from './shown.ts';
import { westerosCards } from './westeros.ts';
import { wildlingCards } from './wildlings.ts';

const { wildlingTrack } = SHEET.constants;
/** Spaces of the wildling track are two apart in strength. */
const STEP = (wildlingTrack.spaces[1] ?? 2) * wildlingTrack.perIconSpaces;

const FLOW: Ruleset['flow'] = {
  ...USUAL_FLOW,
  // 2E-15.1: the routed stand up at the end of the round.
  round: ['begin', 'westeros', 'planning', 'raven', 'raids', 'marches', 'consolidate', 'stand-up', 'clean-up'],
  westeros: ['draw', 'attack', 'carry-out', 'put-away'], // 2E-4.1, 4.5
  wildlings: ['bid', 'tie', 'card', 'obey', 'go-back', 'put-under', 'again'], // 2E-7.3 to 7.16
  raven: ['use'], // 2E-8.11
  consolidate: ['in-turn'], // 2E-14.1
  battle: [
    'support',
    'accept',
    'cards',
    'cancel',
    'revealed',
    'blade',
    'resolve',
    'outcome',
    'casualties',
    'skulls',
    'garrison',
    'retreat',
    'starve',
    'fall-back',
    'take-area',
    'lay-aside',
    'after',
    'sweep',
    'over',
  ],
};

/** The second edition as one value; expansions are functions from it to another. */
export function secondEditionRules(players: number, chosen: Chosen): Ruleset {
  return compose(plainRules(players, chosen), chosen.tides ? [tides] : []);
}

function plainRules(players: number, chosen: Chosen): Ruleset {
  const facts = factsFor(players, chosen.lannisterPortShip);
  return {
    facts,
    board: makeBoard(facts),
    numbers: {
      rounds: SHEET.constants.rounds,
      startPower: SHEET.constants.startingPower,
      powerTokens: SHEET.constants.powerTokensPerHouse,
      castlesToWin: chosen.castles,
      blade: 1, // 2E-12.21
      wildlingsStart: wildlingTrack.start,
      wildlingsStep: STEP,
      wildlingsMost: wildlingTrack.attackAt,
      wildlingDebt: 0, // their cards say what is lost
      wildlingDebtLowest: 0,
      shipsInPort: SHEET.constants.portCapacity, // 2E-3.9
    },
    flow: FLOW,
    rulings: rulingsFor(chosen),
    effects: { ...EFFECTS, ...BANS, ...wildlingCards(chosen.massingEmpties) },
    westeros: westerosCards(chosen.darkWingsPaysPorts),
    standing: [portsFollowLand, instantVictory],
    always: [],
    features: [],
    clauses: { ...CLAUSES, ...EVENT_CLAUSES, ...SHOWN },
  };
}
