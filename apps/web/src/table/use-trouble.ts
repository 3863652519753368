import { problem, type Problem } from '@corvo/core';
import { useRef, useState } from 'react';
import type { Reply, TableSnapshot } from '../session/session.ts';

interface Trouble {
  readonly trouble: Problem | null;
  readonly say: (answer: Promise<Reply>) => void;
}

/** Why something that was asked for beside the game was refused; said until the table goes on or it works. */
export function useTrouble({ n }: TableSnapshot): Trouble {
  const now = useRef(n);
  now.current = n; // the table may go on between the question and the refusal
  const [found, setFound] = useState<{ readonly at: number; readonly problem: Problem } | null>(null);
  return {
    trouble: found?.at === n ? found.problem : null,
    say: answer => {
      const tell = (said: Reply): void => setFound(said.ok ? null : { at: now.current, problem: said.problem });
      answer.then(tell, () => tell({ ok: false, problem: problem('CO-7.14', 'unreachable') }));
    },
  };
}
