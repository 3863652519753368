import type { Frame } from '@corvo/core';
import type { Table } from '../state.ts';

/** All houses in the order of play: a position on the track, not a person. */
export interface SupplyFrame extends Frame {
  readonly run: 'supply' | 'reconcile'; // after the barrels are counted, or after markers were moved by something else
  position: number;
}

/** Houses above their limits give up units, in the order of play. */
export const reconcile = (game: Table): void => void game.push<SupplyFrame>({ run: 'reconcile', position: 0 });
