import type { About, Frame } from '@corvo/core';
import type { CardId, HouseId } from '../ids.ts';
import type { BattleMoment, TableMoment } from '../ruleset/effects.ts';

/** One effect at work. It names its code by effect and moment, so it can be saved while it asks. */
export interface AbilityFrame extends Frame {
  readonly run: 'ability';
  readonly effect: string;
  readonly moment: BattleMoment | TableMoment;
  readonly owner: HouseId; // his side of a battle follows from it
  /** What keeps it in force: the text of a card in the battle, its entry on the table, or a card that is obeyed. */
  readonly from: 'text' | 'lasting' | 'card';
  readonly card?: CardId; // on which it stands
  readonly chosen?: true; // its owner has said that he uses it
  about?: About; // what its question names: the cost, where there is one
}
