import { isProblem, type Problem } from '@corvo/core';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableSnapshot } from '../../session/session.ts';
import { deviceStore } from '../../base/lib/device-store.ts';
import { ClauseLink } from '../../kit/DecisionParts.tsx';
import type { Words } from '../../kit/words.ts';
import { canPlayAgain, playAgain } from './again.ts';

/** Lays the same table again and goes there; says why where that cannot be. */
export function AgainButton({ words, snapshot }: { words: Words; snapshot: TableSnapshot }) {
  const [, go] = useLocation();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  if (!canPlayAgain(snapshot, deviceStore())) return null;
  const lay = async (): Promise<void> => {
    if (sending) return;
    setSending(true);
    const found = await playAgain(snapshot);
    setSending(false);
    if (isProblem(found)) setProblem(found);
    else go(found);
  };
  return (
    <>
      <button
        type="button"
        className="btn main"
        title={words.t('play-again-help')}
        aria-disabled={sending}
        onClick={() => void lay()}
      >
        <RotateCcw aria-hidden size={18} /> {words.t('play-again')}
      </button>
      {problem !== null && (
        <p className="decide-refusal" role="alert">
          {words.problem(problem)} <ClauseLink words={words} game={snapshot.game.id} clause={problem.clause} />
        </p>
      )}
    </>
  );
}
