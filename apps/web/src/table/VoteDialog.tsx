import { useState } from 'react';
import { lasting } from '../base/lib/time.ts';
import type { Words } from '../kit/words.ts';
import type { MotionKind, Sitter, VotedOn } from '../session/session.ts';
import { DialogSheet } from './DialogSheet.tsx';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** For how long, or how much more: from half an hour to two weeks. */
const LENGTHS = [HOUR / 2, 3 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY] as const;

interface Props {
  readonly words: Words;
  readonly kinds: readonly MotionKind[]; // what can be put to the vote here
  readonly missing: readonly Sitter[]; // whose seats can be offered to others
  readonly onAsk: (kind: MotionKind, about: VotedOn) => void;
  readonly onClose: () => void;
}

/** Puts something to the vote of the table (CO-7.20). */
export function VoteDialog({ words, kinds, missing, onAsk, onClose }: Props) {
  const [kind, setKind] = useState<MotionKind>(kinds[0] ?? 'draw');
  const [seconds, setSeconds] = useState<number>(DAY);
  const [chosen, setSeat] = useState(missing[0]?.seat ?? '');
  const seat = missing.some(one => one.seat === chosen) ? chosen : (missing[0]?.seat ?? '');
  const isAboutTime = kind === 'pause' || kind === 'time';
  return (
    <DialogSheet id="vote" onCancel={onClose}>
      {close => (
        <form
          className="sheet-body"
          onSubmit={event => {
            event.preventDefault();
            close(() => onAsk(kind, isAboutTime ? { seconds } : kind === 'replace' ? { seat } : {}));
          }}
        >
          <h2 id="vote-title">{words.t('vote-title')}</h2>
          <fieldset className="vote-kinds">
            <legend className="sr-only">{words.t('vote-title')}</legend>
            {kinds.map(one => (
              <label key={one}>
                <input type="radio" name="vote-kind" checked={kind === one} onChange={() => setKind(one)} />
                <span>
                  {words.t(`vote-${one}`)} <small>{words.t(`vote-${one}-help`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
          {isAboutTime && (
            <label className="vote-length">
              {words.t(`vote-${kind}-length`)}{' '}
              <select className="input" value={seconds} onChange={event => setSeconds(Number(event.target.value))}>
                {LENGTHS.map(length => (
                  <option key={length} value={length}>
                    {lasting(length * 1_000, words.language)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {kind === 'replace' && (
            <label className="vote-length">
              {words.t('vote-replace-seat')}{' '}
              <select className="input" value={seat} onChange={event => setSeat(event.target.value)}>
                {missing.map(one => (
                  <option key={one.seat} value={one.seat}>
                    {words.nameOf(one.seat)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <div className="sheet-actions">
            <button type="button" className="btn" onClick={() => close(onClose)}>
              {words.t('vote-not')}
            </button>
            <button type="submit" className="btn main">
              {words.t('vote-ask')}
            </button>
          </div>
        </form>
      )}
    </DialogSheet>
  );
}
