import { useState } from 'react';
import type { BoardProps } from '../../kit/kit.ts';
import type { Speak } from './speak.ts';
import { useMissing } from '../../base/lazy/lazy.ts';
import { laterPart } from './later-part.ts';

interface Props extends Pick<BoardProps, 'words'> {
  readonly say: Speak;
  readonly onClose: (() => void) | undefined; // where somebody can go on without it
}

/** Somebody waits in vain for a part of the table. It is asked for again by itself; who cannot wait asks at once. */
export function LaterMissing(props: Props) {
  return useMissing(laterPart) ? <MissingNotice {...props} /> : null;
}

export function MissingNotice({ words, say, onClose }: Props) {
  const [tries, setTries] = useState(0);
  const again = (): void => {
    // Some browsers remember that a file did not come: then only a new page helps.
    if (tries > 0) window.location.reload();
    setTries(tries + 1);
    laterPart.load().catch(() => undefined); // it stays said
  };
  return (
    <aside className="wt-info wt-late" role="alert">
      <header>
        <b>{say('late.title')}</b>
        {onClose && (
          <button type="button" aria-label={say('info.close')} onClick={onClose}>
            ×
          </button>
        )}
      </header>
      <p>{say('late.help')}</p>
      <button type="button" className="btn small" onClick={again}>
        {words.t('board-again')}
      </button>
    </aside>
  );
}
