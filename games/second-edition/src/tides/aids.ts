import { field, type BattleFrame, type CardId, type Side, type WesterosOwn } from '@corvo/westeros';
import type { Migration } from '@corvo/westeros/aids';

const tide = field<Side | WesterosOwn, CardId>('tide');
type Old = (Side | WesterosOwn) & { tide?: CardId };

/** Until rules number 2 drawn cards stood in rooms of the kernel's. */
export const moveTides: Migration = ({ open, own }) => {
  const battles = open.frames.filter(({ run }) => run === 'battle') as BattleFrame[];
  for (const holder of [...battles.flatMap(({ sides }) => sides), ...Object.values(own)] as Old[]) {
    if (holder.tide === undefined) continue;
    tide.put(holder, holder.tide);
    delete holder.tide;
  }
};
