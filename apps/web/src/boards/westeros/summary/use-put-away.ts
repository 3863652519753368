import { useEffect, useRef } from 'react';
import type { BoardProps } from '../../../kit/kit.ts';
import { isEscapeFor } from '../escape.ts';
import { useRoundCard } from './round-card.ts';

/** How long a notice stays that nobody opens: the log and the round track keep what it leads to. */
const PATIENCE = 25_000; // ms

/** The card of a round goes when its reader goes on playing, at Escape, and as a mere notice after a while. */
export function usePutAway({ request, draft }: Pick<BoardProps, 'request' | 'draft'>): void {
  const { round, isOpen, show } = useRoundCard();
  const asked = request === undefined ? '' : `${request.seat} ${request.id}`;
  const answer = JSON.stringify(draft);
  const opened = useRef({ round, asked, answer });

  useEffect(() => {
    const before = opened.current;
    opened.current = { round, asked, answer };
    if (round === null || before.round !== round) return; // it has just come
    const hasAnswered = before.asked !== '' && before.asked !== asked;
    const isAnswering = before.asked === asked && asked !== '' && before.answer !== answer;
    if (hasAnswered || isAnswering) show(null);
  }, [round, asked, answer, show]);

  useEffect(() => {
    if (round === null) return undefined;
    // Before the page hears it: the answer that is being made is left alone.
    const onKey = (event: KeyboardEvent): void => {
      if (!isEscapeFor('.wt-round', event)) return;
      event.preventDefault();
      event.stopPropagation();
      show(null);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [round, show]);

  useEffect(() => {
    if (round === null || isOpen) return undefined;
    const timer = window.setTimeout(() => show(null), PATIENCE);
    return () => window.clearTimeout(timer);
  }, [round, isOpen, show]);
}
