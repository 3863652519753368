import { useEffect, useRef } from 'react';

/** Where the panel opens or closes, whatever had the focus is gone with it: the keyboard goes on from here. */
export function useFocusAfter(isOpen: boolean, isHere: boolean): React.RefObject<HTMLButtonElement | null> {
  const first = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current !== isOpen && isHere && document.activeElement === document.body) first.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isHere]);
  return first;
}
