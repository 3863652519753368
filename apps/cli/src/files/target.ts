import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { EXIT } from '../io.ts';
import { Stop } from '../stop.ts';

/** Does this text come from Corvo? Then it may be replaced. */
export type IsOurs = (text: string) => boolean;

function demandFolder(folder: string): void {
  let found;
  try {
    found = statSync(folder, { throwIfNoEntry: false });
  } catch {
    found = undefined; // a part of the path is a file
  }
  if (found === undefined) throw new Stop('error.no-folder', { folder });
  if (!found.isDirectory()) throw new Stop('error.not-a-folder', { folder });
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Stop('error.folder-not-writable', { folder });
  }
}

/** Permissions do not tell everything, as on a disk that is full or read-only: only trying does. */
function demandWritable(folder: string): void {
  const draft = join(folder, `.corvo.${randomBytes(4).toString('hex')}`);
  try {
    writeFileSync(draft, '', { flag: 'wx' });
    rmSync(draft);
  } catch {
    throw new Stop('error.folder-not-writable', { folder });
  }
}

function demandFree(path: string, isOurs: IsOurs): void {
  let found;
  try {
    found = statSync(path, { throwIfNoEntry: false });
  } catch {
    throw new Stop('error.cannot-write', { file: path });
  }
  if (found === undefined) return;
  if (!found.isFile()) throw new Stop('error.not-a-file', { file: path });
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Stop('error.cannot-write', { file: path });
  }
  if (text !== '' && !isOurs(text)) throw new Stop('error.not-ours', { file: path });
}

/** A file to be written later. It is looked at now, so that no work is done for nothing. */
export class Target {
  readonly path: string;

  constructor(cwd: string, path: string, isOurs: IsOurs) {
    this.path = resolve(cwd, path);
    demandFolder(dirname(this.path));
    demandFree(this.path, isOurs);
  }

  /** This file, if its folder lets itself be written to. */
  tried(): this {
    demandWritable(dirname(this.path));
    return this;
  }

  /** All or nothing: the text goes to a file beside it, which then takes its name. */
  write(text: string): void {
    const draft = join(dirname(this.path), `.${basename(this.path)}.${randomBytes(4).toString('hex')}`);
    try {
      writeFileSync(draft, text, { flag: 'wx' });
      renameSync(draft, this.path);
    } catch (error) {
      rmSync(draft, { force: true });
      const why = error instanceof Error ? error.message : String(error);
      throw new Stop('error.write-failed', { file: this.path, why }, EXIT.failed);
    }
  }
}

/** A folder for many files: made if it is missing, as long as what should hold it is there. */
export function openFolder(cwd: string, path: string): string {
  const folder = resolve(cwd, path);
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      demandFolder(dirname(folder));
      throw new Stop('error.folder-not-made', { folder });
    }
  }
  demandFolder(folder);
  demandWritable(folder);
  return folder;
}
