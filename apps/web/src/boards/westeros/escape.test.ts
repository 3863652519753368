import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isEscapeFor } from './escape.ts';

/** A part of the page, known by one selector; what lies in it is found there by a list of selectors. */
class Part {
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  matches(selectors: string): boolean {
    return selectors.split(',').includes(this.#name);
  }
  closest(selectors: string): Part | null {
    return this.matches(selectors) ? this : null;
  }
}

/** Who takes the key, with these parts on the page and the focus in one of them. */
function taken(onPage: readonly string[], focus: string, key = 'Escape', defaultPrevented = false): string[] {
  const querySelector = (selectors: string): Part | null =>
    onPage.map(name => new Part(name)).find(part => part.matches(selectors)) ?? null;
  vi.stubGlobal('document', { querySelector });
  const event = { key, defaultPrevented, target: new Part(focus) } as unknown as KeyboardEvent;
  return (['.wt-over', '.wt-round'] as const).filter(
    own => onPage.includes(own) && isEscapeFor(own, event), // only what is there listens
  );
}

beforeEach(() => void vi.stubGlobal('Element', Part));
afterEach(() => void vi.unstubAllGlobals());

test('Escape puts the card of a round away, or first the overlay that lies over it', () => {
  expect(taken(['.wt-round'], 'body')).toEqual(['.wt-round']);
  expect(taken(['.wt-round', '.wt-over'], 'body')).toEqual(['.wt-over']);
  expect(taken(['.wt-over'], 'body')).toEqual(['.wt-over']);
});

test('what holds the focus goes first', () => {
  expect(taken(['.wt-round', '.wt-over'], '.wt-round')).toEqual(['.wt-round']);
  expect(taken(['.wt-round', '.wt-over'], '.wt-over')).toEqual(['.wt-over']);
  for (const other of ['.beside', '.wt-info', '.chat input'])
    expect(taken(['.wt-round', '.wt-over', other], other), other).toEqual([]);
  expect(taken(['.wt-round', '.beside'], 'body')).toEqual(['.wt-round']); // open, and not where the reader is
});

test('under a menu, a dialog or the wheel of orders nothing hears it', () => {
  for (const above of ['[role=menu]', 'dialog[open]', '.wt-wheel'])
    expect(taken(['.wt-round', '.wt-over', above], 'body'), above).toEqual([]);
});

test('another key, or one that was taken already, is nobody’s', () => {
  expect(taken(['.wt-round'], 'body', 'Enter')).toEqual([]);
  expect(taken(['.wt-round'], 'body', 'Escape', true)).toEqual([]);
});
