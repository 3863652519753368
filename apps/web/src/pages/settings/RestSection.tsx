import { isProblem, type Problem } from '@corvo/core';
import type { Holiday, Preferences, QuietHours, Rest } from '@corvo/protocol';
import { LIMITS } from '@corvo/protocol';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { dayOf } from '../../base/lib/time.ts';
import { ProblemNotice } from '../../base/ui/States.tsx';
import { useIdentity } from '../../session/identity/store.ts';
import { choose, preferences } from '../../session/identity/preferences.ts';
import { clockFrom, isStretch, minutesFrom, today } from './rest.ts';
import { settingsTexts } from './texts.ts';

const NIGHT: QuietHours = { from: 22 * 60, to: 8 * 60 };

/** When I want to be left alone: quiet hours and days off, which hold at all my tables. */
export function RestSection() {
  const { t } = useText(settingsTexts);
  const me = useIdentity(state => state.me);
  const [rest, setRest] = useState<Rest>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [saved, setSaved] = useState(false);
  const newest = useRef<Rest>(undefined); // as it is on the screen: a change must not undo one that is under way
  const line = useRef(Promise.resolve());
  const show = (now: Rest): void => {
    newest.current = now;
    setRest(now);
  };
  const take = (found: Preferences | Problem): void => {
    setProblem(isProblem(found) ? found : null);
    if (!isProblem(found)) show(found.rest);
  };
  useEffect(() => {
    if (me != null) void preferences().then(take);
  }, [me]);
  if (me == null) return <p className="help">{t('settings.rest.needsName')}</p>;
  if (rest === undefined) return problem !== null && <ProblemNotice problem={problem} />;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Who chooses for the first time means the clocks in front of them.
  const isFirst = rest.hours === null && rest.holidays.length === 0;
  const send = async (wanted: Rest): Promise<void> => {
    const found = await choose({ rest: wanted });
    setProblem(isProblem(found) ? found : null);
    const isNewest = newest.current === wanted;
    if (isNewest) setSaved(!isProblem(found));
    if (isNewest && isProblem(found)) show(rest); // as it still is
  };
  const save = (change: Partial<Rest>): void => {
    const wanted = { ...(newest.current ?? rest), ...(isFirst ? { zone: here } : {}), ...change };
    setSaved(false);
    show(wanted);
    line.current = line.current.then(() => send(wanted));
  };
  return (
    <>
      <p className="help">{t('settings.rest.help')}</p>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={rest.hours !== null}
          onChange={event => save({ hours: event.target.checked ? NIGHT : null })}
        />
        <span>{t('settings.rest.hours')}</span>
      </label>
      {rest.hours !== null && (
        <Hours hours={rest.hours} onTyping={() => setSaved(false)} onChange={hours => save({ hours })} />
      )}
      <DaysOff
        holidays={rest.holidays}
        first={today(isFirst ? here : rest.zone)}
        onTyping={() => setSaved(false)}
        onChange={holidays => save({ holidays })}
      />
      {!isFirst && (
        <p className="help">
          {rest.zone === here
            ? t('settings.rest.zone', { zone: nameOf(rest.zone) })
            : t('settings.rest.otherZone', { zone: nameOf(rest.zone), here: nameOf(here) })}
        </p>
      )}
      {!isFirst && rest.zone !== here && (
        <div className="inline">
          <button type="button" className="btn small" onClick={() => save({ zone: here })}>
            {t('settings.rest.useZone', { here: nameOf(here) })}
          </button>
        </div>
      )}
      <p className="help" role="status">
        {saved && t('settings.saved')}
      </p>
      {problem !== null && <ProblemNotice problem={problem} />}
    </>
  );
}

const nameOf = (zone: string): string => zone.replaceAll('_', ' ');

interface HoursProps {
  readonly hours: QuietHours;
  readonly onTyping: () => void; // what is in the fields is not what was saved
  readonly onChange: (hours: QuietHours) => void;
}

function Hours({ hours, onTyping, onChange }: HoursProps) {
  const { t } = useText(settingsTexts);
  const [from, setFrom] = useState(clockFrom(hours.from));
  const [to, setTo] = useState(clockFrom(hours.to));
  const isSame = from === to;
  const leave = (): void => {
    const typed = { from: minutesFrom(from), to: minutesFrom(to) };
    if (typed.from === null || typed.to === null || isSame) return;
    if (typed.from !== hours.from || typed.to !== hours.to) onChange({ from: typed.from, to: typed.to });
  };
  return (
    <div className="rest-line">
      <label htmlFor="rest-from">{t('settings.rest.from')}</label>
      <input
        id="rest-from"
        className="input"
        type="time"
        value={from}
        aria-invalid={isSame}
        aria-describedby="rest-same"
        onChange={event => {
          setFrom(event.target.value);
          onTyping();
        }}
        onBlur={leave}
      />
      <label htmlFor="rest-to">{t('settings.rest.to')}</label>
      <input
        id="rest-to"
        className="input"
        type="time"
        value={to}
        aria-invalid={isSame}
        aria-describedby="rest-same"
        onChange={event => {
          setTo(event.target.value);
          onTyping();
        }}
        onBlur={leave}
      />
      <p id="rest-same" className="help" role="status">
        {isSame && t('settings.rest.same')}
      </p>
    </div>
  );
}

interface DaysProps {
  readonly holidays: readonly Holiday[];
  readonly first: string; // the first day that can still be one: today
  readonly onTyping: () => void;
  readonly onChange: (holidays: readonly Holiday[]) => void;
}

function DaysOff({ holidays, first, onTyping, onChange }: DaysProps) {
  const { t, language } = useText(settingsTexts);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isTyped = from !== '' && to !== '';
  const isPast = to !== '' && to < first;
  const isRight = isTyped && !isPast && isStretch({ from, to });
  const said = (holiday: Holiday): string =>
    t('settings.rest.holiday', { from: dayOf(holiday.from, language), to: dayOf(holiday.to, language) });
  const add = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isRight) return;
    onChange([...holidays, { from, to }].toSorted((a, b) => a.from.localeCompare(b.from)));
    setFrom('');
    setTo('');
  };
  return (
    <fieldset className="field">
      <legend className="label">{t('settings.rest.holidays')}</legend>
      {holidays.length > 0 && (
        <ul className="known-devices">
          {holidays.map((holiday, place) => (
            <li key={`${holiday.from} ${holiday.to} ${place}`}>
              <span>{said(holiday)}</span>
              <button
                type="button"
                className="btn small"
                onClick={() => onChange(holidays.filter((_, other) => other !== place))}
              >
                {t('settings.rest.remove', { days: said(holiday) })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {holidays.length >= LIMITS.holidays ? (
        <p className="help">{t('settings.rest.most', { count: LIMITS.holidays })}</p>
      ) : (
        <form className="rest-line" onSubmit={add}>
          <label htmlFor="rest-first">{t('settings.rest.firstDay')}</label>
          <input
            id="rest-first"
            className="input"
            type="date"
            value={from}
            aria-describedby="rest-order"
            onChange={event => {
              setFrom(event.target.value);
              onTyping();
            }}
          />
          <label htmlFor="rest-last">{t('settings.rest.lastDay')}</label>
          <input
            id="rest-last"
            className="input"
            type="date"
            value={to}
            min={from > first ? from : first}
            aria-describedby="rest-order"
            onChange={event => {
              setTo(event.target.value);
              onTyping();
            }}
          />
          <button type="submit" className="btn small" aria-disabled={!isRight}>
            {t('settings.rest.add')}
          </button>
          <p id="rest-order" className="help" role="status">
            {isPast
              ? t('settings.rest.past')
              : isTyped && !isRight && t('settings.rest.order', { days: LIMITS.holidayDays })}
          </p>
        </form>
      )}
    </fieldset>
  );
}
