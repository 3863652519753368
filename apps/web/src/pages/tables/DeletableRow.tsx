import { useState } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { calledBy } from '../../session/local/names.ts';
import type { SavedGame } from '../../session/local/saved.ts';
import { isLong } from './deletions.ts';
import { LocalRow } from './TableRow.tsx';
import { tablesTexts } from './texts.ts';

interface Props {
  readonly saved: SavedGame;
  readonly isGoing: boolean; // deleted, and can be brought back for a moment
  readonly onDelete: () => void;
  readonly onUndo: () => void;
}

/** A game of this device that can be deleted: a long one after a question, and each with a way back. */
export function DeletableRow({ saved, isGoing, onDelete, onUndo }: Props) {
  const { t } = useText(tablesTexts);
  const [isAsked, setAsked] = useState(false);
  const { title } = calledBy(t, saved);
  if (isGoing)
    return (
      <li className="row">
        <p className="row-text" role="status">
          {t('games.deleted', { name: title })}
        </p>
        <button type="button" className="btn small" autoFocus onClick={onUndo}>
          {t('games.undelete')}
        </button>
      </li>
    );
  if (isAsked)
    return (
      <li className="row" role="alertdialog" aria-label={t('tables.forgetName', { name: title })}>
        <p className="row-text">{t('games.deleteSure', { name: title, count: saved.moves })}</p>
        <span className="row-actions">
          <button type="button" className="btn small quiet danger" onClick={() => (setAsked(false), onDelete())}>
            {t('tables.forget')}
          </button>
          <button type="button" className="btn small" autoFocus onClick={() => setAsked(false)}>
            {t('games.keep')}
          </button>
        </span>
      </li>
    );
  return <LocalRow saved={saved} onForget={isLong(saved) ? () => setAsked(true) : onDelete} />;
}
