import { isProblem, problem, readRecord, verifyRecord, type Game, type GameRecord, type Problem } from '@corvo/core';
import { loadWholeGame } from '../../session/games.ts';

/** What came of reading a file and playing it again. */
export type Verified =
  | {
      readonly ok: true;
      readonly game: Game;
      readonly record: GameRecord;
      readonly actions: number;
      readonly isHashed: boolean; // not so for a record of older rules: its states looked otherwise
    }
  | {
      readonly ok: false;
      readonly game: Game | undefined;
      readonly record: GameRecord | undefined;
      readonly problem: Problem;
    };

/** Reads a record and checks every claim of it in this browser: the promised seed, every action, every state, the end. */
export async function verifyText(text: string): Promise<Verified> {
  const record = readRecord(text);
  if (isProblem(record)) return { ok: false, game: undefined, record: undefined, problem: record };
  const game = await loadWholeGame(record.header.game);
  if (game === undefined) {
    return {
      ok: false,
      game,
      record: undefined,
      problem: problem('CO-4.1', 'damaged-record', { line: 1, expected: 'game' }),
    };
  }
  const found = verifyRecord(game, record);
  return isProblem(found)
    ? { ok: false, game, record, problem: found }
    : { ok: true, game, record, actions: record.actions.length, isHashed: found.isHashed };
}
