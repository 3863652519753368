import type { ProcedureTable } from '@corvo/core';
import { PROCEDURES, type Westeros } from '@corvo/westeros';
import { isVoid } from '../cards/void.ts';
import { pickAbilities } from './about-tactics.ts';
import { bidForTracks } from './auction.ts';
import { openTactics } from './in-battle.ts';
import { BEATEN, DECIDED, DECLARED, JOINED, PURSUED, SPOILS, SUPPORTED } from './moments.ts';
import { marchInTurn, marchOn, pursue } from './more-marches.ts';
import { swapOrders } from './orders.ts';
import { countRun, hitAndRunStep, raidInTurn, renewOrders, retreatOrStay, withdraw } from './raids.ts';
import { gatherTroops, moveTroops } from './troops.ts';
import { tacticsInTurn, useTactics } from './using.ts';

const cards = PROCEDURES.battle.cards;

/** BW-10.4: the text of a card that is void is out of force. */
const playCards: typeof cards = {
  ...cards,
  reveal(game, frame, answers) {
    cards.reveal?.(game, frame, answers);
    for (const side of frame.sides) side.texts = side.texts.filter(card => !isVoid(game.open, card));
  },
};

/** The steps of tactic cards, and those of the kernel that they do otherwise. */
export const TACTIC_STEPS: ProcedureTable<Westeros> = {
  tactics: { 'in-turn': tacticsInTurn },
  tactic: { use: useTactics },
  clash: { bid: bidForTracks },
  raids: { 'in-turn': raidInTurn },
  marches: { 'in-turn': marchInTurn },
  'swap-orders': { choose: swapOrders },
  flexibility: { pick: pickAbilities },
  'move-troops': { choose: moveTroops },
  'gather-troops': { choose: gatherTroops },
  'march-on': { choose: marchOn },
  pursuit: { choose: pursue },
  'hit-and-run': { choose: hitAndRunStep },
  'renew-orders': { choose: renewOrders },
  battle: {
    [DECLARED]: openTactics(DECLARED),
    [JOINED]: openTactics(JOINED),
    [SUPPORTED]: openTactics(SUPPORTED),
    cards: playCards,
    [DECIDED]: openTactics(DECIDED),
    [BEATEN]: openTactics(BEATEN),
    retreat: retreatOrStay,
    withdraw,
    [SPOILS]: openTactics(SPOILS),
    [PURSUED]: openTactics(PURSUED),
    'count-run': countRun,
  },
};
