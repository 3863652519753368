import { useMemo, useState } from 'react';
import { Art, HouseChip } from '../art/index.ts';
import type { BoardKit } from '../board/kit.ts';
import type { Moment } from '../session/session.ts';
import { filtersOf, housesIn, logEntries } from './log.ts';
import type { Words } from './words.ts';

interface Props {
  readonly words: Words;
  readonly kit: BoardKit;
  readonly moments: readonly Moment[];
  readonly at: number; // the moment on the screen
  readonly onMoment: (n: number) => void;
}

/** What has happened; every entry leads to its moment. */
export function LogPanel({ words, kit, moments, at, onMoment }: Props) {
  const [category, setCategory] = useState('all');
  const [house, setHouse] = useState<string | null>(null);
  const houses = useMemo(() => (kit.logByHouse === true ? housesIn(kit, moments, words) : []), [kit, moments, words]);
  const entries = useMemo(
    () => logEntries(kit, moments, words, category, house),
    [kit, moments, words, category, house],
  );
  const filters = filtersOf(kit, moments);
  return (
    <div className="log">
      {filters.length > 0 && (
        <div className="log-filters" role="group" aria-label={words.t('log-filter')}>
          {['all', ...filters].map(name => (
            <button key={name} type="button" aria-pressed={name === category} onClick={() => setCategory(name)}>
              {words.t(`log-${name}`)}
            </button>
          ))}
        </div>
      )}
      {houses.length > 0 && (
        <div className="log-filters log-houses" role="group" aria-label={words.t('log-by-house')}>
          {houses.map(name => (
            <button
              key={name}
              type="button"
              aria-pressed={name === house}
              aria-label={words.thing(name)}
              title={words.thing(name)}
              onClick={() => setHouse(name === house ? null : name)}
            >
              <HouseChip house={name} size={22} />
            </button>
          ))}
        </div>
      )}
      {entries.length === 0 && <p className="log-empty">{words.t('log-empty')}</p>}
      <ol className="log-list" reversed>
        {entries.map(({ moment, lines }) => (
          <li key={moment.n} className={moment.n === at ? 'now' : ''}>
            <button
              type="button"
              className="log-entry"
              onClick={() => onMoment(moment.n)}
              aria-current={moment.n === at ? 'true' : undefined}
            >
              <span className="log-n" aria-label={words.t('moment', { n: moment.n })}>
                {moment.n}
              </span>
              <span className="log-lines">
                {lines.map((line, index) => (
                  <span key={index} className="log-line">
                    {line.house !== undefined ? <HouseChip house={line.house} size={20} /> : <Art name={line.art} />}
                    <span>
                      {line.text}
                      {line.detail !== undefined && <small>{line.detail}</small>}
                    </span>
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
