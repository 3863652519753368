import { isProblem, problem, type Problem } from '@corvo/core';
import { API, type TableInfo } from '@corvo/protocol';
import { useEffect, useState } from 'react';
import { usePage } from '../app/page.ts';
import { useText, type Say } from '../i18n/index.ts';
import { openLocalGame } from '../local/index.ts';
import { loadSaved } from '../local/saved.ts';
import { carriedIn, ReplayPage, unfold } from '../replay/index.ts';
import { deviceStore } from '../shared/device-store.ts';
import { ask, askText } from '../shared/http.ts';
import { sitterName, tableName } from '../shared/names.ts';
import { sayProblem } from '../shared/problems.ts';
import { Bones } from '../shared/States.tsx';
import { NoTable } from './NoTable.tsx';

interface Found {
  readonly record: string;
  readonly names: Readonly<Record<string, string>>;
  readonly title: string;
  readonly isPublic: boolean; // its address leads everybody to it
}

/** A finished game of this device or of the server; without an id, the one that the address carries, or a file. */
export function ReplayRoute({ id }: { id?: string }) {
  const { t, language } = useText();
  const [found, setFound] = useState<Found | Problem | undefined>(undefined);
  const carried = useCarried(id === undefined);
  useEffect(() => {
    if (id !== undefined) void findRecord(id, t).then(setFound);
    else if (carried !== '') void unfold(carried).then(game => setFound(game ? { ...game, isPublic: false } : BROKEN));
  }, [id, carried, t]);
  usePage(found !== undefined && !isProblem(found) ? found.title : t('replay.title'));
  if (id === undefined && (carried === '' || found === BROKEN))
    return <ReplayPage {...(carried === '' ? {} : { trouble: t('replay.brokenLink') })} />;
  if (found === undefined)
    return (
      <main className="page">
        <Bones title tall rows={2} />
      </main>
    );
  if (isProblem(found)) return <NoTable text={sayProblem(language, found)} />;
  return <ReplayPage record={found.record} names={found.names} title={found.title} isPublic={found.isPublic} />;
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

/** Does the address of this game's replay work for everybody? */
const isForAll = ({ setup }: TableInfo): boolean => setup.access === 'open' && setup.spectators.allowed;

/** Who sat where on the server. */
const namesOf = (sitters: TableInfo['sitters'], t: Say): Readonly<Record<string, string>> =>
  Object.fromEntries(sitters.map((sitter, place) => [sitter.seat, sitterName(t, sitter, place)]));

async function findRecord(id: string, t: Say): Promise<Found | Problem> {
  const saved = loadSaved(deviceStore(), id);
  if (saved !== undefined) {
    const session = await openLocalGame(id);
    const record = await session?.record();
    session?.close();
    if (record !== undefined)
      return {
        record,
        names: Object.fromEntries(saved.seats.map(({ seat, name }) => [seat, name])),
        title: saved.name,
        isPublic: false,
      };
  }
  const record = await askText(API.record(id));
  if (typeof record !== 'string') return record;
  const info = await ask<TableInfo>(API.table(id));
  return isProblem(info)
    ? { record, names: {}, title: '', isPublic: false }
    : {
        record,
        names: namesOf(info.sitters, t),
        title: tableName(t, info.setup.name, info.game),
        isPublic: isForAll(info),
      };
}
