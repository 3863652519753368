import type { Problem } from '@corvo/core';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useText } from '../../base/i18n/index.ts';
import { sayProblem } from '../../base/lib/problems.ts';
import { lasting } from '../../base/lib/time.ts';
import type { Reply, TableSession, TableSnapshot } from '../../session/session.ts';
import './lobby.css';
import { lobbyTexts } from './texts.ts';

/** What the table is voting on, how it stands, and my voice (CO-7.20); and the pause that is going on (CO-7.21). */
export function Votes({ session }: { session: TableSession }) {
  const subscribe = useCallback((changed: () => void) => session.subscribe(changed), [session]);
  const snapshot = useSyncExternalStore(subscribe, () => session.snapshot());
  return <VoteStrip session={session} snapshot={snapshot} />;
}

export function VoteStrip({ session, snapshot }: { session: TableSession; snapshot: TableSnapshot }) {
  const { t, language } = useText(lobbyTexts);
  const { motion, pausedBy, sitters, outcome } = snapshot;
  const [refusal, setRefusal] = useState<Problem>();
  if (outcome !== null || (motion == null && pausedBy == null)) return null;
  const isMine = (seat: string): boolean => sitters.some(one => one.seat === seat && one.mine);
  const namesOf = (seats: readonly string[]): string[] =>
    sitters.filter(({ seat }) => seats.includes(seat)).map(({ name }) => name);
  const send = (answer: Promise<Reply> | undefined): void =>
    void answer?.then(given => setRefusal(given.ok ? undefined : given.problem));
  const button = (text: string, onClick: () => void, isMain = false) => (
    <button type="button" className={isMain ? 'btn small main' : 'btn small'} onClick={onClick}>
      {text}
    </button>
  );
  const refused = refusal !== undefined && sayProblem(language, refusal);
  if (motion == null) {
    const by = pausedBy ?? '';
    const isSeated = sitters.some(({ mine }) => mine);
    return (
      <div className="strip away-offer">
        <span role="status">
          {t(isSeated ? 'lobby.vote.paused' : 'lobby.vote.pausedWatched', { names: namesOf([by]) })} {refused}
        </span>
        {isMine(by) && button(t('lobby.vote.endPause'), () => send(session.endPause?.()))}
      </div>
    );
  }
  const { id, kind, by, of, seconds, agreed, refused: against, waiting } = motion;
  const whose = of === undefined ? [] : namesOf([of]);
  const others = agreed.filter(seat => seat !== by);
  const length = seconds === null ? '' : lasting(seconds * 1_000, language);
  return (
    <div className="strip away-offer">
      <span role="status">
        {t(`lobby.vote.${kind}`, { names: namesOf([by]), length, whose })}{' '}
        {others.length > 0 && `${t('lobby.vote.agreed', { names: namesOf(others) })} `}
        {against.length > 0 && `${t('lobby.vote.refused', { names: namesOf(against) })} `}
        {waiting.length > 0 && `${t('lobby.vote.waiting', { names: namesOf(waiting), count: waiting.length })} `}
        {refused}
      </span>
      {waiting.some(isMine) && (
        <div className="vote-answers">
          {button(t('lobby.vote.yes'), () => send(session.vote?.(id, true)), true)}
          {button(t('lobby.vote.no'), () => send(session.vote?.(id, false)))}
        </div>
      )}
      {isMine(by) && button(t('lobby.vote.withdraw'), () => send(session.vote?.(id, false)))}
    </div>
  );
}
