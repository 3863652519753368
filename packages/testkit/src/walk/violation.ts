import type { Action, OptionValues, Plain, Seat } from '@corvo/core';
import { short } from '../values/difference.ts';
import type { PropertyName } from './property.ts';

/** How a game begins: with the same start and the same actions it is the same game. */
export interface Start {
  readonly seats: readonly Seat[];
  readonly options: OptionValues;
  readonly seed: string;
}

/** An action as it was played, also in the notation where it could be written. */
export interface PlayedAction {
  readonly seat: Seat;
  readonly request: number;
  readonly choice: Plain;
  readonly text: string;
}

/** A property that does not hold, with all that is needed to see it again. */
export interface Violation extends Start {
  readonly property: PropertyName;
  readonly message: string;
  readonly game: string;
  readonly actions: readonly PlayedAction[];
  readonly at: number; // how many actions had been played
}

export const played = (action: Action, text: string): PlayedAction => ({ ...action, text });

/** A violation for people: what does not hold, in which game, after which actions. */
export function writeViolation(violation: Violation): string {
  const options = Object.entries(violation.options).map(([id, value]) => `${id}=${value}`);
  return [
    `${violation.game} breaks "${violation.property}": ${violation.message}`,
    `  seats    ${violation.seats.join(', ')}`,
    `  options  ${options.length > 0 ? options.join(' ') : 'none'}`,
    `  seed     ${violation.seed}`,
    `  actions  ${violation.at}`,
    ...violation.actions.map((action, index) => `  ${String(index + 1).padStart(5)}  ${lineOf(action)}`),
  ].join('\n');
}

const lineOf = (action: PlayedAction): string =>
  action.text === '' ? `${action.seat}: ${short(action.choice)}` : action.text;
