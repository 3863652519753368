import { useEffect, useState } from 'react';
import type { TableSnapshot } from '../session/session.ts';
import type { Words } from '../kit/words.ts';
import { DialogSheet } from './DialogSheet.tsx';

/** The second click of a double click must not answer a question that nobody has read. */
const READING_TIME = 700;

/** What resigning would mean at this table. */
export function whatResigningMeans({ game, view, viewer, connection }: TableSnapshot): string {
  if (viewer !== null && game.resignation(view.open, viewer) !== undefined) return 'resign-ends';
  return connection === 'local' ? 'resign-here' : 'resign-for-good';
}

interface Props {
  readonly words: Words;
  readonly snapshot: TableSnapshot;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before giving up: away from where the pointer was, with the safe answer under the keyboard. */
export function ResignDialog({ words, snapshot, onYes, onNo }: Props) {
  const [isReadable, setReadable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReadable(true), READING_TIME);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DialogSheet
      id="resign"
      isDescribed
      onCancel={onNo}
      onMouseDown={event => {
        if (!isReadable) event.preventDefault(); // nor does it take the focus from the safe answer
      }}
    >
      {close => (
        <div className="sheet-body">
          <h2 id="resign-title">{words.t('resign-title')}</h2>
          <p id="resign-text">{words.t(whatResigningMeans(snapshot))}</p>
          <div className="sheet-actions">
            <button type="button" className="btn" autoFocus onClick={() => close(onNo)}>
              {words.t('resign-no')}
            </button>
            <button
              type="button"
              className="btn main"
              aria-disabled={!isReadable}
              onClick={() => {
                if (isReadable) close(onYes);
              }}
            >
              {words.t('resign-yes')}
            </button>
          </div>
        </div>
      )}
    </DialogSheet>
  );
}
