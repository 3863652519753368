import { isProblem, type Language, type Problem, type Seat } from '@corvo/core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useText, type SayOf } from '../../base/i18n/index.ts';
import type { Sitter, TableSession, TableSnapshot } from '../../session/session.ts';
import { sayProblem } from '../../base/lib/problems.ts';
import { lasting } from '../../base/lib/time.ts';
import { decidingIn } from '../../table/decision.ts';
import { STAND_IN } from '../../table/giveable.ts';
import './lobby.css';
import { lobbyTexts } from './texts.ts';

const LONG = 10 * 60_000; // until then somebody may only have looked away
const A_WHILE = 20_000;

interface Wait {
  readonly gone: readonly Sitter[];
  readonly waited: number | null; // by the table, since its last move: when somebody left is not known; null: it is said below
  readonly isHostHere: boolean; // a host who does not sit at the table may be
}

/** For whom the table has waited long, and who is not even here. Where a clock runs, the clock decides. */
export function goneFor(snapshot: TableSnapshot, now: number): Wait {
  const { game, view, sitters, clock, outcome, connection, moments } = snapshot;
  const since = now - (moments.at(-1)?.at ?? now);
  // Whoever is asked nothing reads there for whom the table waits, and how long.
  const waited = game.requests(view).length === 0 ? null : since;
  const isHostHere = !sitters.some(({ host, present }) => host === true && !present);
  if (clock !== null || outcome !== null || connection !== 'online' || since < LONG)
    return { gone: [], waited, isHostHere };
  const awaited = decidingIn(game, view.open);
  const isGone = ({ seat, kind, bot, present, mine }: Sitter): boolean =>
    kind === 'person' && bot === null && !present && !mine && awaited.includes(seat);
  return { gone: sitters.filter(isGone), waited, isHostHere };
}

/** CO-7.9 Who waits in vain reads what the table can do: the host may let a bot play on. */
export function AwayOffer({ session }: { session: TableSession }) {
  const { t, language } = useText(lobbyTexts);
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  const snapshot = useSyncExternalStore(subscribe, () => session.snapshot());
  const [now, setNow] = useState(() => Date.now());
  const [refusal, setRefusal] = useState<Problem>();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), A_WHILE);
    return () => clearInterval(timer);
  }, []);
  const standIn = async (seat: Seat): Promise<void> => {
    const answer = await session.handOver(seat, STAND_IN);
    setRefusal(answer.ok ? undefined : answer.problem);
  };
  return (
    <AwayStrip
      t={t}
      language={language}
      {...goneFor(snapshot, now)}
      isHost={snapshot.host}
      refusal={refusal}
      onStandIn={seat => void standIn(seat)}
    />
  );
}

interface Props extends Wait {
  readonly t: SayOf<typeof lobbyTexts>;
  readonly language: Language;
  readonly isHost: boolean;
  readonly refusal: Problem | undefined;
  readonly onStandIn: (seat: Seat) => void;
}

/** What is read out says nothing of the time: it would be said again whenever that goes on. */
export function AwayStrip({ t, language, gone, waited, isHostHere, isHost, refusal, onStandIn }: Props) {
  if (gone.length === 0) return null;
  const names = gone.map(({ name }) => name);
  return (
    <div className="strip away-offer">
      <span>
        <span role="status">
          {t('lobby.gone', { names, count: gone.length })} {!isHost && isHostHere && t('lobby.goneHost')}
          {isProblem(refusal) && sayProblem(language, refusal)}
        </span>{' '}
        {waited !== null && t('lobby.goneSince', { time: lasting(waited, language) })}
      </span>
      {isHost &&
        gone.map(({ seat, name }) => (
          <button key={seat} type="button" className="btn small" onClick={() => onStandIn(seat)}>
            {t('lobby.standIn', { name })}
          </button>
        ))}
    </div>
  );
}
