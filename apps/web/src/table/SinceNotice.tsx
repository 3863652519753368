import { useState } from 'react';
import { Art, HouseChip } from '../base/art/index.ts';
import type { BoardKit, Pointed } from '../kit/kit.ts';
import { linesOf, placesIn } from '../kit/log.ts';
import type { Since } from './use-since.ts';
import type { Moment } from '../session/session.ts';
import type { Words } from '../kit/words.ts';

interface Props {
  readonly words: Words;
  readonly kit: BoardKit;
  readonly since: Since;
  readonly playing: Moment | undefined; // what is being shown again
  readonly onReplay: () => void;
  readonly onMoment: (n: number) => void;
  readonly onPoint: (pointed: Pointed | undefined) => void;
}

/** A line above the decision: what happened while one was away, as a list or as it went on the board. */
export function SinceNotice({ words, kit, since, playing, onReplay, onMoment, onPoint }: Props) {
  const [isListed, setListed] = useState(false);
  const { entries } = since;
  if (playing !== undefined) {
    const lines = linesOf(kit, playing, words);
    return (
      <div className="since is-playing" role="status">
        <p>{lines.length === 0 ? words.t('since-playing') : lines.map(({ text }) => text).join(' · ')}</p>
        <small>{words.t('since-skip')}</small>
      </div>
    );
  }
  if (entries.length === 0) return null;
  return (
    <section className="since" aria-label={words.t('since-title')}>
      <div className="since-head" role="status">
        <p>
          <b>{words.t('since-title')}</b> {words.t('since-count', { count: entries.length })}
        </p>
        <button type="button" className="btn small" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
          {words.t(isListed ? 'since-hide' : 'since-show')}
        </button>
        <button type="button" className="btn small" onClick={onReplay}>
          {words.t('since-replay')}
        </button>
        <button type="button" className="since-close" aria-label={words.t('since-dismiss')} onClick={since.dismiss}>
          ×
        </button>
      </div>
      {isListed && (
        <ol className="since-list">
          {entries.map(({ moment, lines }) => (
            <li key={moment.n}>
              <button
                type="button"
                onPointerEnter={() => onPoint({ places: placesIn(kit, lines), centred: false })}
                onPointerLeave={() => onPoint(undefined)}
                onClick={() => onMoment(moment.n)}
              >
                {lines.map((line, index) => (
                  <span key={index} className="log-line">
                    {line.house !== undefined ? <HouseChip house={line.house} size={20} /> : <Art name={line.art} />}
                    <span>
                      {line.text}
                      {line.detail !== undefined && <small>{line.detail}</small>}
                    </span>
                  </span>
                ))}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
