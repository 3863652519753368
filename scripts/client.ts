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
