import type { Seat } from '@corvo/core';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Clock as Running } from '../session/session.ts';
import { isShort, timeLeft, toldAt, untilNext } from './time-left.ts';
import type { Words } from '../kit/words.ts';

/** Milliseconds until a moment; looks again whenever the reader would see a difference. */
function useLeft(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = endsAt - now;
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), untilNext(endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt, now]);
  return Math.max(0, left);
}

/** One time that runs. */
interface Time {
  readonly endsAt: number;
  readonly ofMs: number;
}

/** The time that is left: calm, until its last part. Those who read a list beside it need no second voice. */
export function TimeLeft({ words, endsAt, ofMs, quiet = false }: Time & { words: Words; quiet?: boolean }) {
  const left = useLeft(endsAt);
  const { key, data } = timeLeft(left);
  const text = words.t(key, data);
  const short = isShort(left, ofMs);
  return (
    <span
      className={short ? 'time-left short' : 'time-left'}
      {...(quiet ? { 'aria-hidden': true } : { role: 'timer', 'aria-label': words.t('clock-left', { time: text }) })}
    >
      <Hourglass aria-hidden size={14} /> {text}
    </span>
  );
}

/** The time of one seat beside its name; while the clocks stand, only that: how long they do is nobody's own time. */
export function SeatTime({ words, clock, seat }: { words: Words; clock: Running; seat: Seat }) {
  const own = clock.seats.find(one => one.seat === seat);
  if (clock.for === 'pause') return words.t('clock-stands');
  return own && <TimeLeft words={words} endsAt={own.endsAt} ofMs={clock.ofMs} quiet />;
}

/** The clock of the decision: whose time it is, what is left of it, and what its end brings. */
export function DecisionClock({ words, clock, viewer }: { words: Words; clock: Running; viewer: Seat | null }) {
  const own = clock.seats.find(({ seat }) => seat === viewer);
  const { for: of, seats, ofMs, atZero } = clock;
  // Of several the first that ends: what comes then concerns the whole table.
  const endsAt = own?.endsAt ?? Math.min(...seats.map(one => one.endsAt));
  const about =
    of === 'talk'
      ? words.t('clock-talk', { names: seats.map(({ seat }) => words.nameOf(seat)) })
      : of === 'pause'
        ? words.t('clock-pause')
        : words.t(`clock-ends-${atZero}${own === undefined ? '' : '-you'}`);
  return (
    <div className="decide-clock">
      <TimeLeft words={words} endsAt={endsAt} ofMs={ofMs} />
      <small>
        {of === 'bank' && `${words.t('clock-bank')} `}
        {about}
      </small>
      {own !== undefined && of !== 'pause' && <SpokenClock words={words} endsAt={endsAt} ofMs={ofMs} />}
    </div>
  );
}

/** Tells those who do not see the clock, twice at most: when the time gets short, and near its end. */
function SpokenClock({ words, endsAt, ofMs }: Time & { words: Words }) {
  const left = useLeft(endsAt);
  const told = toldAt(left, ofMs);
  const [text, setText] = useState('');
  useEffect(() => {
    if (told === 'calm') setText('');
    else {
      const { key, data } = timeLeft(endsAt - Date.now());
      setText(words.t('clock-left', { time: words.t(key, data) }));
    }
  }, [told, endsAt, words]);
  return (
    <span className="sr-only" role="status">
      {text}
    </span>
  );
}
