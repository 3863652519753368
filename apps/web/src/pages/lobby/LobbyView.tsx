import { useGame } from '../../session/games.ts';
import { isProblem, type Problem } from '@corvo/core';
import type { TableInfo } from '@corvo/protocol';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ledgerOf } from '../../base/games.ts';
import { useText } from '../../base/i18n/index.ts';
import { person } from '../../session/identity/person.ts';
import type { Connection, OnlineTable } from '../../session/online/online-table.ts';
import { ProblemNotice } from '../../base/ui/States.tsx';
import { useGameName } from '../tables/TableRow.tsx';
import { Comings } from './Comings.tsx';
import { Invitation } from './Invitation.tsx';
import { useShownInvitation } from './invite-code.ts';
import { LobbySeats } from './LobbySeats.tsx';
import { LobbySetup } from './LobbySetup.tsx';
import { Room } from './Room.tsx';
import './lobby.css';
import { ruleTexts } from '../tables/rule-texts.ts';
import { lobbyTexts } from './texts.ts';

interface Props {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly connection: Connection;
}

export type Lobby = Props & {
  /** Runs a command and shows its refusal. */
  readonly run: (command: Promise<{ readonly ok: boolean; readonly problem?: Problem }>) => Promise<boolean>;
};

/** A table before its start: who sits where, the link for friends, and the start. */
export function LobbyView({ table, info, connection }: Props) {
  const { t } = useText(lobbyTexts);
  const { t: rule } = useText(ruleTexts);
  const gameName = useGameName();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const run: Lobby['run'] = async command => {
    const answer = await command;
    setProblem(answer.ok ? null : (answer.problem ?? null));
    return answer.ok;
  };
  const open = info.sitters.filter(({ kind }) => kind === 'open').length;
  const game = useGame(info.game);
  const next =
    open === 0
      ? t(info.host ? 'lobby.readyHost' : 'lobby.ready')
      : t(info.you === null && !info.host ? 'lobby.takeOne' : 'lobby.missing', { count: open });
  const sit = async (seat: string): Promise<void> => {
    const me = await person();
    if (me === null) return;
    if (isProblem(me)) setProblem(me);
    else if (await table.backAgain(5_000)) await run(table.send('sit', { seat }));
  };
  const start = (): void => {
    if (open === 0) void run(table.send('start', {}));
  };
  const stand = async (): Promise<void> => {
    if (await run(table.send('stand', {}))) go('/tables');
  };
  useShownInvitation(info.invitation);
  const lobby: Lobby = { table, info, connection, run };

  return (
    <div className="page">
      <header className="page-head">
        <h1>{info.setup.name}</h1>
        <p className="lead-text">
          {gameName(info.game)}, {t('lobby.about', { players: info.setup.players })}{' '}
          {rule(`house.access.${info.setup.access}`)}.{' '}
          <Link className="link" href={`/rules/${ledgerOf(info.game)}`}>
            {t('lobby.rules')}
          </Link>
        </p>
      </header>
      {connection !== 'online' && (
        <p className="notice warn lobby-strip" role="status">
          {t(connection === 'offline' ? 'table.offline' : 'table.connecting')}
        </p>
      )}
      {problem !== null && (
        <div className="lobby-strip">
          <ProblemNotice problem={problem} />
        </div>
      )}
      <div className="lobby">
        <section className="card form-card" aria-labelledby="lobby-seats">
          <h2 id="lobby-seats">{t('form.seats')}</h2>
          <LobbySeats lobby={lobby} onSit={seat => void sit(seat)} />
        </section>
        <div className="lobby-side">
          <section className="card form-card" aria-labelledby="lobby-next" aria-live="polite">
            <h2 id="lobby-next">{t('lobby.next')}</h2>
            <p>{next}</p>
            {info.host && (
              <button
                type="button"
                className="btn big main"
                aria-disabled={open > 0 || connection !== 'online'}
                onClick={start}
              >
                {open === 0 ? t('lobby.start') : t('lobby.fillSeats', { count: open })}
              </button>
            )}
            {info.you !== null && (
              <button type="button" className="btn small quiet" onClick={() => void stand()}>
                {t('lobby.stand')}
              </button>
            )}
          </section>
          {info.invitation !== null && (
            <Invitation
              path={info.invitation}
              name={info.setup.name}
              onRenew={info.host ? () => void run(table.send('renewInvite', {})) : null}
            />
          )}
          <Comings comings={info.comings} />
        </div>
        {game && <LobbySetup lobby={lobby} game={game} />}
        {info.host && <Room table={info.id} />}
      </div>
    </div>
  );
}
