import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Box {
  readonly style: Pick<CSSStyleDeclaration, 'minHeight'>;
}

/**
 * Makes a box as high as it needs to be, and was for the same question in a window of the same size: in a box that is
 * mounted anew as well. It never measures, which would have the browser lay out the whole table for every word that
 * changes: it has the box watched, and hears of its height when the table is laid out anyway.
 */
export class OnlyGrows<B extends Box> {
  private readonly watch: (box: B) => void; // tells the height once, and again whenever it is another
  private box: B | null = null;
  private question = '';
  private frame = '';
  private height = 0;

  constructor(watch: (box: B) => void) {
    this.watch = watch;
  }

  /** To be said after every change of what stands in the box. */
  tend(box: B, question: string, frame: string): void {
    const isSame = question === this.question && frame === this.frame;
    if (isSame && box === this.box) return;
    if (!isSame) this.height = 0;
    [this.box, this.question, this.frame] = [box, question, frame];
    box.style.minHeight = isSame ? `${this.height}px` : '';
    this.watch(box);
  }

  measured(box: B, height: number): void {
    if (box !== this.box || height <= this.height) return;
    this.height = height;
    box.style.minHeight = `${height}px`;
  }
}

/** One that watches a single box of the page. */
function watched(): { grows: OnlyGrows<HTMLElement>; stop: () => void } {
  const observer = new ResizeObserver(entries => {
    for (const { target, borderBoxSize } of entries)
      if (target instanceof HTMLElement) grows.measured(target, borderBoxSize[0]?.blockSize ?? 0);
  });
  const grows = new OnlyGrows<HTMLElement>(box => {
    observer.disconnect(); // observed anew, it tells the height even if that is the same
    observer.observe(box);
  });
  return { grows, stop: () => observer.disconnect() };
}

/**
 * While one question lasts its box keeps the height it has once needed. What it says follows the pointer; were it to
 * shrink again, the board above would move under the pointer, which would then rest on another space, and so on without
 * end.
 */
export function useOnlyGrows(question: string): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const keeper = useRef<OnlyGrows<HTMLElement>>(null);
  const tend = (): void => {
    const frame = `${window.innerWidth} ${window.innerHeight}`;
    if (box.current !== null) keeper.current?.tend(box.current, question, frame);
  };
  const tended = useRef(tend);
  tended.current = tend;
  useLayoutEffect(() => {
    const { grows, stop } = watched();
    const onResize = (): void => tended.current();
    keeper.current = grows;
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      stop();
    };
  }, []);
  useLayoutEffect(tend);
  return box;
}
