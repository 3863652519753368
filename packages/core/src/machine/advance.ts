import type { GameTypes } from '../contract.ts';
import type { Draft } from './draft.ts';
import type { Frame } from './frame.ts';
import type { StandingCheck } from './procedures.ts';
import type { Script, ScriptStep } from './script.ts';

/** Far above what any rule needs; reaching it means that a step repeats for ever. */
const MOST_STEPS = 100_000;
const MOST_CHECKS = 1_000;

/** Goes on until somebody must decide or the game is over. */
export function advance<G extends GameTypes>(
  game: Draft<G>,
  script: Script<G>,
  standing: readonly StandingCheck<G>[],
): void {
  const frames = game.open.frames;
  let frame: Frame | undefined;
  let step: ScriptStep<G> | undefined;
  for (let turns = 0; turns < MOST_STEPS; turns++) {
    const top = frames[frames.length - 1];
    if (top === undefined || game.open.outcome !== null) return;
    if (top.waiting.length > 0) return; // somebody must decide
    // From one step to the next the script is linked; it is searched only when a frame or a jump is new.
    if (step === undefined || top !== frame || top.step !== step.name) step = script.step(top.run, top.step);
    frame = top;
    if (!frame.entered) {
      frame.entered = true;
      step.code.enter?.(game, frame);
      if (standing.length > 0) runStandingChecks(game, standing);
      const stays = frame.entered && frame.step === step.name && frames[frames.length - 1] === frame;
      if (!stays || frame.waiting.length > 0 || game.open.outcome !== null) continue; // whatever was pushed runs first
    }
    step = step.next;
    if (step === undefined) {
      frames.pop();
      for (let i = frame.then.length - 1; i >= 0; i--) frames.push(frame.then[i] as Frame); // the first one runs first
    } else {
      frame.step = step.name;
      frame.entered = false;
      if (frame.asked.length > 0) frame.asked = [];
    }
  }
  throw new Error('the rules do not come to rest');
}

/** In the listed order until quiet: one check may give another something to do. */
export function runStandingChecks<G extends GameTypes>(game: Draft<G>, standing: readonly StandingCheck<G>[]): void {
  for (let rounds = 0; rounds < MOST_CHECKS; rounds++) {
    let changed = false;
    for (const check of standing) {
      if (game.open.outcome !== null) return;
      if (check(game)) changed = true;
    }
    if (!changed) return;
  }
  throw new Error('the standing checks do not come to rest');
}
