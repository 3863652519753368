import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a tree that git knows or would take, as paths with `/`. */
export function filesOf(root: string): string[] {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (listed.status !== 0) throw new Error(`git cannot list the files of ${root}: ${listed.stderr}`);
  return [...new Set(listed.stdout.split('\0'))].filter(file => file !== '' && existsSync(join(root, file)));
}

export function readSource(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export function isTest(file: string): boolean {
  return /^((packages|games|apps)\/[^/]+\/src|scripts|bench)\/.*\.test\.ts$/.test(file);
}

/**
 * Where changes are planted: the sources of every package. Not in what is data for people (texts, lessons, maps), nor
 * in what serves tests alone; and not in components, which only a browser can judge.
 */
export function isPlantable(file: string): boolean {
  return /^(packages|games|apps)\/[^/]+\/src\/.*\.ts$/.test(file) && !NOT_PLANTED.test(file);
}

const NOT_PLANTED =
  /\.(test|fixture|d)\.ts$|\/(texts|lessons|toys|testing|dev)\/|\/([a-z-]+-)?texts(-[a-z-]+)?\.ts$|\/src\/(oracle|wrong-answers)\.ts$/;

/** Whether a file is the path or lies in it; `.` is everything. */
export function isWithin(file: string, path: string): boolean {
  const folder = path.replace(/^\.\//, '').replace(/\/+$/, '');
  return folder === '' || folder === '.' || file === folder || file.startsWith(`${folder}/`);
}
