import type { ProcedureTable } from '@corvo/core';
import { openMoment, type Westeros } from '@corvo/westeros';
import { bid, spoils } from './attack/attack.ts';
import { raiseStep } from './cards/raise.ts';
import { note } from './cards/risen.ts';
import { callLevy } from './decks/levy.ts';
import { countStores } from './decks/stores.ts';
import { sendOnQuests, type QuestsFrame } from './quests/quests.ts';
import { comeBack, endBenjen, endYoren } from './quests/returns.ts';

/** The steps that the north has beside the kernel's, or does otherwise. */
export const PROCEDURES: ProcedureTable<Westeros> = {
  round: {
    quests: { enter: game => void game.push<QuestsFrame>({ run: 'quests', position: 0 }) },
    benjen: endBenjen,
    yoren: endYoren,
  },
  quests: { 'in-turn': sendOnQuests },
  benjen: { return: comeBack },
  stores: { 'in-turn': countStores },
  levy: { 'in-turn': callLevy },
  raise: { place: raiseStep },
  wildlings: { bid, spoils },
  battle: { note, 'battle-raise': openMoment('battle-raise') },
};
