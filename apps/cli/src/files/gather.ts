import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Stop } from '../stop.ts';

/** Folders that never hold anything of ours. */
const isForeign = (name: string): boolean => name === 'node_modules' || name.startsWith('.');

function inFolder(folder: string, end: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap(entry => {
    if (isForeign(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return inFolder(path, end);
    return entry.name.endsWith(end) ? [path] : [];
  });
}

/** The files that were named; a folder stands for every file in it, however deep, whose name ends so. */
export function gatherFiles(cwd: string, names: readonly string[], end: string): string[] {
  const found = names.flatMap(name => {
    const path = resolve(cwd, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) throw new Stop('error.no-file', { file: name });
    if (!stat.isDirectory()) return [path];
    const files = inFolder(path, end);
    if (files.length === 0) throw new Stop('error.no-scenarios', { file: name });
    return files;
  });
  // As people would name them, from where they are.
  return [...new Set(found)].map(path => {
    const near = relative(cwd, path);
    return near.startsWith('..') ? path : near;
  });
}
