import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the place of the keyboard. When the button that was pressed is gone, its region takes the focus, so that Tab goes
 * on from there instead of from the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const held = useRef<HTMLElement | null>(null);
  const region = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const node = root.current;
    if (node === null) return;
    const remember = (event: FocusEvent): void => {
      held.current = event.target as HTMLElement;
      region.current = held.current.closest<HTMLElement>('section[tabindex]');
    };
    const forget = (): void => {
      region.current = null; // a click elsewhere lets go on purpose
    };
    node.addEventListener('focusin', remember);
    window.addEventListener('pointerdown', forget);
    return () => {
      node.removeEventListener('focusin', remember);
      window.removeEventListener('pointerdown', forget);
    };
  }, [root]);
  useLayoutEffect(() => {
    // While Tab moves on, nothing has the focus for an instant either: only what is gone counts.
    if (held.current?.isConnected !== false || document.activeElement !== document.body) return;
    region.current?.focus({ preventScroll: true });
  });
}
