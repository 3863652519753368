import { useCallback, useEffect, useState, type RefObject } from 'react';

const FAR = 160; // pixels: as good as at the newest line, which stands on top

/** Has the reader of the log gone back in it? Offers the way to the newest line, and goes there with the table. */
export function useNewest(log: RefObject<HTMLElement | null>, isPresent: boolean): [boolean, () => void] {
  const [isBack, setBack] = useState(false);
  const toNewest = useCallback(() => log.current?.parentElement?.scrollTo(0, 0), [log]);
  useEffect(() => {
    const panel = log.current?.parentElement;
    const look = (): void => setBack((panel?.scrollTop ?? 0) > FAR);
    panel?.addEventListener('scroll', look);
    return () => panel?.removeEventListener('scroll', look);
  }, [log]);
  // Who comes back to the present is told first what is new there.
  useEffect(() => {
    if (isPresent) toNewest();
  }, [isPresent, toNewest]);
  return [isBack, toNewest];
}
