/** `npm start`: builds the client where it is stale, then runs the server in this very process, so that signals reach it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStale } from './client.ts';

const root = join(import.meta.dirname, '..');

if (existsSync(join(root, 'apps/web/vite.config.ts')) && isStale(root)) {
  process.stderr.write('corvo: building the client…\n');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.stderr.write('corvo: the client could not be built; the server starts without a new one\n');
}
await import('../apps/server/src/main.ts');
