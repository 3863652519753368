import type { Effect } from '@corvo/westeros';
import { aboutTactics } from './about-tactics.ts';
import { atOnce } from './at-once.ts';
import { ofAuctions } from './auction.ts';
import { ofOthers } from './cards-of-others.ts';
import { inBattle } from './in-battle.ts';
import { ofMarches } from './more-marches.ts';
import { ofOrders } from './orders.ts';
import { ofRaids } from './raids.ts';
import { ofTroops } from './troops.ts';

/** What the abilities of tactic cards do, once a card lies open. */
export const TACTIC_EFFECTS: Readonly<Record<string, Effect>> = {
  ...atOnce,
  ...ofOrders,
  ...ofOthers,
  ...ofAuctions,
  ...aboutTactics,
  ...ofTroops,
  ...inBattle,
  ...ofMarches,
  ...ofRaids,
};
