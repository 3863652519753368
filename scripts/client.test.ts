import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clientFolder, isStale } from './client.ts';

const root = mkdtempSync(join(tmpdir(), 'corvo-client-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, time: number): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), '');
  utimesSync(join(root, file), time, time);
}

test('the client is built again when something it is made of has changed, and only then', () => {
  write('apps/web/src/main.tsx', 100);
  write('packages/core/src/index.ts', 100);
  utimesSync(join(root, 'apps/web/src'), 100, 100);
  utimesSync(join(root, 'packages/core/src'), 100, 100);
  expect(isStale(root)).toBe(true);
  write('apps/web/dist/index.html', 200);
  expect(isStale(root)).toBe(false);
  write('packages/core/src/index.ts', 300);
  expect(isStale(root)).toBe(true);
  write('apps/web/dist/index.html', 400);
  write('packages/core/src/deep/x.test.ts', 500);
  utimesSync(join(root, 'packages/core/src/deep'), 100, 100);
  expect(isStale(root)).toBe(false);
});

test('a client that is named is taken as it is; an up-to-date one is not built again', () => {
  expect(clientFolder(root, join(root, 'elsewhere'))).toBe(join(root, 'elsewhere'));
  expect(isStale(root)).toBe(false);
  expect(clientFolder(root, '')).toBe(join(root, 'apps/web/dist'));
});
