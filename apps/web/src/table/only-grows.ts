import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * While one question lasts its box keeps the height it has once needed. What it says follows the pointer; were it to
 * shrink again, the board above would move under the pointer, which would then rest on another space, and so on without
 * end.
 */
export function useOnlyGrows(question: string): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const kept = useRef({ question: '', width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const width = window.innerWidth;
    if (kept.current.question !== question || kept.current.width !== width) {
      kept.current = { question, width, height: 0 };
      element.style.minHeight = '';
    }
    const height = element.offsetHeight;
    if (height <= kept.current.height) return;
    kept.current.height = height;
    element.style.minHeight = `${height}px`;
  });
  return box;
}
