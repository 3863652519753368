/**
 * A restore that leaves a copy of the folder behind as it is just before it is touched, each time: what would be there if
 * the power were cut at that moment.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { syncBuiltinESMExports } from 'node:module';
import { restoreFolder } from '../storage/backup.ts';

const [file = '', folder = '', copies = ''] = process.argv.slice(2);
let touched = 0;
const copied =
  <A extends unknown[], R>(change: (...given: A) => R) =>
  (...given: A): R => {
    // By another process: to close a file here would give up the locks that SQLite holds on it.
    spawnSync('cp', ['-r', folder, join(copies, String(++touched))]);
    return change(...given);
  };
fs.renameSync = copied(fs.renameSync);
fs.rmSync = copied(fs.rmSync) as typeof fs.rmSync;
fs.fsyncSync = copied(fs.fsyncSync);
fs.openSync = copied(fs.openSync);
syncBuiltinESMExports();
await restoreFolder(file, folder, true);
process.stdout.write(String(touched));
