import {
  playedUnder,
  playRecorded,
  type Event,
  type Game,
  type GameRecord,
  type RecordedAction,
  type Replay,
  type State,
} from '@corvo/core';

/** One step of a recorded game; the first has no action. */
export interface Scene {
  readonly action: RecordedAction | null;
  readonly events: readonly Event[];
  readonly state: State;
}

/** A verified record with what was told at every step. */
export function filmOf(game: Game, record: GameRecord, replay: Replay): Scene[] {
  const told: Event[] = [];
  const [start] = replay.states;
  if (start === undefined) throw new Error('a replay has at least its first state');
  const options = game.resolveOptions(record.header.options, record.header.seats.length);
  const { setup } = playedUnder(game, record.header.rules);
  if (!('code' in options)) setup(options, record.header.seats, record.end.seed, event => told.push(event));
  const scenes: Scene[] = [{ action: null, events: told, state: start }];
  for (const [index, action] of record.actions.entries()) {
    const step = playRecorded(game, replay.states[index] as State, action);
    if (!step.ok) throw new Error('an action of a verified record was refused');
    scenes.push({ action, events: step.events, state: step.state });
  }
  return scenes;
}
