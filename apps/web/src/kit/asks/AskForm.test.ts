import { SHAPES, type AskShape, type Plain, type Request } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeWords } from '../words.ts';
import { AskForm } from './AskForm.tsx';
import { hasForm } from './forms.ts';
import { emptyDraft, type AnyAsk } from './draft.ts';

const words = makeWords('en', key => key, handOfTheKing, [
  { seat: 'ada', name: 'Ada' },
  { seat: 'bruno', name: 'Bruno' },
]);

/** Every question of the core, with how many controls its form must have. */
const ASKS: readonly (readonly [controls: number, ask: AskShape])[] = [
  [2, { kind: 'option', from: ['a', 'b'] }],
  [3, { kind: 'card', from: ['a', 'b'], optional: true }],
  [2, { kind: 'cards', from: ['a', 'b'], min: 1, max: 2 }],
  [2, { kind: 'areas', from: ['a', 'b'], min: 1, max: 1 }],
  [3, { kind: 'units', from: ['a', 'b', 'c'], min: 0, max: 3 }],
  [1, { kind: 'amount', min: 0, max: 5 }],
  [4, { kind: 'ranking', of: ['ada', 'bruno'] }], // up and down for each
  [2, { kind: 'allotment', to: ['ada', 'bruno'], min: 0, max: 3 }],
];

const drawn = (ask: AnyAsk, choices?: readonly Plain[]): string => {
  const request = { id: 1, seat: 'ada', ask, why: 'x', clause: 'HK-1', answered: false } as unknown as Request;
  return renderToStaticMarkup(
    createElement(AskForm, {
      words,
      request,
      draft: emptyDraft(ask),
      onDraft: () => {},
      choices,
      describe: choice => JSON.stringify(choice),
      disabled: false,
      own: undefined,
    }),
  );
};
const controlsIn = (html: string, kind: string): number =>
  (html.match(kind === 'ranking' ? /<button/g : /<(input|select)\b/g) ?? []).length;

test.each(ASKS.map(([controls, ask]) => [ask.kind, controls, ask] as const))(
  'a question for %s has a form in which all of it can be chosen',
  (kind, controls, ask) => {
    const html = drawn(ask);
    expect(controlsIn(html, kind)).toBe(controls);
    expect(html).toContain('<legend>');
    expect(html).not.toContain('ask-unknown');
  },
);

test('there is a form for every question of the core', () => {
  const kinds = [...new Set(ASKS.map(([, { kind }]) => kind as string))];
  expect(kinds.sort()).toEqual(Object.keys(SHAPES).sort());
});

test('a question without a form is a plain list of all answers', () => {
  expect(ASKS.every(([, ask]) => hasForm(ask))).toBe(true);
  const duel = { kind: 'duel' };
  expect(hasForm(duel)).toBe(false);
  expect(controlsIn(drawn(duel, [{ strike: 'high' }, { strike: 'low' }]), 'duel')).toBe(2);
});

test('a question of a later version that cannot be listed says what to do instead of showing nothing', () => {
  expect(drawn({ kind: 'duel' })).toContain('ask-unknown');
});
