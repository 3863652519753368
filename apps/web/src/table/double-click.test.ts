import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { oneGesture } from './double-click.ts';

/** Does a click on something of that state arrive? `count`: the first, or the second of a double click. */
function arrives(count: number, state: string): boolean {
  const stopPropagation = vi.fn<() => void>();
  const closest = (selectors: string) => (selectors.split(',').includes(state) ? {} : null);
  oneGesture({ detail: count, target: { closest }, stopPropagation } as unknown as MouseEvent);
  return stopPropagation.mock.calls.length === 0;
}

test('the second click of a double click drops nothing that the first has chosen, and reaches nothing behind it', () => {
  for (const state of ['[aria-pressed=true]', '[aria-checked=true]', '[aria-selected=true]', '[data-once]']) {
    expect(arrives(2, state), state).toBe(false);
    expect(arrives(1, state), state).toBe(true); // a click of its own does
    expect(arrives(0, state), state).toBe(true); // as does a key
  }
  expect(arrives(2, '[aria-pressed=false]')).toBe(true); // clicked fast, but not chosen: a unit beside another
});
