import type { ProcedureTable } from '@corvo/core';
import { mergeSteps, openHookPoint, type Effect, type Westeros } from '@corvo/westeros';
import { bid, spoils } from './attack/attack.ts';
import { raiseStep } from './cards/raise.ts';
import { note } from './cards/risen.ts';
import { countSlain } from './cards/slain.ts';
import { PROCEDURES as FIRST } from './first-procedures.ts';
import { callLevy } from './decks/levy.ts';
import { countStores } from './decks/stores.ts';
import { feedHouses, giveBarrels } from './gifts/barrels.ts';
import { givePoints, musterHouses } from './gifts/points.ts';
import { givePower } from './gifts/power.ts';
import { useRavens } from './joined/raven.ts';
import { musterStep } from './north/mustering.ts';
import { takeArea } from './north/taking.ts';
import { sendOnQuests } from './quests/quests.ts';
import { comeBack } from './quests/returns.ts';
import { TACTIC_EFFECTS } from './tactics/effects.ts';
import { TACTIC_STEPS } from './tactics/procedures.ts';

const NORTHERN: ProcedureTable<Westeros> = {
  quests: { 'in-turn': sendOnQuests },
  benjen: { return: comeBack },
  stores: { give: giveBarrels, feed: feedHouses, 'in-turn': countStores },
  levy: { give: givePoints, houses: musterHouses, 'in-turn': callLevy },
  crowns: { give: givePower },
  raven: { use: useRavens },
  raise: { place: raiseStep },
  muster: { 'in-turn': musterStep },
  wildlings: { bid, spoils },
  battle: { 'take-area': takeArea, note, 'battle-raise': openHookPoint('battle-raise'), 'count-slain': countSlain },
};

/** The steps that the north has beside the kernel's, or does otherwise. */
export const PROCEDURES: ProcedureTable<Westeros> = mergeSteps(FIRST, NORTHERN, TACTIC_STEPS);

/** What tactic cards do. */
export const EFFECTS: Readonly<Record<string, Effect>> = TACTIC_EFFECTS;
