import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ensureChromium, findChromium, NoChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'corvo-chromium-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nowhere = join(folder, 'nowhere');
const program = join(folder, 'chromium');
writeFileSync(program, '');
chmodSync(program, 0o755);

test('Chromium is the one that is named, then the one on the path, then Playwright’s own', () => {
  expect(findChromium({ CORVO_CHROMIUM: program, PATH: nowhere }, nowhere)).toBe(program);
  expect(findChromium({ CORVO_CHROMIUM: '', PATH: `${nowhere}:${folder}` }, nowhere)).toBe(program);
  expect(findChromium({ PATH: nowhere }, program)).toBe(program);
  expect(findChromium({ PATH: nowhere }, nowhere)).toBeUndefined();
});

test('a wrong name is said, not passed over', () => {
  expect(() => findChromium({ CORVO_CHROMIUM: nowhere, PATH: folder })).toThrow(NoChromium);
});

test('a machine without Chromium is given one, or says in one sentence what is missing', () => {
  const tried: string[] = [];
  const found = ensureChromium(
    () => (tried.length === 2 ? program : undefined),
    way => tried.push(way),
  );
  expect(found).toBe(program);
  expect(tried[0]).toContain('apt-get install -y -qq chromium');
  expect(tried[1]).toContain('sudo -n');
  tried.length = 0;
  expect(() =>
    ensureChromium(
      () => undefined,
      way => tried.push(way),
    ),
  ).toThrow(/need Chromium.*CORVO_CHROMIUM/);
  expect(tried).toHaveLength(3);
});
