import { Suspense } from 'react';
import { Link } from 'wouter';
import { usePage } from '../../base/ui/page.ts';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import { isTaught, ledgerOf, MANIFESTS } from '../../base/games.ts';
import { Bones } from '../../base/ui/States.tsx';
import { Lessons } from './Lessons.tsx';
import { useCourse } from './use-course.ts';
import './tutorial.css';
import { coursesTexts } from './courses-texts.ts';

/** All that can be learnt here, game by game. */
export function CoursesPage() {
  const { t } = useText(coursesTexts);
  usePage(t('learn.title'));
  return (
    <div className="page narrow">
      <header className="page-head">
        <h1>{t('learn.title')}</h1>
        <p className="lead-text">{t('learn.lead')}</p>
      </header>
      <div className="stack">
        {MANIFESTS.filter(({ id }) => isTaught(id)).map(({ id }) => (
          <section key={id} aria-labelledby={`learn-${id}`}>
            <header className="sec">
              <h2 id={`learn-${id}`}>{t(`game.${id}` as TextKey)}</h2>
              <Link href={`/rules/${ledgerOf(id)}`}>{t('nav.rules')}</Link>
            </header>
            <Suspense fallback={<Bones rows={3} />}>
              <CourseOf game={id} />
            </Suspense>
          </section>
        ))}
      </div>
      <p className="help learn-others">{t('learn.others')}</p>
    </div>
  );
}

function CourseOf({ game }: { game: string }) {
  const taught = useCourse(game);
  return taught === undefined ? null : <Lessons game={game} taught={taught} depth="h3" />;
}
