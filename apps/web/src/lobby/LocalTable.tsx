import { useEffect, useLayoutEffect, useState } from 'react';
import { usePage } from '../app/page.ts';
import { useText } from '../i18n/index.ts';
import { openKnownGame, openLocalGame } from '../local/index.ts';
import { loadSaved, onPlayedElsewhere } from '../local/saved.ts';
import type { TableSession } from '../session/session.ts';
import { Bones } from '../shared/States.tsx';
import { deviceStore } from '../shared/device-store.ts';
import { TablePage } from '../table/TablePage.tsx';
import { NoTable } from './NoTable.tsx';
import { useTurnSound } from './turn-sound.ts';

/** A game of this device. */
export function LocalTable({ id }: { id: string }) {
  const { t } = useText();
  const [session, setSession] = useState<TableSession | null | undefined>(undefined); // null: it cannot be opened
  const [played, setPlayed] = useState(0); // how often another tab has gone on with this game
  useEffect(() => onPlayedElsewhere(id, () => setPlayed(times => times + 1)), [id]);
  // Before the first paint: where everything is here already, the table is the first thing that is seen.
  useLayoutEffect(() => {
    const known = openKnownGame(id);
    if (known !== undefined) {
      setSession(known);
      return () => known.close();
    }
    const opening = openLocalGame(id);
    let here = true;
    opening.then(
      opened => here && setSession(opened ?? null),
      () => here && setSession(null),
    );
    return () => {
      here = false;
      void opening.then(opened => opened?.close());
    };
  }, [id, played]);
  usePage(loadSaved(deviceStore(), id)?.name ?? t('play.title'));
  useTurnSound(session ?? undefined);
  if (session === undefined)
    return (
      <main className="page">
        <Bones title tall rows={2} />
      </main>
    );
  if (session === null) return <NoTable text={t('play.gone')} />;
  return <TablePage session={session} />;
}
