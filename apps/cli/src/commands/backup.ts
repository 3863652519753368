import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupData } from '@corvo/server/data';
import type { Command } from '../context.ts';
import { dataMeant, withTroubles } from '../data/folder.ts';
import { EXIT } from '../io.ts';

/** A name that sorts by time: `corvo-2026-11-15-231547.sqlite`. */
const nameAt = (now: Date): string =>
  `corvo-${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.sqlite`;

/** The file that is meant; in a folder it gets a name of its own. */
function fileMeant(path: string): string {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? join(path, nameAt(new Date())) : path;
}

/** `corvo backup /mnt/safe` */
export const command: Command = {
  flags: { data: 'text' },
  words: { min: 0, max: 1 },
  async run(context) {
    const { given, io, say, out } = context;
    const file = fileMeant(resolve(io.cwd, given.words[0] ?? '.'));
    await withTroubles(context, async () => backupData(dataMeant(context), file));
    out(say('data.backed-up', { file, kilobytes: Math.ceil(statSync(file).size / 1024) }));
    return EXIT.ok;
  },
};
