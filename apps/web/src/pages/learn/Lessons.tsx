import { Link } from 'wouter';
import { deviceStore } from '../../base/lib/device-store.ts';
import { loadProgress } from '../../session/lesson/progress.ts';
import type { Taught } from './use-course.ts';

interface Props {
  readonly game: string;
  readonly taught: Taught;
  readonly depth?: 'h2' | 'h3'; // of the titles, below that of the page or of the game
}

/** The lessons of one game in their order, and how far one is in each. */
export function Lessons({ game: id, taught: { course, t, teach }, depth: Title = 'h2' }: Props) {
  const rows = course.lessons.map(lesson => ({ lesson, kept: loadProgress(deviceStore(), id, lesson.id) }));
  const done = rows.filter(({ kept }) => kept.done).length;
  return (
    <>
      <p className="learn-progress">
        <progress value={done} max={rows.length} aria-label={t('progress', { done, count: rows.length })} />
        <span className="ui muted">{t('progress', { done, count: rows.length })}</span>
      </p>
      <ol className="learn-list">
        {rows.map(({ lesson, kept }, place) => {
          const isBegun = kept.answers.length > 0 || kept.read > 0;
          return (
            <li key={lesson.id} className="card">
              <div>
                <Title>
                  <span className="learn-n">{place + 1}.</span> {teach(`lesson.${lesson.id}`)}
                </Title>
                <p className="muted">{teach(`lesson.${lesson.id}.about`)}</p>
              </div>
              {(kept.done || isBegun) && (
                <b className={kept.done ? 'tag good' : 'tag gold'}>{t(kept.done ? 'done' : 'begun')}</b>
              )}
              <Link className={kept.done ? 'btn' : 'btn main'} href={`/learn/${id}/${lesson.id}`}>
                {t(kept.done ? 'again' : isBegun ? 'go-on' : 'begin')}
                <span className="unseen">: {teach(`lesson.${lesson.id}`)}</span>
              </Link>
            </li>
          );
        })}
      </ol>
      {done === rows.length && (
        <p className="card learn-finish">
          <b>{t('all-done')}</b>
          <Link className="btn main" href={`/play?game=${id}`}>
            {t('finish')}
          </Link>
        </p>
      )}
    </>
  );
}
