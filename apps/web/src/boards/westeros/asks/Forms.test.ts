import type { Request } from '@corvo/core';
import { firstEdition } from '@corvo/first-edition';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hasForm } from '../../../kit/asks/forms.ts';
import { makeWords } from '../../../kit/words.ts';
import type { MapAsk } from './drafts.ts';
import { WesterosForm } from './Forms.tsx';
import { westerosAsks } from './index.ts';

/** Every question of the map, with how many controls its form must have. */
const ASKS: readonly (readonly [controls: number, ask: MapAsk])[] = [
  [3, { kind: 'units', from: { a: { footman: 2, ship: 1 }, b: { knight: 1 } }, need: 2, worth: null }],
  [2, { kind: 'orders', areas: ['a', 'b'], tokens: { march: 1 }, stars: 0, most: 2 }],
  [3, { kind: 'raid', from: { a: { targets: ['b', 'c'], most: 1 } } }],
  [
    5,
    {
      kind: 'march',
      from: {
        a: { units: { knight: 1, footman: 2 }, reach: { knight: ['b', 'c'], footman: ['b'] }, mayLeave: true },
      },
    },
  ],
  [2, { kind: 'muster', areas: { a: { points: 2, offers: { footman: 1, 'footman>knight': 1 } } } }],
];

test.each(ASKS.map(([controls, ask]) => [ask.kind, controls, ask] as const))(
  'a question for %s has a form in which all of it can be chosen',
  (_kind, controls, ask) => {
    const request = { id: 1, seat: 'stark', ask, why: 'x', clause: '1E-1', answered: false } as unknown as Request;
    const html = renderToStaticMarkup(
      createElement(WesterosForm, {
        words: makeWords('en', key => key, firstEdition, []),
        request,
        draft: westerosAsks.empty(ask),
        onDraft: () => {},
        disabled: false,
      }),
    );
    expect((html.match(/<(input|select)\b/g) ?? []).length).toBe(controls);
    expect(html).toContain('<legend>');
  },
);

test('the questions of the map are the board’s own, those of the core are not', () => {
  for (const [, ask] of ASKS) {
    expect(westerosAsks.isOwn(ask)).toBe(true);
    expect(hasForm(ask, westerosAsks)).toBe(true);
  }
  expect(westerosAsks.isOwn({ kind: 'units', from: ['a'] } as { kind: string })).toBe(false); // a list of names
  expect(westerosAsks.isOwn({ kind: 'card' })).toBe(false);
  expect(hasForm({ kind: 'orders' })).toBe(false); // without the board that knows it
});
