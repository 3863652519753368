import { ClauseLink } from '../../kit/DecisionParts.tsx';
import type { Words } from '../../kit/words.ts';
import type { Verified } from './verify.ts';

interface Props {
  readonly words: Words;
  readonly game: string;
  readonly found: Verified | undefined; // nothing before it was checked
}

/** Said above the board: whoever watches an altered game need not look for it. */
export function NotGenuine({ words, game, found }: Props) {
  if (found?.ok !== false) return null;
  const { code, clause } = found.problem;
  return (
    <p className="strip" role="alert">
      {code !== 'other-rules' && words.t('not-verified')} {words.problem(found.problem)}{' '}
      <ClauseLink words={words} game={game} clause={clause} />
    </p>
  );
}
