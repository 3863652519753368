import { isProblem, type Language, type Problem } from '@corvo/core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useText, type Say } from '../i18n/index.ts';
import type { Sitter, TableSession, TableSnapshot } from '../session/session.ts';
import { sayProblem } from '../shared/problems.ts';
import { decidingIn, minutesSince } from '../table/decision.ts';
import { STAND_IN } from '../table/giveable.ts';

const LONG = 10; // minutes: until then somebody may only have looked away
const A_WHILE = 20_000; // milliseconds

/** For whom the table has waited long, and who is not even here. Where a clock runs, the clock decides. */
export function goneFor(snapshot: TableSnapshot, now: number): { gone: readonly Sitter[]; minutes: number } {
  const { game, view, sitters, clock, outcome, connection, moments } = snapshot;
  const minutes = minutesSince(moments.at(-1)?.at ?? now, now);
  if (clock !== null || outcome !== null || connection !== 'online' || minutes < LONG) return { gone: [], minutes };
  const awaited = decidingIn(game, view.open);
  const isGone = ({ seat, kind, bot, present, mine }: Sitter): boolean =>
    kind === 'person' && bot === null && !present && !mine && awaited.includes(seat);
  return { gone: sitters.filter(isGone), minutes };
}

/** CO-7.9 Who waits in vain reads what the table can do: the host may let a bot play on. */
export function AwayOffer({ session }: { session: TableSession }) {
  const { t, language } = useText();
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  const snapshot = useSyncExternalStore(subscribe, () => session.snapshot());
  const [now, setNow] = useState(() => Date.now());
  const [refusal, setRefusal] = useState<Problem>();
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), A_WHILE);
    return () => clearInterval(timer);
  }, []);
  const { gone, minutes } = goneFor(snapshot, now);
  const standIn = async (seat: string): Promise<void> => {
    const answer = await session.handOver(seat, STAND_IN);
    setRefusal(answer.ok ? undefined : answer.problem);
  };
  return (
    <AwayStrip
      t={t}
      language={language}
      names={gone.map(({ name }) => name)}
      minutes={minutes}
      isHost={snapshot.host}
      refusal={refusal}
      onStandIn={place => void standIn(gone[place]?.seat ?? '')}
    />
  );
}

interface Props {
  readonly t: Say;
  readonly language: Language;
  readonly names: readonly string[];
  readonly minutes: number;
  readonly isHost: boolean;
  readonly refusal: Problem | undefined;
  readonly onStandIn: (place: number) => void;
}

export function AwayStrip({ t, language, names, minutes, isHost, refusal, onStandIn }: Props) {
  if (names.length === 0) return null;
  return (
    <div className="strip away-offer" role="status">
      <span>
        {t('lobby.gone', { names: names.join(', '), minutes, count: names.length })} {!isHost && t('lobby.goneHost')}
        {isProblem(refusal) && sayProblem(language, refusal)}
      </span>
      {isHost &&
        names.map((name, place) => (
          <button key={name} type="button" className="btn small" onClick={() => onStandIn(place)}>
            {t('lobby.standIn', { name })}
          </button>
        ))}
    </div>
  );
}
