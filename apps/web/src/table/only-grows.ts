import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The height a box has once needed, for one question and one width of the window. */
interface Kept {
  readonly question: string;
  readonly width: number;
  readonly height: number;
}

/** Makes a box as high as it needs to be, and was for the same question: in a box that is mounted anew as well. */
export function grow(box: Pick<HTMLElement, 'style' | 'offsetHeight'>, now: Omit<Kept, 'height'>, before: Kept): Kept {
  const isSame = before.question === now.question && before.width === now.width;
  box.style.minHeight = isSame ? `${before.height}px` : '';
  const height = box.offsetHeight;
  box.style.minHeight = `${height}px`;
  return { ...now, height };
}

/**
 * While one question lasts its box keeps the height it has once needed. What it says follows the pointer; were it to
 * shrink again, the board above would move under the pointer, which would then rest on another space, and so on without
 * end.
 */
export function useOnlyGrows(question: string): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const kept = useRef<Kept>({ question: '', width: 0, height: 0 });
  useLayoutEffect(() => {
    if (box.current !== null) kept.current = grow(box.current, { question, width: window.innerWidth }, kept.current);
  });
  return box;
}
