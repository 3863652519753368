import { useCallback, useSyncExternalStore } from 'react';
import { useText } from '../../base/i18n/index.ts';
import type { TableSession, TableSnapshot } from '../../session/session.ts';
import './lobby.css';
import { lobbyTexts } from './texts.ts';

/** Does a bot have my seat because my time ran out? Not so where I gave it my seat, or the host did. */
export function isLate({ sitters, viewer, moments, outcome }: TableSnapshot): boolean {
  const me = sitters.find(({ seat }) => seat === viewer);
  if (outcome !== null || me === undefined || me.kind !== 'person' || me.bot === null || me.resigned) return false;
  const handedOver = moments.findLast(({ kind, seat }) => kind === 'hand-over' && seat === viewer);
  return handedOver?.notes.some(({ key }) => key === 'note.you-late-bot') === true;
}

/** CO-7.19 Whoever comes back too late reads why a bot plays, beside the button that takes the seat back. */
export function LateStrip({ session }: { session: TableSession }) {
  const { t } = useText(lobbyTexts);
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  const late = useSyncExternalStore(subscribe, () => isLate(session.snapshot()));
  return late ? (
    <p className="strip" role="status">
      {t('lobby.late')}
    </p>
  ) : null;
}
