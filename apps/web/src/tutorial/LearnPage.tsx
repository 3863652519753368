import { Link } from 'wouter';
import { LostPage } from '../app/LostPage.tsx';
import { usePage } from '../app/page.ts';
import { useText, type TextKey } from '../i18n/index.ts';
import { loadProgress } from './progress.ts';
import { useCourse } from './use-course.ts';
import './tutorial.css';

/** The lessons of one game, and how far one is. */
export function LearnPage({ game: id }: { game: string }) {
  const taught = useCourse(id);
  const { t: text } = useText();
  const title = taught?.t('title', { game: text(`game.${id}` as TextKey) }) ?? '';
  usePage(title);
  if (taught === undefined) return <LostPage />;
  const { course, t, teach } = taught;
  const rows = course.lessons.map(lesson => ({ lesson, kept: loadProgress(window.localStorage, id, lesson.id) }));
  const done = rows.filter(({ kept }) => kept.done).length;
  return (
    <div className="page narrow">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead-text">{t('lead')}</p>
      </header>
      <p className="learn-progress">
        <progress value={done} max={rows.length} aria-label={t('progress', { done, count: rows.length })} />
        <span className="ui muted">{t('progress', { done, count: rows.length })}</span>
      </p>
      <ol className="learn-list">
        {rows.map(({ lesson, kept }) => {
          const isBegun = kept.answers.length > 0 || kept.read > 0;
          return (
            <li key={lesson.id} className="card">
              <div>
                <h2>{teach(`lesson.${lesson.id}`)}</h2>
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
    </div>
  );
}
