import type { Words } from '../kit/words.ts';

/** The board could not be fetched: the rest of the table stays, and it can be tried again. */
export function BoardMissing({ words, onAgain }: { words: Pick<Words, 't'>; onAgain: () => void }) {
  return (
    <div className="strip" role="alert">
      <span>{words.t('board-missing')}</span>{' '}
      <button type="button" className="btn small" onClick={onAgain}>
        {words.t('board-again')}
      </button>
    </div>
  );
}
