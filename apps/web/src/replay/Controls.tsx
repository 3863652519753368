import { ChevronFirst, ChevronLast, Link, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useState } from 'react';
import type { BoardKit } from '../board/kit.ts';
import type { Moment } from '../session/session.ts';
import type { Words } from '../table/words.ts';
import type { Stepper } from './stepper.ts';

interface Props {
  readonly words: Words;
  readonly stepper: Stepper;
  readonly last: number;
  readonly moment: Moment | undefined;
  readonly kit: BoardKit | undefined;
}

/** The time line: scrub, step, play, and a link to the moment on the screen. */
export function Controls({ words, stepper, last, moment, kit }: Props) {
  const [copied, setCopied] = useState(-1);
  const { n, playing } = stepper;
  const told = moment && kit ? kit.lines(moment, words).map(({ text }) => text) : [];
  const copy = async (): Promise<void> => {
    const address = new URL(window.location.href);
    address.hash = String(n);
    await navigator.clipboard.writeText(address.href);
    setCopied(n);
  };
  const button = (label: string, Icon: typeof Play, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className="icon-btn"
      aria-label={words.t(label)}
      title={words.t(label)}
      onClick={onClick}
      disabled={disabled}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
  return (
    <section className="decide replay-controls" aria-label={words.t('timeline')}>
      <div className="replay-buttons">
        {button('to-start', ChevronFirst, () => stepper.go(0), n === 0)}
        {button('step-back', SkipBack, () => stepper.step(-1), n === 0)}
        {button(playing ? 'pause' : 'play', playing ? Pause : Play, () => stepper.play(!playing))}
        {button('step-on', SkipForward, () => stepper.step(1), n === last)}
        {button('to-end', ChevronLast, () => stepper.go(last), n === last)}
      </div>
      <div className="replay-line">
        <p aria-live="polite">
          <b>{words.t('moment-of', { n, of: last })}</b> {told.join('. ')}
        </p>
        <input
          type="range"
          min={0}
          max={last}
          value={n}
          aria-label={words.t('timeline')}
          aria-valuetext={words.t('moment-of', { n, of: last })}
          onChange={event => stepper.go(Number(event.target.value))}
        />
      </div>
      <button type="button" className="btn small" onClick={() => void copy()}>
        <Link aria-hidden size={16} /> <span>{words.t(copied === n ? 'link-copied' : 'copy-link')}</span>
      </button>
    </section>
  );
}
