import { resolve } from 'node:path';
import { nameOfData, restoreData } from '@corvo/server/data';
import type { Command } from '../context.ts';
import { dataMeant, withTroubles } from '../data/folder.ts';
import { EXIT } from '../io.ts';

/** `corvo restore corvo-2026-11-15-231547.sqlite --force` */
export const command: Command = {
  flags: { data: 'text', force: 'switch' },
  words: { min: 1, max: 1 },
  async run(context) {
    const { given, io, say, out } = context;
    const file = resolve(io.cwd, given.words[0] ?? '');
    const folder = await withTroubles(context, async () => {
      const meant = dataMeant(context);
      await restoreData(file, meant, given.has('force'));
      return nameOfData(meant);
    });
    out(say('data.restored', { file, folder }));
    return EXIT.ok;
  },
};
