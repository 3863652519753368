import type { Frame, StandingCheck } from '@corvo/core';
import { rulesOf } from './ruleset/registry.ts';
import type { Table, Westeros } from './state.ts';

/** Where the table was when nothing was left to do. */
let quietTable: Table | undefined;
let quietTold = 0;
let quietTop: Frame | undefined;
let quietStep = '';

/**
 * The checks of the ruleset. What they look at changes only with an event, with a procedure that begins or is over, and
 * from step to step of a battle: in between nobody needs to look again.
 */
export const standingChecks: StandingCheck<Westeros> = game => {
  const { frames } = game.open;
  const top = frames[frames.length - 1];
  const step = top?.run === 'battle' ? top.step : '';
  if (game === quietTable && game.told === quietTold && top === quietTop && step === quietStep) return false;
  for (const check of rulesOf(game.open).standing) if (check(game)) return true;
  quietTable = game;
  quietTold = game.told;
  quietTop = top;
  quietStep = step;
  return false;
};
