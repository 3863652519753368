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

/** The time that is left: calm, until its last part. Those who read a list beside it need no second voice. */
export function TimeLeft({ words, clock, quiet = false }: { words: Words; clock: Running; quiet?: boolean }) {
  const left = useLeft(clock.endsAt);
  const { key, data } = timeLeft(left);
  const text = words.t(key, data);
  const short = isShort(left, clock.ofMs);
  return (
    <span
      className={short ? 'time-left short' : 'time-left'}
      {...(quiet ? { 'aria-hidden': true } : { role: 'timer', 'aria-label': words.t('clock-left', { time: text }) })}
    >
      <Hourglass aria-hidden size={14} /> {text}
    </span>
  );
}

/** The clock of the decision: whose time it is, what is left of it, and what its end brings. */
export function DecisionClock({ words, clock, mine }: { words: Words; clock: Running; mine: boolean }) {
  const about =
    clock.for === 'talk'
      ? words.t('clock-talk', { names: clock.seats.map(words.nameOf) })
      : words.t(mine ? 'clock-ends-you' : 'clock-ends');
  return (
    <div className="decide-clock">
      <TimeLeft words={words} clock={clock} />
      <small>{about}</small>
      {mine && <SpokenClock words={words} clock={clock} />}
    </div>
  );
}

/** Tells those who do not see the clock, twice at most: when the time gets short, and near its end. */
function SpokenClock({ words, clock }: { words: Words; clock: Running }) {
  const left = useLeft(clock.endsAt);
  const told = toldAt(left, clock.ofMs);
  const [text, setText] = useState('');
  useEffect(() => {
    if (told === 'calm') setText('');
    else {
      const { key, data } = timeLeft(clock.endsAt - Date.now());
      setText(words.t('clock-left', { time: words.t(key, data) }));
    }
  }, [told, clock.endsAt, words]);
  return (
    <span className="sr-only" role="status">
      {text}
    </span>
  );
}
