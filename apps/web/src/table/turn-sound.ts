import { useEffect } from 'react';
import type { TableSession } from '../session/session.ts';
import { useSettings } from '../base/settings/store.ts';

/** Fetched by those alone who want to hear it; where it does not come, this turn begins without a bell. */
const ring = (): void => void import('./bell.ts').then(bell => bell.ring()).catch(() => undefined);

/** Does the table wait for whoever is here? */
export const isMine = (session: TableSession): boolean => {
  const { game, view, sitters } = session.snapshot();
  const waiting = game
    .waiting(view.open)
    .filter(({ answered }) => !answered)
    .map(({ seat }) => seat);
  return sitters.some(({ seat, mine, bot }) => mine && bot === null && waiting.includes(seat));
};

/** Rings when my turn begins, for those who have switched sound on. */
export function useTurnSound(session: TableSession | undefined): void {
  useEffect(() => {
    if (session === undefined) return;
    let before = isMine(session);
    return session.subscribe(() => {
      const mine = isMine(session);
      if (mine && !before && useSettings.getState().sound) ring();
      before = mine;
    });
  }, [session]);
}
