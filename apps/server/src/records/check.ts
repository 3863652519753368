import {
  hashOf,
  isProblem,
  playRecorded,
  readRecord,
  verifyRecord,
  type Event,
  type Game,
  type GameRecord,
  type Problem,
  type State,
} from '@corvo/core';
import { refusals } from '@corvo/protocol';
import type { Entry } from '../storage/index.ts';

/** A record that was found true, with the story it tells. */
export interface TrueRecord {
  readonly record: GameRecord;
  readonly entries: readonly Omit<Entry, 'table' | 'at'>[];
  readonly last: State;
}

/** Reads a record and checks every line of it. It may take seconds, so the server does it in a thread of its own. */
export function checkRecord(games: readonly Game[], text: string): TrueRecord | Problem {
  const record = readRecord(text);
  if (isProblem(record)) return record;
  const name = record.header.game;
  const game = games.find(({ id }) => id === name);
  if (game === undefined) return refusals.noSuchGame(name.slice(0, 60), games.map(({ id }) => id).join(', '));
  const replay = verifyRecord(game, record);
  if (isProblem(replay)) return replay;
  return { record, ...storyOf(game, record) };
}

/** The story of a true record, played again to hear its events. */
function storyOf(game: Game, { header, actions, end }: GameRecord): Omit<TrueRecord, 'record'> {
  const events: Event[] = [];
  let state = game.setup(header.options, header.seats, end.seed, event => events.push(event));
  const start = {
    n: 0,
    kind: 'start',
    seat: null,
    by: 'server',
    to: null,
    request: 0,
    choice: null,
    text: '',
  } as const;
  const entries: TrueRecord['entries'][number][] = [{ ...start, settled: true, hash: hashOf(state), events }];
  for (const action of actions) {
    const step = playRecorded(game, state, action);
    if (!step.ok) throw new Error(`a verified record is refused: ${step.problem.code}`);
    state = step.state;
    const { n, seat, request, choice, text, hash } = action;
    entries.push({
      n,
      kind: 'action',
      seat,
      by: 'person',
      to: null,
      request,
      choice,
      text,
      settled: step.revealed,
      hash,
      events: step.events,
    });
  }
  return { entries, last: state };
}
