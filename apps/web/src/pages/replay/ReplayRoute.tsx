import { isProblem, problem, type Problem } from '@corvo/core';
import { useCallback, useEffect, useState } from 'react';
import { usePage } from '../../base/ui/page.ts';
import { useText } from '../../base/i18n/index.ts';
import { carriedIn, ReplayPage, unfold, type WhoPlayed } from './index.ts';
import { sayProblem } from '../../base/lib/problems.ts';
import { Bones } from '../../base/ui/States.tsx';
import { ELSEWHERE, findRecord, whoPlayed, type Found } from './find-record.ts';
import { NoTable } from '../lobby/NoTable.tsx';
import { replayTexts } from './texts.ts';

/** A game without an address of its own. */
type Shown = Omit<Found, 'table'> & { readonly table?: string };

/** A finished game of this device or of the server; without an id, the one that the address carries, or a file. */
export function ReplayRoute({ id }: { id?: string }) {
  const { t, language } = useText(replayTexts);
  const [found, setFound] = useState<Shown | Problem | undefined>(undefined);
  const carried = useCarried(id === undefined);
  const who = useCallback<WhoPlayed>(file => whoPlayed(file, t), [t]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (game: Shown | Problem): void => {
      if (!signal.aborted) setFound(game);
    };
    if (id !== undefined) void findRecord(id, t, signal, carriedIn(window.location.hash)).then(show);
    else if (carried !== '') void unfold(carried).then(game => show(game ? { ...game, pass: null } : BROKEN));
    return () => leaving.abort();
  }, [id, carried, t]);
  usePage(found !== undefined && !isProblem(found) ? found.title : t('replay.title'));
  if (id === undefined && (carried === '' || found === BROKEN))
    return <ReplayPage whoPlayed={who} {...(carried === '' ? {} : { trouble: t('replay.brokenLink') })} />;
  if (found === ELSEWHERE) return <ReplayPage whoPlayed={who} trouble={t('replay.elsewhere')} />;
  if (found === undefined)
    return (
      <main className="page">
        <Bones title tall rows={2} />
      </main>
    );
  if (isProblem(found)) return <NoTable text={sayProblem(language, found)} />;
  return <ReplayPage {...found} whoPlayed={who} />;
}

/** What the address carries; another link may be put into it at any time. */
function useCarried(wanted: boolean): string {
  const [carried, setCarried] = useState(() => carriedIn(window.location.hash));
  useEffect(() => {
    const follow = (): void => setCarried(now => carriedIn(window.location.hash) || now);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return wanted ? carried : '';
}

/** An address that does not hold what it should. */
const BROKEN = problem('CO-4.1', 'damaged-record', { line: 1, expected: 'game' });
