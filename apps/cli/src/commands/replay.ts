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
} from '@corvo/core';
import type { Command, Context } from '../context.ts';
import { readText } from '../files/read.ts';
import { EXIT, type ExitCode } from '../io.ts';
import { filmOf, type Scene } from '../replay/film.ts';
import { Projector } from '../replay/show.ts';
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

interface Verified {
  readonly game: Game;
  readonly record: GameRecord;
  readonly scenes: readonly Scene[];
  readonly words: GameWords;
}

function verify(context: Context, file: string): Verified {
  const { io, language } = context;
  const record = readRecord(readText(io.cwd, file));
  if (isProblem(record)) {
    const sentence = sayFrom(coreMessages, language, `problem.${record.code}`, record.data);
    throw refuse(context, file, record, sentence);
  }
  const game = findGame(record.header.game);
  if (game === undefined) throw new Stop('error.record-of-unknown-game', { file, game: record.header.game });
  const words = new GameWords(game, language);
  const replay = verifyRecord(game, record);
  if (isProblem(replay)) throw refuse(context, file, replay, words.problem(replay));
  return { game, record, scenes: filmOf(game, record, replay), words };
}

function asJson(file: string, { record, scenes }: Verified, from: number, to: number): string {
  const { header, end, actions } = record;
  return JSON.stringify({
    file,
    verified: true,
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats: header.seats,
    commitment: header.commitment,
    seed: end.seed,
    outcome: end.outcome,
    count: actions.length,
    actions: scenes.slice(Math.max(1, from), to + 1).map(({ action, events }) => ({ ...action, events })),
  });
}

/** `corvo replay game.jsonl` */
export const command: Command = {
  flags: { from: 'text', to: 'text', quiet: 'switch', json: 'switch' },
  words: { min: 1, max: 1 },
  async run(context) {
    const { given, io, say, out, paint } = context;
    const file = given.words[0] as string;
    const verified = verify(context, file);
    const last = verified.record.actions.length;
    const from = given.whole('from', 0, last) ?? 0;
    const to = given.whole('to', from, last) ?? last;
    if (given.has('json')) {
      out(asJson(file, verified, from, to));
      return EXIT.ok;
    }
    const projector = new Projector(context, verified.words, verified.scenes);
    if (!given.has('quiet')) {
      if (io.stdin.isTTY === true && io.stdout.isTTY === true) {
        if (!(await projector.stepThrough(from, to))) return EXIT.interrupted;
      } else projector.all(from, to);
    }
    projector.ending();
    out(paint(say('replay.verified', { count: last, commitment: verified.record.header.commitment }), 'good'));
    return EXIT.ok;
  },
};
