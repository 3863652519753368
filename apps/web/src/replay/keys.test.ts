import { expect, test } from 'vitest';
import { stepByKey } from './keys.ts';

/** What a key does in a replay of nine moves, pressed on something of that kind. */
function done(key: string, over: object = {}, on = 'main'): string[] {
  const seen: string[] = [];
  const stepper = { go: (n: number) => void seen.push(`go ${n}`), step: (by: number) => void seen.push(`step ${by}`) };
  const target = { closest: (selectors: string) => (selectors.split(',').includes(on) ? {} : null) };
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false };
  const isTaken = stepByKey({ key, target: target as unknown as EventTarget, ...none, ...over }, stepper, 9);
  expect(isTaken).toBe(seen.length > 0);
  return seen;
}

test('the arrows step through a replay, Home and End go to its ends', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].flatMap(key => done(key))).toEqual([
    'step -1',
    'step 1',
    'go 0',
    'go 9',
  ]);
  expect(done('a')).toEqual([]);
});

test('who writes, has a list open, or means something else with the key is left alone', () => {
  for (const on of ['input', 'textarea', 'select', '[role=menu]']) expect(done('ArrowLeft', {}, on), on).toEqual([]);
  for (const over of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { shiftKey: true }])
    expect(done('ArrowLeft', over)).toEqual([]);
  expect(done('ArrowRight', { defaultPrevented: true })).toEqual([]); // the court and the map walk with the arrows
});
