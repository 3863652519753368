import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Stop } from '../stop.ts';
import { inFolder } from '../testing.ts';
import { openFolder, Target } from './target.ts';

const isOurs = (text: string): boolean => text.startsWith('ours');
function refused(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Stop) return error.key;
    throw error;
  }
  return 'taken';
}

test('a file is written whole, and nothing else is left beside it', () =>
  inFolder(folder => {
    const target = new Target(folder, 'new.txt', isOurs);
    expect(readdirSync(folder)).toEqual([]);
    target.write('ours, first');
    new Target(folder, 'new.txt', isOurs).write('ours, second');
    expect(readFileSync(join(folder, 'new.txt'), 'utf8')).toBe('ours, second');
    expect(readdirSync(folder)).toEqual(['new.txt']);
  }));

test('what cannot be written is refused before any work is done', () =>
  inFolder(folder => {
    writeFileSync(join(folder, 'theirs.txt'), 'a letter');
    mkdirSync(join(folder, 'sub'));
    expect(refused(() => new Target(folder, 'theirs.txt', isOurs))).toBe('error.not-ours');
    expect(refused(() => new Target(folder, 'sub', isOurs))).toBe('error.not-a-file');
    expect(refused(() => new Target(folder, 'nowhere/x.txt', isOurs))).toBe('error.no-folder');
    expect(refused(() => new Target(folder, 'theirs.txt/x.txt', isOurs))).toMatch(/error\.(not-a-folder|no-folder)/);
    expect(readFileSync(join(folder, 'theirs.txt'), 'utf8')).toBe('a letter');
  }));

test('a folder that is gone when the work is done is said too', () =>
  inFolder(folder => {
    mkdirSync(join(folder, 'sub'));
    const target = new Target(folder, 'sub/x.txt', isOurs);
    rmSync(join(folder, 'sub'), { recursive: true });
    expect(refused(() => target.write('ours'))).toBe('error.write-failed');
  }));

test('a folder for many files is made, but not the way to it', () =>
  inFolder(folder => {
    expect(openFolder(folder, 'records')).toBe(join(folder, 'records'));
    expect(openFolder(folder, 'records')).toBe(join(folder, 'records'));
    expect(refused(() => openFolder(folder, 'no/way'))).toBe('error.no-folder');
    writeFileSync(join(folder, 'file'), '');
    expect(refused(() => openFolder(folder, 'file'))).toBe('error.not-a-folder');
  }));
