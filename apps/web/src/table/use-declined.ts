import { useEffect, useRef, useState } from 'react';
import type { Proposal, TableSnapshot } from '../session/session.ts';

/** Has a wish to take back come to nothing? Said until the table goes on, or the next wish. */
export function useDeclined({ undo: { proposal }, moments, n }: TableSnapshot): boolean {
  const before = useRef<Proposal | null>(null);
  const [declinedAt, setDeclinedAt] = useState<number | null>(null);
  const last = moments.at(-1);
  useEffect(() => {
    const had = before.current;
    before.current = proposal;
    if (proposal !== null) setDeclinedAt(null);
    else if (had !== null) setDeclinedAt(last?.to === had.to ? null : n);
  }, [proposal?.id]);
  return declinedAt === n;
}
