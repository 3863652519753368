/** A restore that is killed, as by a power cut, just before it touches the folder for the so-manieth time. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { restoreFolder } from '../storage/backup.ts';

const [file = '', folder = '', kill = '0'] = process.argv.slice(2);
let left = Number(kill);
const counted =
  <A extends unknown[], R>(change: (...given: A) => R) =>
  (...given: A): R => {
    if (--left === 0) process.kill(process.pid, 'SIGKILL');
    return change(...given);
  };
fs.renameSync = counted(fs.renameSync);
fs.rmSync = counted(fs.rmSync) as typeof fs.rmSync;
fs.fsyncSync = counted(fs.fsyncSync);
fs.openSync = counted(fs.openSync);
syncBuiltinESMExports();
await restoreFolder(file, folder, true);
process.stdout.write(String(Number(kill) - left));
