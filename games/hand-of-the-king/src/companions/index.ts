import type { FlowTable, ProcedureTable, StepCode } from '@corvo/core';
import type { CompanionFrame, HandOfTheKing, Options } from '../state.ts';
import { turnOf } from '../verbs.ts';
import { countAs } from './keep.ts';
import { discardCompanion, killInArea, killInGrid } from './kill.ts';
import { killNamed, takeNamed } from './named.ts';
import { giveCharacter, receiveCharacter, swapCharacters } from './swap.ts';

/** HK-6.9, HK-6.15: Melisandre. This turn is finished first; then the turns go on with the same seat once more. */
const extraTurn: StepCode<HandOfTheKing, CompanionFrame> = {
  enter(game, frame) {
    turnOf(game).next = game.open.seats.indexOf(frame.seat);
    game.tell('extra-turn', { seat: frame.seat });
  },
};

/** The steps of each ability. Jaqen's second reading kills twice in the grid (facts: `jaqenReading`). */
export function companionFlow(options: Pick<Options, 'jaqenReading'>): FlowTable {
  return {
    'take-named': ['take'],
    'kill-named': ['kill'],
    'count-as': ['count'],
    'kill-grid': ['kill-in-grid'],
    'kill-area': ['kill-in-area'],
    'triple-kill': [
      'kill-in-grid',
      options.jaqenReading === 'A' ? 'kill-in-area' : 'kill-in-grid-again',
      'discard-companion',
    ],
    'swap-grid': ['swap'],
    'swap-areas': ['give', 'receive'],
    'extra-turn': ['extra-turn'],
  };
}

export const companionCode: ProcedureTable<HandOfTheKing> = {
  'take-named': { take: takeNamed },
  'kill-named': { kill: killNamed },
  'count-as': { count: countAs },
  'kill-grid': { 'kill-in-grid': killInGrid },
  'kill-area': { 'kill-in-area': killInArea },
  'triple-kill': {
    'kill-in-grid': killInGrid,
    'kill-in-grid-again': killInGrid,
    'kill-in-area': killInArea,
    'discard-companion': discardCompanion,
  },
  'swap-grid': { swap: swapCharacters },
  'swap-areas': { give: giveCharacter, receive: receiveCharacter },
  'extra-turn': { 'extra-turn': extraTurn },
};
