import type { Problem } from '@corvo/core';
import { useState } from 'react';
import type { Answer, TableSnapshot } from '../session/session.ts';

interface Trouble {
  readonly trouble: Problem | null;
  readonly say: (answer: Promise<Answer>) => void;
}

/** Why something that was asked for beside the game was refused; said until the table goes on or it works. */
export function useTrouble({ n }: TableSnapshot): Trouble {
  const [found, setFound] = useState<{ readonly at: number; readonly problem: Problem } | null>(null);
  return {
    trouble: found?.at === n ? found.problem : null,
    say: answer => void answer.then(said => setFound(said.ok ? null : { at: n, problem: said.problem })),
  };
}
