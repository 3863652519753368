import type { Course, Game, Lesson } from '@corvo/core';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LostPage } from '../lost/LostPage.tsx';
import { usePage } from '../../base/ui/page.ts';
import { deviceStore } from '../../base/lib/device-store.ts';
import { TablePage } from '../../table/TablePage.tsx';
import { LessonSession } from '../../session/lesson/lesson-session.ts';
import { loadProgress, saveProgress } from '../../session/lesson/progress.ts';
import { Teacher } from './Teacher.tsx';
import { useCourse, type Taught } from './use-course.ts';
import './tutorial.css';

/** How long the others take, so that their moves can be seen coming. */
const PACE = 900;

/** One lesson: the teacher beside the real table. */
export function LessonPage({ game: id, lesson: wanted }: { game: string; lesson: string }) {
  const taught = useCourse(id);
  const at = taught?.course.lessons.findIndex(lesson => lesson.id === wanted) ?? -1;
  const lesson = taught?.course.lessons[at];
  const name = lesson && taught ? taught.teach(`lesson.${lesson.id}`) : '';
  usePage(name);
  const session = useSession(taught?.game, taught?.course, lesson, name);
  if (taught === undefined || lesson === undefined) return <LostPage />;
  if (session === undefined) return null;
  return (
    <div className="learn">
      <Teacher session={session} game={id} next={taught.course.lessons[at + 1]?.id} t={taught.t} teach={taught.teach} />
      <TaughtTable session={session} named={taught.named} />
    </div>
  );
}

/** The table, with what the teacher speaks of in sight: nothing is asked then, and the others may have played elsewhere. */
function TaughtTable({ session, named }: { session: LessonSession; named: Taught['named'] }) {
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  const key = useSyncExternalStore(subscribe, () =>
    session.reading ? `lesson.${session.lesson.id}.${session.step.of.id}` : '',
  );
  const spoken = useMemo(() => {
    const places = named(key);
    return places.length === 0 ? undefined : { places, centred: true };
  }, [key, named]);
  return <TablePage session={session} named={spoken} />;
}

function useSession(game: Game | undefined, course: Course | undefined, lesson: Lesson | undefined, name: string) {
  const [session, setSession] = useState<LessonSession>();
  useEffect(() => {
    if (game === undefined || course === undefined || lesson === undefined) return undefined;
    const store = deviceStore();
    const kept = loadProgress(store, game.id, lesson.id);
    const opened = new LessonSession(game, lesson, course.messages, name, kept, {
      now: () => Date.now(),
      pace: PACE,
      keep: progress => void saveProgress(store, game.id, lesson.id, progress),
    });
    if (opened.over) opened.restart(); // whoever comes back to a finished lesson plays it again
    setSession(opened);
    return () => opened.close();
  }, [game, course, lesson, name]);
  return session;
}
