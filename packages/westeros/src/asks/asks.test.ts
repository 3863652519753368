import { describe, expect, test } from 'vitest';
import { aliasesOf } from '../notation.ts';
import { shapesWith } from './index.ts';

const shapes = shapesWith(aliasesOf(['the-ford', 'keep', 'the-bay', 'harbor']));
const read = (kind: string, text: string): unknown => shapes[kind]?.read(text);

describe('every answer is written in one line and read again', () => {
  test.each([
    ['orders', { orders: { keep: 'march-zero', 'the-ford': 'support' } }, 'keep march-zero, the-ford support'],
    ['orders', { orders: {} }, 'none'],
    ['raid', { from: 'the-bay', targets: ['keep', 'harbor'] }, 'the-bay: keep, harbor'],
    ['raid', { from: 'the-bay', targets: [] }, 'the-bay: none'],
    [
      'march',
      {
        from: 'keep',
        moves: [
          { to: 'the-ford', units: { knight: 2, footman: 1 } },
          { to: 'harbor', units: { footman: 1 } },
        ],
        leave: true,
      },
      'keep: 2 knights 1 footman > the-ford; 1 footman > harbor; leave power',
    ],
    ['march', { from: 'keep', moves: [], leave: false }, 'keep: none'],
    ['muster', { muster: { keep: ['footman>knight', 'ship@the-bay'] } }, 'keep: footman>knight, ship@the-bay'],
    ['muster', { muster: {} }, 'none'],
    ['units', { units: { keep: { footman: 2 }, 'the-bay': { ship: 1 } } }, 'keep 2 footmen, the-bay 1 ship'],
    ['units', { units: {} }, 'none'],
  ])('%s %j', (kind, choice, text) => {
    expect(shapes[kind]?.hasForm(choice)).toBe(true);
    expect(shapes[kind]?.write(choice)).toBe(text);
    expect(read(kind, text)).toEqual(choice);
  });
});

test('articles and numbers may be left out', () => {
  expect(read('march', 'keep: knight footman > ford')).toEqual({
    from: 'keep',
    moves: [{ to: 'the-ford', units: { knight: 1, footman: 1 } }],
    leave: false,
  });
  expect(read('option', 'ford for attacker')).toEqual({ option: 'the-ford for attacker' });
  expect(read('areas', 'ford, bay')).toEqual({ areas: ['the-ford', 'the-bay'] });
});

test('what is no answer is not read as one', () => {
  expect(read('orders', 'keep')).toBeUndefined();
  expect(read('orders', 'keep raid, keep march')).toBeUndefined();
  expect(read('march', 'keep: > ford')).toBeUndefined();
  expect(read('march', 'knights')).toBeUndefined();
  expect(read('muster', 'keep')).toBeUndefined();
  expect(read('units', 'keep 0 footmen')).toBeUndefined();
  expect(read('orders', 'constructor raid')).toBeUndefined();
});

test.each([
  ['orders', { orders: { keep: 3 } }],
  ['orders', { orders: {}, more: 1 }],
  ['raid', { from: 'keep' }],
  ['raid', { from: 'keep', targets: [1] }],
  ['march', { from: 'keep', moves: [{ to: 'ford', units: { knight: -1 } }], leave: false }],
  ['march', { from: 'keep', moves: [{ to: 'ford', units: { knight: 1.5 } }], leave: false }],
  ['march', { from: 'keep', moves: [{ to: 'ford', units: {} }], leave: false }],
  ['march', { from: 'keep', moves: [], leave: 'yes' }],
  ['muster', { muster: { keep: 'footman' } }],
  ['muster', { muster: { keep: [] } }],
  ['units', { units: { keep: 1 } }],
  ['units', { units: { keep: { footman: '1' } } }],
])('the wrong form of %s: %j', (kind, choice) => expect(shapes[kind]?.hasForm(choice)).toBe(false));
