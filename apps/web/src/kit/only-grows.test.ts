import { expect, test } from 'vitest';
import { OnlyGrows } from './only-grows.ts';

/** A box whose words need some height. */
class Box {
  readonly style = { minHeight: '' };
  needs: number;
  constructor(needs: number) {
    this.needs = needs;
  }
  get height(): number {
    return Math.max(this.needs, Number.parseFloat(this.style.minHeight) || 0);
  }
}

/** A page that lays out what is watched, when it is told to. */
class Layout {
  readonly grows = new OnlyGrows<Box>(box => (this.watched = box));
  private watched: Box | undefined;
  /** A change of what stands in the box, and the layout after it. */
  show(box: Box, question: string, frame = '360 800'): number {
    this.grows.tend(box, question, frame);
    if (this.watched !== undefined) this.grows.measured(this.watched, this.watched.height);
    return box.height;
  }
}

const ASKED = 'seat-1 7';

test('a box grows with what it says, and does not shrink while one question lasts', () => {
  const page = new Layout();
  const box = new Box(50);
  const heights = [50, 80, 40, 90, 60].map(needs => {
    box.needs = needs;
    return page.show(box, ASKED);
  });
  expect(heights).toEqual([50, 80, 80, 90, 90]);
});

test('a box that is mounted anew keeps the height of its question, and grows on', () => {
  const page = new Layout();
  page.show(new Box(90), ASKED);
  const anew = new Box(40);
  expect(page.show(anew, ASKED)).toBe(90);
  anew.needs = 110;
  expect(page.show(anew, ASKED)).toBe(110);
});

test.each([
  ['question', 'seat-1 8', '360 800'],
  ['width of the window', ASKED, '400 800'],
  ['height of the window', ASKED, '360 500'],
])('another %s begins anew', (_, question, frame) => {
  const page = new Layout();
  const box = new Box(90);
  page.show(box, ASKED);
  box.needs = 40;
  expect(page.show(box, question, frame)).toBe(40);
  box.needs = 30;
  expect(page.show(box, question, frame)).toBe(40); // its own height is kept
});
