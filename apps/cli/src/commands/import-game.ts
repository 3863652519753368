import { isProblem } from '@corvo/core';
import { importGame } from '@corvo/server/data';
import type { Command } from '../context.ts';
import { dataMeant, withTroubles } from '../data/folder.ts';
import { EXIT } from '../io.ts';
import { verifiedRecord } from '../replay/verified.ts';
import { Stop } from '../stop.ts';

/** `corvo import-game game.jsonl` */
export const command: Command = {
  flags: { data: 'text' },
  words: { min: 1, max: 1 },
  async run(context) {
    const { given, say, out } = context;
    const [file = ''] = given.words;
    const { text, record, words } = verifiedRecord(context, file);
    const brought = await withTroubles(context, () => importGame(dataMeant(context), text));
    if (isProblem(brought)) throw new Stop('error.in-words', { sentence: words.problem(brought) }, EXIT.failed);
    out(say('data.imported', { title: words.title(), count: record.actions.length, table: brought.id }));
    return EXIT.ok;
  },
};
