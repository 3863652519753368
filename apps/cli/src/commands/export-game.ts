import { isProblem, say as sayFrom } from '@corvo/core';
import { protocolMessages } from '@corvo/protocol';
import { exportGame } from '@corvo/server/data';
import type { Command } from '../context.ts';
import { dataMeant, withTroubles } from '../data/folder.ts';
import { isRecord } from '../files/record.ts';
import { Target } from '../files/target.ts';
import { EXIT } from '../io.ts';
import { Stop } from '../stop.ts';

/** `corvo export-game TABLE game.jsonl` */
export const command: Command = {
  flags: { data: 'text' },
  words: { min: 1, max: 2 },
  async run(context) {
    const { given, io, language, say, out } = context;
    const [table = '', file] = given.words;
    const target = file === undefined ? undefined : new Target(io.cwd, file, isRecord).tried();
    const record = await withTroubles(context, () => exportGame(dataMeant(context), table));
    if (isProblem(record)) {
      const sentence = sayFrom(protocolMessages, language, `problem.${record.code}`, record.data);
      throw new Stop('error.in-words', { sentence: `${sentence} (${record.clause})` }, EXIT.failed);
    }
    if (target === undefined) io.stdout.write(record);
    else {
      target.write(record);
      out(say('data.exported', { table, file: target.path }));
    }
    return EXIT.ok;
  },
};
