import type { Game, GameRecord } from '@corvo/core';
import type { Command, Context } from '../context.ts';
import { EXIT } from '../io.ts';
import { timelineOf, type TimelinePoint } from '../replay/timeline.ts';
import { RecordPlayer } from '../replay/player.ts';
import { verifiedRecord } from '../replay/verified.ts';
import type { GameWords } from '../words.ts';

interface Verified {
  readonly game: Game;
  readonly record: GameRecord;
  readonly timeline: readonly TimelinePoint[];
  readonly isHashed: boolean;
  readonly words: GameWords;
}

function verify(context: Context, file: string): Verified {
  const { game, record, replay, words } = verifiedRecord(context, file);
  return { game, record, timeline: timelineOf(game, record, replay), isHashed: replay.isHashed, words };
}

function asJson(file: string, { record, timeline, isHashed }: Verified, from: number, to: number): string {
  const { header, end, actions } = record;
  return JSON.stringify({
    file,
    verified: true,
    hashes: isHashed ? 'equal' : 'of-older-rules',
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats: header.seats,
    commitment: header.commitment,
    seed: end.seed,
    outcome: end.outcome,
    count: actions.length,
    actions: timeline.slice(Math.max(1, from), to + 1).map(({ action, events }) => ({ ...action, events })),
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
    const player = new RecordPlayer(context, verified.words, verified.timeline);
    if (!given.has('quiet')) {
      if (io.stdin.isTTY === true && io.stdout.isTTY === true) {
        if (!(await player.stepThrough(from, to))) return EXIT.interrupted;
      } else player.all(from, to);
    }
    player.ending();
    const { commitment, rules } = verified.record.header;
    const words = verified.isHashed ? 'replay.verified' : 'replay.verified-older';
    out(paint(say(words, { count: last, commitment, rules }), 'good'));
    return EXIT.ok;
  },
};
