import { expect, test } from 'vitest';
import { SHAPES, type AskShape } from '@corvo/core';
import { allotted, chosen, emptyDraft, isPicking, missing, moved, partsOf, toggle } from './draft.ts';

const pick = (ask: AskShape, ...items: string[]) => {
  if (!isPicking(ask)) throw new Error('this picks nothing');
  return items.reduce((draft, item) => toggle(ask, draft, item), emptyDraft(ask));
};

test('one of several: another choice takes the place of the first, the same one again drops it', () => {
  const ask: AskShape = { kind: 'card', from: ['a', 'b'], optional: false };
  expect(pick(ask, 'a', 'b')).toEqual({ card: 'b' });
  expect(pick(ask, 'a', 'a')).toBeNull();
  expect(missing(ask, null)).toBe(1);
});

test('some of several: what does not fit any more pushes out the oldest', () => {
  for (const kind of ['cards', 'areas', 'units'] as const) {
    const ask: AskShape = { kind, from: ['a', 'b', 'c'], min: 2, max: 2 };
    expect(chosen(ask, pick(ask, 'a', 'b', 'c'))).toEqual(['b', 'c']);
    expect(chosen(ask, pick(ask, 'a', 'b', 'a'))).toEqual(['b']);
    expect(missing(ask, pick(ask, 'a'))).toBe(1);
  }
});

test('every shape of the core starts with a draft that its own code can judge', () => {
  const asks: AskShape[] = [
    { kind: 'option', from: ['a'] },
    { kind: 'card', from: ['a'], optional: true },
    { kind: 'cards', from: ['a'], min: 0, max: 1 },
    { kind: 'areas', from: ['a'], min: 0, max: 1 },
    { kind: 'units', from: ['a'], min: 0, max: 1 },
    { kind: 'amount', min: 0, max: 3 },
    { kind: 'ranking', of: ['ada', 'bob'] },
    { kind: 'allotment', to: ['ada', 'bob'], min: 0, max: 3 },
  ];
  expect(asks.map(({ kind }) => kind).sort()).toEqual(Object.keys(SHAPES).sort());
  for (const ask of asks) {
    const draft = emptyDraft(ask);
    expect(draft === null || SHAPES[ask.kind].hasForm(draft)).toBe(true);
  }
});

test('what is chosen of an option is known without all the options', () => {
  expect(chosen({ kind: 'option' }, { option: 'north' })).toEqual(['north']);
});

test('places in an order change with their neighbour and stay inside the list', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});

test('shares never exceed what there is to give', () => {
  expect(allotted({ ada: 2, bob: 0 }, 'bob', 5, 3)).toEqual({ ada: 2, bob: 1 });
  expect(allotted({ ada: 2, bob: 1 }, 'ada', -1, 3)).toEqual({ ada: 0, bob: 1 });
});

test.each([
  [null, 0],
  [{ option: 'north' }, 0],
  [{ orders: { pyke: 'march-zero', seagard: 'raid' } }, 2],
  [{ from: 'pyke', moves: [{ to: 'seagard', units: { footman: 1 } }], leave: false }, 1],
])('a draft is made of parts: %j of %i', (draft, parts) => {
  expect(partsOf(draft)).toBe(parts);
});
