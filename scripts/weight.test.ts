import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUDGET, partsOf, weightOf } from '../apps/web/build/weight.ts';
import { ROOT } from './checks.ts';

const dist = mkdtempSync(join(tmpdir(), 'corvo-weight-'));
beforeAll(() => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', dist],
    // Vitest says that this is a test; the pages are to be built as they are sent.
    { cwd: join(ROOT, 'apps/web'), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`the client could not be built: ${stderr}`);
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

test('the pages stay light: script and style until the first board, and everything together', () => {
  const parts = partsOf(dist);

  expect(parts.unknown, 'fetched on demand: weigh it, or name it among what comes later').toEqual([]);
  expect(weightOf(dist, parts.script)).toBeLessThan(BUDGET.script);
  expect(weightOf(dist, parts.style)).toBeLessThan(BUDGET.style);
  expect(weightOf(dist, parts.all)).toBeLessThan(BUDGET.all);
});

test('a worker of bots shares the rules with the page and brings nothing that needs a window', () => {
  const page = partsOf(dist, ['index.html', 'src/board/hand-of-the-king/kit.tsx']).script;
  const worker = partsOf(dist, ['src/local/workers/hand-of-the-king.ts']).script;
  const shared = worker.filter(file => page.includes(file));

  expect(weightOf(dist, shared)).toBeGreaterThan(weightOf(dist, worker) / 2);
  for (const file of worker) expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/\b(document|window)\./);
});
