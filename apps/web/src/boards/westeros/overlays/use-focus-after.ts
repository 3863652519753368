import { useEffect, useRef } from 'react';

/** When the panel opens or closes, the element that had the focus is removed: the focus goes here instead. */
export function useFocusAfter(isOpen: boolean, isHere: boolean): React.RefObject<HTMLButtonElement | null> {
  const first = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current !== isOpen && isHere && document.activeElement === document.body) first.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isHere]);
  return first;
}
