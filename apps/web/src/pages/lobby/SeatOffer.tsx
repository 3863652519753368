import type { Problem, Seat } from '@corvo/core';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { sayProblem } from '../../base/lib/problems.ts';
import { useIdentity } from '../../session/identity/store.ts';
import { person } from '../../session/identity/person.ts';
import type { TableSession, TableSnapshot } from '../../session/session.ts';
import './lobby.css';
import { lobbyTexts } from './texts.ts';

/** CO-7.24: a seat that others may take over; and, to whom it was, that somebody has. */
export function SeatOffer({ session }: { session: TableSession }) {
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  const snapshot = useSyncExternalStore(subscribe, () => session.snapshot());
  const isKnown = useIdentity(({ me }) => me != null);
  const [refusal, setRefusal] = useState<Problem>();
  const take = async (seat: Seat): Promise<void> => {
    // Who comes in with a name comes to the table anew, and is asked again there.
    if (!isKnown) return void (await person());
    const answer = await session.takeOver?.(seat);
    setRefusal(answer === undefined || answer.ok ? undefined : answer.problem);
  };
  return <SeatOfferStrip snapshot={snapshot} isKnown={isKnown} refusal={refusal} onTake={seat => void take(seat)} />;
}

interface Props {
  readonly snapshot: TableSnapshot;
  readonly isKnown: boolean; // has the reader a name?
  readonly refusal: Problem | undefined;
  readonly onTake: (seat: Seat) => void;
}

export function SeatOfferStrip({ snapshot, isKnown, refusal, onTake }: Props) {
  const { t, language } = useText(lobbyTexts);
  const { sitters, viewer, replaced, outcome } = snapshot;
  if (outcome !== null) return null;
  const mayTake = viewer === null && replaced === undefined && !sitters.some(({ mine }) => mine);
  return (
    <>
      {replaced !== undefined && (
        <p className="strip" role="status">
          {t('lobby.offer.replaced', { name: replaced.by })}
        </p>
      )}
      {sitters
        .filter(({ free, mine }) => free === true && !mine)
        .map(({ seat, name }) => (
          <div key={seat} className="strip away-offer">
            <span role="status">
              {t('lobby.offer.free', { name })} {mayTake && t('lobby.offer.about')}{' '}
              {refusal !== undefined && sayProblem(language, refusal)}
            </span>
            {mayTake && (
              <button type="button" className="btn small main" onClick={() => onTake(seat)}>
                {isKnown ? t('lobby.offer.take', { name }) : t('lobby.offer.enter')}
              </button>
            )}
          </div>
        ))}
    </>
  );
}
