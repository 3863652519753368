import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './checks.ts';

const LIST = 'packages/catalogue/src/manifests.ts';

/** A copy of the whole tree, in which the catalogue can have other games. It shares what is installed. */
export interface Tree {
  readonly root: string;
  /** Puts a game that lies in its folder on the list, at the end of it. */
  add(id: string): void;
  /** Takes a game off the list; its folder and everything else stays. */
  remove(id: string): void;
  /** Writes a file of the copy. */
  write(file: string, text: string): void;
  /** Runs one of our programs in the copy, with this on its standard input. */
  run(args: readonly string[], input?: string): SpawnSyncReturns<string>;
  /** Builds its pages; answers their folder. */
  build(): string;
  dispose(): void;
}

function copySources(root: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT });
  const files = listed.toString().split('\0').filter(Boolean);
  for (const folder of new Set(files.map(dirname))) mkdirSync(join(root, folder), { recursive: true });
  for (const file of files) cpSync(join(ROOT, file), join(root, file), { force: false, errorOnExist: false });
}

/** Links to what is installed; our own packages are those of the copy. */
function linkPackages(root: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(to, '@corvo'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@corvo') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@corvo')))
    symlinkSync(readlinkSync(join(from, '@corvo', name)), join(to, '@corvo', name));
}

export function copyOfTree(): Tree {
  const root = mkdtempSync(join(tmpdir(), 'corvo-tree-'));
  copySources(root);
  linkPackages(root);
  const change = (by: (list: string) => string): void => {
    const before = readFileSync(join(root, LIST), 'utf8');
    const after = by(before);
    if (after === before) throw new Error('the list of games stays as it was');
    writeFileSync(join(root, LIST), after);
  };
  const run: Tree['run'] = (args, input = '') =>
    spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', input });
  return {
    root,
    run,
    add(id) {
      const link = join(root, 'node_modules/@corvo', id);
      if (!existsSync(link)) symlinkSync(`../../games/${id}`, link);
      change(list => `import { manifest as added } from '@corvo/${id}/manifest';\n${list}`);
      change(list => list.replace(/(const MANIFESTS: readonly Manifest\[\] = \[[^\]]*?),?\s*\]/, '$1, added]'));
    },
    remove(id) {
      change(list => {
        const line = new RegExp(`^import \\{ manifest as (\\w+) \\} from '@corvo/${id}/manifest';\\n`, 'm');
        const [found = '', name = ''] = line.exec(list) ?? [];
        return list.replace(found, '').replace(new RegExp(`\\b${name},\\s*|,\\s*${name}\\b(?=\\s*,?\\s*\\])`), '');
      });
    },
    write(file, text) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    build() {
      const dist = join(root, 'apps/web/dist');
      const vite = join(root, 'node_modules/vite/bin/vite.js');
      const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
        cwd: join(root, 'apps/web'),
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' }, // tests run under another one
      });
      if (status !== 0) throw new Error(`the client could not be built: ${stderr}`);
      return dist;
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}
