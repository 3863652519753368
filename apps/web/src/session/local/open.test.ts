import { readFileSync } from 'node:fs';
import { firstEdition } from '@corvo/first-edition';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStore } from '../../base/lib/device-store.ts';
import { openLocalGame } from './open.ts';
import type { Older, SavedGame } from './saved.ts';

const KEPT = readFileSync(new URL('./older-2026-11.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as [string, SavedGame & Older]);
const older = (name: string): SavedGame & Older => KEPT.find(([found]) => found === name)![1];

const map = new Map<string, string>();
const store = {
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, value: string) => void map.set(key, value),
  removeItem: (key: string) => void map.delete(key),
};

beforeEach(() => {
  map.clear();
  const page = { hidden: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('window', { localStorage: store, ...page });
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', store);
});
afterEach(() => vi.unstubAllGlobals());

test('CO-7.14 a game that was kept under an older number which plays alike goes on', async () => {
  const saved = older('sealed');
  deviceStore().setItem(`corvo.local.${saved.id}`, JSON.stringify(saved));
  const session = await openLocalGame(saved.id);
  expect(session?.snapshot()).toMatchObject({ outcome: null });
  expect(
    session
      ?.snapshot()
      .game.waiting(session.snapshot().view.open)
      .some(({ answered }) => answered),
  ).toBe(true);
  expect(saved.rules).toBeLessThan(firstEdition.rules);
  expect(session?.snapshot().game.rules).toBe(saved.rules); // by the rules it began with
  session?.close();
});

test('a game of rules that play otherwise, or of rules to come, is not opened', async () => {
  const saved = older('sealed');
  for (const rules of [1, 9_999]) {
    deviceStore().setItem(`corvo.local.${saved.id}`, JSON.stringify({ ...saved, rules }));
    expect(await openLocalGame(saved.id)).toBeUndefined();
  }
});
