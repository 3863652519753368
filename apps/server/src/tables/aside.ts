import type { Plain, Seat } from '@corvo/core';
import type { NewEntry } from './table.ts';
import type { Circumstance } from './tell.ts';

/** An entry of the story that is no move of the game: somebody took back, resigned, left a seat to a bot, is back. */
export const aside = (
  kind: 'undo' | 'resign' | 'hand-over' | 'back',
  seat: Seat,
  circumstance: Circumstance,
  to: number | null = null,
): NewEntry => ({
  kind,
  seat,
  by: 'person',
  to,
  request: 0,
  choice: circumstance as Plain,
  text: '',
  settled: kind !== 'undo',
  events: [],
});
