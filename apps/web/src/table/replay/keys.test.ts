import { afterEach, expect, test, vi } from 'vitest';
import { stepByKey } from './keys.ts';

/** What of an element a key has to know. */
interface On {
  readonly tagName: string;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  readonly overflowY: string;
  readonly parentElement: On | null;
}
const within = (parentElement: On | null, over: Partial<On> = {}): On => ({
  tagName: 'SECTION',
  scrollHeight: 400,
  clientHeight: 400,
  overflowY: 'visible',
  ...over,
  parentElement,
});
const html = within(null, { tagName: 'HTML', scrollHeight: 900, overflowY: 'auto' });
const body = within(html, { tagName: 'BODY', scrollHeight: 900, overflowY: 'auto' });
const main = within(body);

afterEach(() => void vi.unstubAllGlobals());

/** What a key does in a replay of nine moves, pressed on something of that kind. */
function done(key: string, over: object = {}, kind = 'main', on: On = main): string[] {
  vi.stubGlobal('getComputedStyle', ({ overflowY }: On) => ({ overflowY }));
  const seen: string[] = [];
  const stepper = { go: (n: number) => void seen.push(`go ${n}`), step: (by: number) => void seen.push(`step ${by}`) };
  const target = { ...on, closest: (selectors: string) => (selectors.split(',').includes(kind) ? {} : null) };
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false };
  const isTaken = stepByKey({ key, target: target as unknown as EventTarget, ...none, ...over }, stepper, 9);
  expect(isTaken).toBe(seen.length > 0);
  return seen;
}
const STEPS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ' '];
const doneOn = (on: On): string[] => STEPS.flatMap(key => done(key, {}, 'main', on));

test('the arrows step through a replay, Home and End go to its ends', () => {
  expect(doneOn(main)).toEqual(['step -1', 'step 1', 'go 0', 'go 9']);
  expect(doneOn(body)).toEqual(['step -1', 'step 1', 'go 0', 'go 9']); // also where the page itself is long
  expect(done('a')).toEqual([]);
});

test('a panel that scrolls keeps Home and End, and the arrows up and down, while the keyboard is in it', () => {
  const panel = within(body, { scrollHeight: 900, overflowY: 'auto' });
  expect(doneOn(panel)).toEqual(['step -1', 'step 1']);
  expect(doneOn(within(within(panel)))).toEqual(['step -1', 'step 1']); // a line of the log
  // One that has room for everything, or only cuts off, has no use for them.
  for (const over of [{ overflowY: 'auto' }, { scrollHeight: 900, overflowY: 'hidden' }, { scrollHeight: 900 }])
    expect(doneOn(within(body, over)), JSON.stringify(over)).toEqual(['step -1', 'step 1', 'go 0', 'go 9']);
});

test('who writes, has a list open, or means something else with the key is left alone', () => {
  for (const on of ['input', 'textarea', 'select', '[role=menu]']) expect(done('ArrowLeft', {}, on), on).toEqual([]);
  for (const over of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { shiftKey: true }])
    expect(done('ArrowLeft', over)).toEqual([]);
  expect(done('ArrowRight', { defaultPrevented: true })).toEqual([]); // the court and the map walk with the arrows
});
