import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the types of a tree fit, as far as they can see the file. */
export function isTyped(folder: string, file: string): boolean {
  const project = file.startsWith('apps/web/') ? 'apps/web/tsconfig.json' : 'tsconfig.json';
  const tsc = join(folder, 'node_modules/.bin/tsc');
  if (!existsSync(join(folder, project))) return true;
  // That a name is no longer used tells nothing: whoever forgets a call does not leave its import behind.
  const lenient = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
  const { status, error } = spawnSync(tsc, ['--project', project, ...lenient], { cwd: folder, stdio: 'ignore' });
  if (error) throw error;
  return status === 0;
}
