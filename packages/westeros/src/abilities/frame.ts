import type { About, Frame } from '@corvo/core';
import type { CardId, HouseId } from '../ids.ts';
import type { BattleHookPoint, TableHookPoint } from '../ruleset/effects.ts';
import type { LastingEffect } from '../state.ts';

/**
 * Which of several entries of one name and owner: how long it lasts, and its place among those that last so long. They
 * are over together and new ones come behind them, so that the place stays.
 */
interface EntryPlace {
  readonly until: LastingEffect['until'];
  readonly place: number;
}

/** One effect at work. It names its code by effect and moment, so it can be saved while it asks. */
export interface AbilityFrame extends Frame {
  readonly run: 'ability';
  readonly effect: string;
  readonly moment: BattleHookPoint | TableHookPoint;
  readonly owner: HouseId; // his side of a battle follows from it
  /** What keeps it in force: the text of a card in the battle, its entry on the table, or a card that is obeyed. */
  readonly from: 'text' | 'lasting' | 'card';
  readonly entry?: EntryPlace; // on the table, where its name and owner do not say which
  readonly card?: CardId; // on which it stands
  readonly chosen?: true; // its owner has said that he uses it
  about?: About; // what its question names: the cost, where there is one
}
