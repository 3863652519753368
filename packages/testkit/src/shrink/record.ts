import { Recorder, writeRecord, type State } from '@corvo/core';
import type { Kit } from '../walk/kit.ts';
import type { Violation } from '../walk/violation.ts';

/**
 * The game of a violation as the text of a record, up to the last action that could be played. Undefined where the
 * state cannot even be hashed or the notation cannot be written: then the violation itself says more than a record.
 */
export function recordOf(kit: Kit, violation: Violation): string | undefined {
  const { game } = kit;
  try {
    let state: State = game.setup(violation.options, violation.seats, violation.seed);
    const recorder = new Recorder(game, violation.options, state);
    for (const { seat, request, choice } of violation.actions) {
      const next = playIfPossible(kit, state, { seat, request, choice });
      if (next === undefined) break;
      recorder.add(state, { seat, request, choice }, next);
      state = next;
    }
    return writeRecord(recorder.finish(state));
  } catch {
    return undefined;
  }
}

function playIfPossible(kit: Kit, state: State, action: Parameters<Kit['game']['apply']>[1]): State | undefined {
  try {
    const step = kit.game.apply(state, action);
    return step.ok ? step.state : undefined;
  } catch {
    return undefined; // the last action of a violation may be the one that throws
  }
}
