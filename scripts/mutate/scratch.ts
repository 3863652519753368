import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PREFIX = 'corvo-mutate-';

/** A copy of the tree in which changes are planted; the tree itself is only read. */
export interface Scratch {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
}

export function makeScratch(root: string, files: readonly string[]): Scratch {
  removeOrphans();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  linkPackages(root, folder);
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove); // also where somebody stops us halfway
  return {
    folder,
    write: (file, text) => writeFileSync(join(folder, file), text),
    remove() {
      process.removeListener('exit', remove);
      remove();
    },
  };
}

/** Installed packages are linked one by one, so that `@corvo/…` means the copy and not the tree it was made from. */
function linkPackages(root: string, folder: string): void {
  for (const place of placesOfPackages(root)) {
    mkdirSync(join(folder, place), { recursive: true });
    for (const name of readdirSync(join(root, place))) {
      if (name === '@corvo') continue;
      if (!name.startsWith('.') || name === '.bin') symlinkSync(join(root, place, name), join(folder, place, name));
    }
  }
  for (const group of ['packages', 'games', 'apps']) {
    for (const name of namesIn(join(folder, group))) {
      mkdirSync(join(folder, 'node_modules/@corvo'), { recursive: true });
      symlinkSync(join(folder, group, name), join(folder, 'node_modules/@corvo', name));
    }
  }
}

/** npm puts packages into a workspace of their own where two versions are wanted. */
function placesOfPackages(root: string): string[] {
  const groups = ['packages', 'games', 'apps'];
  const inside = groups.flatMap(group => namesIn(join(root, group)).map(name => `${group}/${name}/node_modules`));
  return ['node_modules', ...inside].filter(place => namesIn(join(root, place)).length > 0);
}

/** A run that was killed outright could not clear up. */
function removeOrphans(): void {
  for (const name of namesIn(tmpdir())) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // somebody else's
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
