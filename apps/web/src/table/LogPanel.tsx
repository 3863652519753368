import type { View } from '@corvo/core';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Art, HouseChip } from '../base/art/index.ts';
import { clockTime, hourOf } from '../base/lib/time.ts';
import type { BoardKit, LogLine, Pointed } from '../kit/kit.ts';
import type { Moment, TableSnapshot } from '../session/session.ts';
import { ClauseLink } from '../kit/DecisionParts.tsx';
import { clausesIn, filtersOf, housesIn, logEntries, placesIn, type LogEntry } from '../kit/log.ts';
import { useNewest } from './log-newest.ts';
import type { Words } from '../kit/words.ts';

interface Props {
  readonly words: Words;
  readonly kit: BoardKit;
  readonly game: string;
  readonly open: View['open']; // the rules behind an entry depend on how the table was laid
  readonly moments: readonly Moment[];
  readonly earlier?: TableSnapshot['earlier'];
  readonly onEarlier?: (() => void) | undefined; // fetches what came before them
  readonly at: number; // the moment on the screen
  readonly onMoment: (n: number) => void;
  readonly onPoint: (pointed: Pointed | undefined) => void;
}

const AT_ONCE = 20; // more than a panel shows

/** What has happened; every entry leads to its moment, to its places on the board and to the rules behind it. */
export function LogPanel({ words, kit, game, open, moments, earlier, onEarlier, at, onMoment, onPoint }: Props) {
  const [category, setCategory] = useState('all');
  const [house, setHouse] = useState<string | null>(null);
  // Whoever comes to a long game sees its end at once; the rest, and every new entry, is put into words and drawn while
  // nobody waits for it.
  const [last] = useState(() => moments.slice(-AT_ONCE));
  const known = useDeferredValue(moments, last);
  const houses = useMemo(() => (kit.logByHouse === true ? housesIn(kit, known, words) : []), [kit, known, words]);
  const entries = useMemo(() => logEntries(kit, known, words, category, house), [kit, known, words, category, house]);
  const filters = filtersOf(kit, moments);
  const log = useRef<HTMLDivElement>(null);
  const isPresent = at === moments.at(-1)?.n;
  const [isBack, toNewest] = useNewest(log, isPresent);
  return (
    <div className="log" ref={log}>
      {isBack && isPresent && (
        <button type="button" className="btn small log-newest" onClick={toNewest}>
          {words.t('newest')}
        </button>
      )}
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
      {entries.length === 0 && known === moments && earlier === undefined && (
        <p className="log-empty">{words.t('log-empty')}</p>
      )}
      <ol className="log-list" reversed>
        {entries.map(({ moment, lines }) => (
          <Entry
            key={moment.n}
            words={words}
            kit={kit}
            game={game}
            moment={moment}
            lines={lines}
            clauses={clausesIn(kit, open, lines).join(' ')}
            isNow={moment.n === at}
            onMoment={onMoment}
            onPoint={onPoint}
          />
        ))}
      </ol>
      {earlier !== undefined && onEarlier !== undefined && (
        <Earlier
          words={words}
          state={earlier}
          onEarlier={onEarlier}
          drawn={known === moments ? moments.length : null}
        />
      )}
    </div>
  );
}

/** Where the log goes on: what came before is fetched by whoever scrolls there. */
function Earlier({ words, state, onEarlier, drawn }: EarlierProps) {
  const end = useRef<HTMLButtonElement>(null);
  const isThere = state === 'there' && drawn !== null;
  // Again after each page: where the end is still in sight, or nothing of it is meant, the next one follows.
  useEffect(() => {
    if (!isThere || end.current === null) return;
    const seen = new IntersectionObserver(([mark]) => mark?.isIntersecting === true && onEarlier());
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [isThere, onEarlier, drawn]);
  return (
    <button
      ref={end}
      type="button"
      className="btn small quiet log-earlier"
      aria-busy={state === 'coming'}
      onClick={onEarlier}
    >
      {words.t(state === 'coming' ? 'log-earlier-coming' : 'log-earlier')}
    </button>
  );
}

interface EarlierProps {
  readonly words: Words;
  readonly state: NonNullable<TableSnapshot['earlier']>;
  readonly onEarlier: () => void;
  readonly drawn: number | null; // how many moments there are; null: they are not all drawn, and this is not their end
}

/** A line whose places stand out. */
function Strong({ text, names }: { readonly text: string; readonly names: readonly string[] }) {
  if (names.length === 0) return text;
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(name => name.replace(/[()]/g, '\\$&'));
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`))
    .map((part, at) => (at % 2 ? <b key={at}>{part}</b> : part));
}

interface EntryProps extends Omit<Props, 'open' | 'moments' | 'earlier' | 'onEarlier' | 'at'>, LogEntry {
  readonly clauses: string; // with spaces between them: compared by what they say
  readonly isNow: boolean;
}

/** Drawn again only when it changes: a long game has hundreds of them. */
const Entry = memo(function Entry(props: EntryProps) {
  const { words, kit, game, moment, lines, isNow, onMoment, onPoint } = props;
  const point = (told: readonly LogLine[], centred: boolean): void => {
    const places = placesIn(kit, told);
    onPoint(places.length === 0 ? undefined : { places, centred });
  };
  const clauses = props.clauses === '' ? [] : props.clauses.split(' ');
  const more = lines.flatMap(line => line.more ?? []);
  return (
    <li className={isNow ? 'now' : ''} onPointerLeave={() => onPoint(undefined)}>
      <button
        type="button"
        className="log-entry"
        onClick={() => {
          onMoment(moment.n);
          point(lines, true);
        }}
        onFocus={event => {
          if (event.currentTarget.matches(':focus-visible')) point(lines, false);
        }}
        onBlur={() => onPoint(undefined)}
        aria-current={isNow ? 'true' : undefined}
      >
        <span className="log-n" aria-label={words.t('moment', { n: moment.n })}>
          {moment.n}
        </span>
        <span className="log-lines">
          {lines.map((line, index) => (
            <span
              key={index}
              className="log-line"
              onPointerEnter={event => {
                if (event.pointerType === 'mouse') point([line], false);
              }}
            >
              {line.house !== undefined ? <HouseChip house={line.house} size={20} /> : <Art name={line.art} />}
              <span>
                <Strong text={line.text} names={line.strong ?? []} />
                {line.detail !== undefined && <small>{line.detail}</small>}
              </span>
            </span>
          ))}
        </span>
      </button>
      {(clauses.length > 0 || more.length > 0 || moment.at > 0) && (
        // Beside the sentence, not in it: the sentence is a button, and a link cannot lie in one.
        <p className="log-behind">
          {moment.at > 0 && (
            <time dateTime={new Date(moment.at).toISOString()} title={clockTime(moment.at, words.language)}>
              {hourOf(moment.at, words.language)}
            </time>
          )}
          {more.map(({ text, open: show }) => (
            <button key={text} type="button" className="log-more" onClick={show}>
              {text}
            </button>
          ))}
          {clauses.map(clause => (
            <ClauseLink key={clause} words={words} game={game} clause={clause} />
          ))}
        </p>
      )}
    </li>
  );
});
