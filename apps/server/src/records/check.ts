import {
  hashOf,
  isProblem,
  playedUnder,
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
import type { StoredEntry } from '../storage/index.ts';

/** A record that was found true, with the story it tells. */
export interface TrueRecord {
  readonly record: GameRecord;
  readonly entries: readonly Omit<StoredEntry, 'at' | 'table' | 'id' | 'served'>[];
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

/** The story of a true record, played again to hear its events. Where chance was drawn anew, the table had gone back. */
function storyOf(game: Game, { header, actions, end }: GameRecord): Omit<TrueRecord, 'record'> {
  const events: Event[] = [];
  let state = playedUnder(game, header.rules).setup(header.options, header.seats, end.seed, event =>
    events.push(event),
  );
  const nothing = { seat: null, answers: [], to: null, redrawn: null, about: {}, events: [], link: null };
  const blank = { ...nothing, revealed: true, rules: game.rules };
  const entries: TrueRecord['entries'][number][] = [{ ...blank, n: 0, kind: 'start', hash: hashOf(state), events }];
  let since = 0;
  for (const action of actions) {
    const { seat, request, choice, text, redrawn } = action;
    if (redrawn !== undefined) {
      const hash = hashOf(game.redraw(state, redrawn));
      const about = { agreed: true };
      entries.push({ ...blank, n: entries.length, kind: 'undo', seat, to: since, redrawn, about, hash });
    }
    const step = playRecorded(game, state, action);
    if (!step.ok) throw new Error(`a verified record is refused: ${step.problem.code}`);
    state = step.state;
    since = entries.length;
    entries.push({
      ...blank,
      n: since,
      kind: 'action',
      seat,
      answers: [{ seat, request, choice, text, by: 'person' }],
      revealed: step.revealed,
      hash: action.hash,
      link: action.link ?? null,
      events: step.events,
    });
  }
  return { entries, last: state };
}
