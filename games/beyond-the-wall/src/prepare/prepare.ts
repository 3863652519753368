import type { Frame } from '@corvo/core';
import { houseAt, seatOf, type Code, type Westeros, type WesterosOwn } from '@corvo/westeros';
import type { ProcedureTable } from '@corvo/core';
import { northInTurn } from '../north/turn.ts';
import { picked, pickObjective } from '../objectives/pick.ts';
import { objective } from '../objectives/tally.ts';
import { buildDecks, built } from '../tactics/building.ts';
import { deck } from '../tactics/deck.ts';

interface PrepareFrame extends Frame {
  readonly run: 'prepare';
}

const prepare: Code = { enter: game => void game.push<PrepareFrame>({ run: 'prepare' }) };

/** BW-9.6, S52: all show what they have chosen. */
const show: Code<PrepareFrame> = {
  enter(game) {
    for (const house of northInTurn(game.open)) {
      const own = game.own[seatOf(game.open, house)] as WesterosOwn;
      const state = houseAt(game.open, house);
      const [hand, card] = [built.of(own), picked.of(own)];
      if (hand !== undefined) {
        built.clear(own);
        deck.put(state, { hand, used: [] });
        game.tell('tactic-deck-shown', { house, cards: hand });
      }
      if (card !== undefined) {
        picked.clear(own);
        objective.put(state, card);
        game.tell('objective-shown', { house, card });
      }
    }
  },
};

/** What is chosen once, before the first round. */
export const PREPARE_STEPS: ProcedureTable<Westeros> = {
  round: { prepare },
  prepare: { decks: buildDecks, objective: pickObjective, show },
};
