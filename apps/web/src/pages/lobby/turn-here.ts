import { useEffect } from 'react';
import type { TableSession } from '../../session/session.ts';
import { tellTurn } from '../../session/tables/turn-watch.ts';
import { isMine } from '../../table/turn-sound.ts';

/** The table in front says at once when my turn begins and ends. */
export function useTurnHere(session: TableSession | undefined): void {
  useEffect(() => {
    if (session === undefined) return;
    const tell = (): void => {
      const { table: id, name, connection } = session.snapshot();
      if (connection === 'online') tellTurn(id, isMine(session) ? { id, name } : null);
    };
    tell();
    const unsubscribe = session.subscribe(tell);
    return () => {
      unsubscribe();
      tellTurn(session.snapshot().table, undefined);
    };
  }, [session]);
}
