import { drawFrom, musterBy, type Code, type HouseId, type Table } from '@corvo/westeros';
import type { Frame } from '@corvo/core';
import { FREE_FOLK, isReshuffle, LEVY, valueOf, WATCH } from '../facts.ts';
import { northInTurn } from '../north/turn.ts';
import { folkGrant, folkPoints, othersGrant, watchGrant } from './grants.ts';

/** A Mustering card: the three in the order of their Throne, each in its own way (BW-17.5, 15.7). */
export interface LevyFrame extends Frame {
  readonly run: 'levy';
  position: number;
  given?: number; // points for the Watch, where the houses give them (BW-15.7)
  left?: Record<HouseId, number>; // what those who gave may still spend
}

function drawLevy(game: Table): number {
  const card = drawFrom(game, LEVY, isReshuffle);
  game.tell('levy-drawn', { house: WATCH, card });
  return valueOf(card);
}

export const callLevy: Code<LevyFrame> = {
  enter(game, frame) {
    const { open } = game;
    const house = northInTurn(open)[frame.position];
    if (house === undefined) return;
    frame.position += 1;
    game.repeat(frame);
    if (house === WATCH) {
      const points = frame.given ?? drawLevy(game);
      if (points > 0) musterBy(game, house, watchGrant(open, points));
    } else if (house === FREE_FOLK) musterBy(game, house, folkGrant(open, folkPoints(open)));
    else musterBy(game, house, othersGrant(open));
  },
};
