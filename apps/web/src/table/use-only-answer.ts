import type { Plain, Request } from '@corvo/core';
import { useEffect, useRef } from 'react';

/** Always as long, whatever is asked and whoever answers: the time must tell nothing. */
const PAUSE = 1_800; // milliseconds: enough to read what is done for one

/** Gives the only answer there is to a question, a moment after it was asked; one that was taken back is not given again. */
export function useOnlyAnswer(
  request: Request | undefined,
  answer: Plain | undefined,
  give: (request: number, choice: Plain) => void,
): void {
  const done = useRef<ReadonlySet<string>>(new Set());
  const giving = useRef(give);
  giving.current = give;
  const of = request === undefined || answer === undefined ? '' : `${request.seat} ${request.id} ${request.why}`;
  const wanted = useRef(answer);
  wanted.current = answer;
  useEffect(() => {
    if (of === '' || done.current.has(of)) return undefined;
    const timer = setTimeout(() => {
      done.current = new Set([...done.current, of]);
      if (wanted.current !== undefined) giving.current(Number(of.split(' ')[1]), wanted.current);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [of]);
}
