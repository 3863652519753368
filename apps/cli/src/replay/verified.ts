import { findGame } from '@corvo/catalogue';
import {
  coreMessages,
  isPlainObject,
  isProblem,
  readRecord,
  say as sayFrom,
  verifyRecord,
  type Game,
  type GameRecord,
  type Problem,
  type Replay,
} from '@corvo/core';
import type { Context } from '../context.ts';
import { readText } from '../files/read.ts';
import { EXIT, type ExitCode } from '../io.ts';
import { Stop } from '../stop.ts';
import { GameWords } from '../words.ts';

const lineOf = (problem: Problem): number => {
  const line = isPlainObject(problem.data) ? problem.data['line'] : undefined;
  return typeof line === 'number' ? line : 1;
};

/** A record that has another form, or other rules, cannot be read; one that lies was read and found untrue. */
const exitFor = ({ code }: Problem): ExitCode =>
  code === 'damaged-record' || code === 'other-rules' ? EXIT.badInput : EXIT.failed;

/** Says what is wrong with the record, also to a program that reads along. */
function refuse({ given, out }: Context, file: string, problem: Problem, sentence: string): Stop {
  if (given.has('json')) out(JSON.stringify({ file, verified: false, problem }));
  return new Stop('error.record', { file, line: lineOf(problem), sentence }, exitFor(problem));
}

export interface VerifiedRecord {
  readonly text: string;
  readonly game: Game;
  readonly record: GameRecord;
  readonly replay: Replay;
  readonly words: GameWords;
}

/** Reads a record and verifies every line of it, or ends the command. */
export function verifiedRecord(context: Context, file: string): VerifiedRecord {
  const { io, language } = context;
  const text = readText(io.cwd, file);
  const record = readRecord(text);
  if (isProblem(record)) {
    const sentence = sayFrom(coreMessages, language, `problem.${record.code}`, record.data);
    throw refuse(context, file, record, sentence);
  }
  const game = findGame(record.header.game);
  if (game === undefined) throw new Stop('error.record-of-unknown-game', { file, game: record.header.game });
  const words = new GameWords(game, language, {}, record.header.seats.length);
  const replay = verifyRecord(game, record);
  if (isProblem(replay)) throw refuse(context, file, replay, words.problem(replay));
  return { text, game, record, replay, words };
}
