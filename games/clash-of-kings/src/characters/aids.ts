import type { BattleFrame, Side } from '@corvo/westeros';
import type { Migration } from '@corvo/westeros/aids';
import { paid } from './strength.ts';

interface OldSide extends Side {
  paid?: number;
}

/** Until rules number 1 what a side had paid stood in a room of the kernel's. */
export const movePaid: Migration = ({ open }) => {
  for (const frame of open.frames) {
    if (frame.run !== 'battle') continue;
    for (const side of (frame as BattleFrame).sides as readonly OldSide[]) {
      if (side.paid === undefined) continue;
      paid.put(side, side.paid);
      delete side.paid;
    }
  }
};
