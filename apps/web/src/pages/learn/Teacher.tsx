import type { Plain } from '@corvo/core';
import { ArrowRight, ChevronDown, List, RotateCcw } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useLinks } from '../../kit/links.ts';
import type { LessonSession } from '../../session/lesson/lesson-session.ts';

interface Props {
  readonly session: LessonSession;
  readonly game: string;
  readonly next: string | undefined; // the lesson after this one
  readonly t: (key: string, data?: Plain) => string;
  readonly teach: (key: string) => string;
}

/** The teacher's words beside the table; what he says is also read aloud by those who listen. */
export function Teacher({ session, game, next, t, teach }: Props) {
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  useSyncExternalStore(subscribe, () => session.snapshot());
  const links = useLinks();
  const [folded, setFolded] = useState(false);
  const { lesson, mistake, over, settling, reading } = session;
  const { at, of: step } = session.step;
  const count = lesson.steps.length;
  const words = settling ? t('wait') : teach(`lesson.${lesson.id}.${step.id}`);
  const isLast = at === count - 1 && !settling;
  return (
    <aside className="teacher" aria-label={t('teacher')} data-folded={folded} data-reading={reading && !isLast}>
      <header>
        <h2>{teach(`lesson.${lesson.id}`)}</h2>
        <small>{t('step', { at: at + 1, count })}</small>
        <button
          type="button"
          className="icon-btn teacher-fold"
          aria-expanded={!folded}
          aria-label={t('fold')}
          onClick={() => setFolded(!folded)}
        >
          <ChevronDown aria-hidden size={20} />
        </button>
      </header>
      <div className="teacher-words">
        <div role="status">
          <p>{words}</p>
          {mistake !== null && <p className="teacher-mistake">{teach(mistake.code)}</p>}
        </div>
        {!settling && (
          <p className="teacher-small">
            {step.answer !== undefined && <span className="teacher-wanted">{t('answer')} </span>}
            <a href={links.clause(game, step.clause)} target="_blank" rel="noreferrer">
              {t('rule', { clause: step.clause })}
            </a>
          </p>
        )}
      </div>
      <footer>
        {reading && !isLast && (
          <button type="button" className="btn main" onClick={() => session.next()}>
            {t('next')} <ArrowRight aria-hidden size={18} />
          </button>
        )}
        {isLast && over && (
          <Link className="btn main" href={next === undefined ? `/play?game=${game}` : `/learn/${game}/${next}`}>
            {next === undefined ? t('finish') : t('next-lesson', { name: teach(`lesson.${next}`) })}
          </Link>
        )}
        <button type="button" className="btn small" onClick={() => session.restart()}>
          <RotateCcw aria-hidden size={16} /> <span>{t('restart')}</span>
        </button>
        <Link className="btn small" href={`/learn/${game}`}>
          <List aria-hidden size={16} /> <span>{t('leave')}</span>
        </Link>
      </footer>
    </aside>
  );
}
