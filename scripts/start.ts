/** `npm start`: builds the client where it is stale, then runs the server in this very process, so that signals reach it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from './client.ts';

const root = join(import.meta.dirname, '..');

if (existsSync(join(root, 'apps/web/vite.config.ts')) && !buildClient(root))
  process.stderr.write('corvo: the client could not be built; the server starts without a new one\n');
await import('../apps/server/src/main.ts');
