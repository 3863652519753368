import { ChevronFirst, ChevronLast, Download, Link, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useState } from 'react';
import type { BoardKit } from '../../kit/kit.ts';
import type { Moment } from '../../session/session.ts';
import { copyText } from '../../base/lib/copy.ts';
import type { Words } from '../../kit/words.ts';
import type { Landmark } from './landmarks.ts';
import type { Share } from './share.ts';
import type { Stepper } from './stepper.ts';

interface Props {
  readonly words: Words;
  readonly stepper: Stepper;
  readonly last: number;
  readonly moment: Moment | undefined;
  readonly kit: BoardKit | undefined;
  readonly landmarks: readonly Landmark[];
  readonly share: Share | undefined; // undefined: still being made
}

/** The time line: scrub, step, play, and a link to the moment on the screen. */
export function Controls({ words, stepper, last, moment, kit, landmarks, share }: Props) {
  const { n, playing } = stepper;
  const told = moment && kit ? kit.lines(moment, words).map(({ text }) => text) : [];
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
        {landmarks.length > 0 && <Landmarks words={words} landmarks={landmarks} last={last} onGo={stepper.go} />}
      </div>
      <ShareButton words={words} share={share} n={n} />
    </section>
  );
}

interface LandmarksProps {
  readonly words: Words;
  readonly landmarks: readonly Landmark[];
  readonly last: number;
  readonly onGo: (n: number) => void;
}

/** What readers look for, under the time line. For eyes and a pointer: the log leads everybody to the same moments. */
function Landmarks({ words, landmarks, last, onGo }: LandmarksProps) {
  return (
    <div className="replay-marks" aria-hidden>
      {landmarks.map(({ n, kind, event }) => (
        <span
          key={`${kind} ${n}`}
          className={`replay-mark replay-${kind}`}
          style={{ left: `${(100 * n) / Math.max(1, last)}%` }}
          title={words.event(event)}
          onClick={() => onGo(n)}
        />
      ))}
    </div>
  );
}

/** The moment on the screen for somebody else. */
function ShareButton({ words, share, n }: { words: Words; share: Share | undefined; n: number }) {
  const [copied, setCopied] = useState<{ readonly n: number; readonly done: boolean }>();
  if (share?.kind === 'file')
    return (
      <button type="button" className="btn small" onClick={share.save} title={words.t('share-file-why')}>
        <Download aria-hidden size={16} /> <span>{words.t('share-file')}</span>
      </button>
    );
  const copy = async (): Promise<void> => {
    if (share === undefined) return;
    const done = await copyText(share.at(n));
    if (!done) window.history.replaceState(window.history.state, '', share.at(n)); // to be copied by hand
    setCopied({ n, done });
  };
  const said = copied?.n !== n ? 'copy-link' : copied.done ? 'link-copied' : 'link-in-bar';
  return (
    <button type="button" className="btn small" aria-disabled={share === undefined} onClick={() => void copy()}>
      <Link aria-hidden size={16} /> <span aria-live="polite">{words.t(said)}</span>
    </button>
  );
}
