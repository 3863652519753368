import { machineGame, type Action, type Event, type GameCode, type State, type StepCode } from '@corvo/core';
import type { Kit } from '../../walk/kit.ts';
import type { PropertyName } from '../../walk/property.ts';
import { whispers, whispersCode } from '../whispers/game.ts';
import { RULES } from '../whispers/rules.ts';
import type { Whispers, WhispersGame, WhispersState } from '../whispers/state.ts';

/** Whispers with one thing wrong, and the property that must bark. */
export interface PlantedBug {
  readonly id: string;
  readonly breaks: PropertyName;
  readonly kit: Kit<Whispers>;
}

type WhispersStep = StepCode<Whispers>;

/** A bug in what the game brings to the machine. */
export function inCode(id: string, breaks: PropertyName, change: Partial<GameCode<Whispers>>): PlantedBug {
  return { id, breaks, kit: { game: machineGame({ ...whispersCode, ...change }) } };
}

/** A bug in one step of the rules. */
export function inStep(
  id: string,
  breaks: PropertyName,
  [run, step]: readonly [string, string],
  change: (healthy: WhispersStep) => WhispersStep,
): PlantedBug {
  const healthy = RULES[run]?.[step];
  if (healthy === undefined) throw new Error(`no step ${run}.${step}`);
  return inCode(id, breaks, {
    code: { ...RULES, [run]: { ...RULES[run], [step]: { ...healthy, ...change(healthy) } } },
  });
}

/** A bug in the finished game, beside the machine. */
export function inGame(id: string, breaks: PropertyName, change: Partial<WhispersGame>): PlantedBug {
  return { id, breaks, kit: { game: { ...whispers, ...change } } };
}

/** A bug that meddles with the table after every action, in and out of place alike. */
export function afterAction(
  id: string,
  breaks: PropertyName,
  meddle: (state: WhispersState, action: Action, events: Event[]) => void,
): PlantedBug {
  return inGame(id, breaks, {
    apply(state, action) {
      const step = whispers.apply(state, action);
      if (!step.ok) return step;
      const events = [...step.events];
      meddle(step.state, action, events);
      return { ...step, events };
    },
    applyInPlace(draft, action, tell) {
      const events: Event[] = [];
      const refused = whispers.applyInPlace(draft, action, event => events.push(event));
      if (refused !== undefined) return refused;
      meddle(draft, action, events);
      events.forEach(tell);
      return undefined;
    },
  });
}

/** Where a bug writes what the types forbid. */
export const scribble = (
  drawer: State['open'] | State['hidden'] | State['own'][string] | undefined,
  note: Record<string, unknown>,
): void => {
  Object.assign(drawer ?? {}, note);
};
