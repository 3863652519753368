import { isProblem, type Problem } from '@corvo/core';
import { API, type TableInfo } from '@corvo/protocol';
import { useEffect, useState } from 'react';
import { usePage } from '../app/page.ts';
import { useText, type Say } from '../i18n/index.ts';
import { openLocalGame } from '../local/index.ts';
import { loadSaved } from '../local/saved.ts';
import { ReplayPage } from '../replay/index.ts';
import { ask, askText } from '../shared/http.ts';
import { sayProblem } from '../shared/problems.ts';
import { Bones } from '../shared/States.tsx';
import { NoTable } from './NoTable.tsx';

interface Found {
  readonly record: string;
  readonly names: Readonly<Record<string, string>>;
  readonly title: string;
}

/** A finished game of this device or of the server; without an id, one from a file. */
export function ReplayRoute({ id }: { id?: string }) {
  const { t, language } = useText();
  const [found, setFound] = useState<Found | Problem | undefined>(undefined);
  useEffect(() => {
    if (id !== undefined) void findRecord(id, t).then(setFound);
  }, [id, t]);
  usePage(found !== undefined && !isProblem(found) ? found.title : t('replay.title'));
  if (id === undefined) return <ReplayPage />;
  if (found === undefined)
    return (
      <main className="page">
        <Bones title tall rows={2} />
      </main>
    );
  if (isProblem(found)) return <NoTable text={sayProblem(language, found)} />;
  return <ReplayPage record={found.record} names={found.names} title={found.title} />;
}

type Seated = readonly { readonly seat: string; readonly name: string; readonly kind?: string }[];

/** Who sat where; the server names a bot by its strength alone. */
const namesOf = (sitters: Seated, t: Say): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sitters.map(({ seat, name, kind }, place) => [seat, kind === 'bot' ? t('seat.botName', { n: place + 1 }) : name]),
  );

async function findRecord(id: string, t: Say): Promise<Found | Problem> {
  const saved = loadSaved(window.localStorage, id);
  if (saved !== undefined) {
    const session = await openLocalGame(id);
    const record = await session?.record();
    session?.close();
    if (record !== undefined) return { record, names: namesOf(saved.seats, t), title: saved.name };
  }
  const record = await askText(API.record(id));
  if (typeof record !== 'string') return record;
  const info = await ask<TableInfo>(API.table(id));
  return isProblem(info)
    ? { record, names: {}, title: id }
    : { record, names: namesOf(info.sitters, t), title: info.setup.name };
}
