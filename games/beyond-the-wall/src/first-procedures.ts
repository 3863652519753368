import type { ProcedureTable } from '@corvo/core';
import type { Westeros } from '@corvo/westeros';
import { payObjectives } from './objectives/round.ts';
import { PREPARE_STEPS } from './prepare/prepare.ts';
import type { QuestsFrame } from './quests/quests.ts';
import { endBenjen, endYoren } from './quests/returns.ts';
import { layTactic, revealTactics, tacticsOver } from './tactics/planning.ts';
import { startTactics } from './tactics/using.ts';

/** What the north adds to the procedures that run until the first orders are given, and those it prepares its table with. */
export const PROCEDURES: ProcedureTable<Westeros> = {
  ...PREPARE_STEPS,
  round: {
    ...PREPARE_STEPS['round'],
    tactics: startTactics,
    quests: { enter: game => void game.push<QuestsFrame>({ run: 'quests', position: 0 }) },
    benjen: endBenjen,
    yoren: endYoren,
    objectives: payObjectives,
    'tactics-over': tacticsOver,
  },
  planning: { tactic: layTactic, 'reveal-tactics': revealTactics },
};
