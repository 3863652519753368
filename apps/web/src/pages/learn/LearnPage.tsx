import { LostPage } from '../lost/LostPage.tsx';
import { usePage } from '../../base/ui/page.ts';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import { Lessons } from './Lessons.tsx';
import { useCourse } from './use-course.ts';
import './tutorial.css';

/** The lessons of one game, and how far one is. */
export function LearnPage({ game: id }: { game: string }) {
  const taught = useCourse(id);
  const { t: text } = useText();
  const title = taught?.t('title', { game: text(`game.${id}` as TextKey) }) ?? '';
  usePage(title);
  if (taught === undefined) return <LostPage />;
  return (
    <div className="page narrow">
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lead-text">{taught.t('lead')}</p>
      </header>
      <Lessons game={id} taught={taught} />
    </div>
  );
}
