import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the client is made of: its own files, and the packages it imports as they are. */
const SOURCES = [
  'apps/web/{index.html,vite.config.ts,package.json}',
  'apps/web/{src,public,build}/**/*',
  'packages/*/src/**/*',
  'games/*/{src,facts}/**/*',
  'docs/rules/**/*.md',
  'package-lock.json',
];
const TEST = /\.(test|fixture)\.tsx?$/;

/** Has anything changed since the client was built? Also true where it has never been. */
export function isStale(root: string): boolean {
  const built = join(root, 'apps/web/dist/index.html');
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  return globSync(SOURCES, { cwd: root }).some(file => !TEST.test(file) && statSync(join(root, file)).mtimeMs > since);
}

/** Builds the client where it is stale. Answers whether there is an up-to-date one now. */
export function buildClient(root: string): boolean {
  if (!isStale(root)) return true;
  process.stderr.write('corvo: building the client…\n');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' }, // tests run under another one
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}
