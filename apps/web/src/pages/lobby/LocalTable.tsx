import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePage } from '../../base/ui/page.ts';
import { useText } from '../../base/i18n/index.ts';
import { openKnownGame, openLocalGame, type LocalSession } from '../../session/local/index.ts';
import { calledBy, type Naming } from '../../session/local/names.ts';
import { loadSaved, onPlayedElsewhere } from '../../session/local/saved.ts';
import { Bones } from '../../base/ui/States.tsx';
import { deviceStore } from '../../base/lib/device-store.ts';
import { TablePage } from '../../table/TablePage.tsx';
import { NoTable } from './NoTable.tsx';
import { useTurnSound } from '../../table/turn-sound.ts';

/** A game of this device. */
export function LocalTable({ id }: { id: string }) {
  const { t } = useText();
  const [session, setSession] = useState<LocalSession | null | undefined>(undefined); // null: it cannot be opened
  const [played, setPlayed] = useState(0); // how often another tab has gone on with this game
  useEffect(() => onPlayedElsewhere(id, () => setPlayed(times => times + 1)), [id]);
  const naming = useCallback<Naming>(saved => calledBy(t, saved), [t]);
  const latest = useRef(naming);
  latest.current = naming;
  useEffect(() => session?.callBy(naming), [session, naming]);
  // Before the first paint: where everything is here already, the table is the first thing that is seen.
  useLayoutEffect(() => {
    const known = openKnownGame(id);
    if (known !== undefined) {
      known.callBy(latest.current);
      setSession(known);
      return () => known.close();
    }
    const opening = openLocalGame(id);
    let here = true;
    opening.then(
      opened => {
        opened?.callBy(latest.current);
        if (here) setSession(opened ?? null);
      },
      () => here && setSession(null),
    );
    return () => {
      here = false;
      void opening.then(opened => opened?.close());
    };
  }, [id, played]);
  const saved = loadSaved(deviceStore(), id);
  usePage(saved === undefined ? t('play.title') : calledBy(t, saved).title);
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
