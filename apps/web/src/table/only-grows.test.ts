import { expect, test } from 'vitest';
import { grow } from './only-grows.ts';

/** A box whose words need some height. */
class Box {
  readonly style = { minHeight: '' } as CSSStyleDeclaration;
  needs: number;
  constructor(needs: number) {
    this.needs = needs;
  }
  get offsetHeight(): number {
    return Math.max(this.needs, Number.parseFloat(this.style.minHeight) || 0);
  }
}

const NONE = { question: '', width: 0, height: 0 };
const ASKED = { question: 'seat-1 7', width: 360 };

test('a box grows with what it says, and does not shrink while one question lasts', () => {
  const box = new Box(50);
  let kept = grow(box, ASKED, NONE);
  const heights = [80, 40, 90, 60].map(needs => {
    box.needs = needs;
    kept = grow(box, ASKED, kept);
    return box.offsetHeight;
  });
  expect(heights).toEqual([80, 80, 90, 90]);
});

test('a box that is mounted anew keeps the height of its question', () => {
  const kept = grow(new Box(90), ASKED, NONE);
  const anew = new Box(40);
  expect(grow(anew, ASKED, kept)).toEqual(kept);
  expect(anew.offsetHeight).toBe(90);
});

test.each([
  ['question', { ...ASKED, question: 'seat-1 8' }],
  ['width of the window', { ...ASKED, width: 400 }],
])('another %s begins anew', (_, next) => {
  const box = new Box(90);
  const kept = grow(box, ASKED, NONE);
  box.needs = 40;
  expect(grow(box, next, kept)).toEqual({ ...next, height: 40 });
  expect(box.offsetHeight).toBe(40);
});
