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

/** One point of a recorded game; the first has no action. */
export interface TimelinePoint {
  readonly action: RecordedAction | null;
  readonly events: readonly Event[];
  readonly state: State;
}

/** A verified record with what was told at every point. */
export function timelineOf(game: Game, record: GameRecord, replay: Replay): TimelinePoint[] {
  const told: Event[] = [];
  const [start] = replay.states;
  if (start === undefined) throw new Error('a replay has at least its first state');
  const options = game.resolveOptions(record.header.options, record.header.seats.length);
  const { setup } = playedUnder(game, record.header.rules);
  if (!('code' in options)) setup(options, record.header.seats, record.end.seed, event => told.push(event));
  const timeline: TimelinePoint[] = [{ action: null, events: told, state: start }];
  for (const [index, action] of record.actions.entries()) {
    const step = playRecorded(game, replay.states[index] as State, action);
    if (!step.ok) throw new Error('an action of a verified record was refused');
    timeline.push({ action, events: step.events, state: step.state });
  }
  return timeline;
}
