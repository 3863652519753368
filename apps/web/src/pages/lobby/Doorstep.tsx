import { isProblem, type Problem } from '@corvo/core';
import { API, INVITATION_HEADER, type TableInfo } from '@corvo/protocol';
import { useCallback, useEffect, useState } from 'react';
import { usePage } from '../../base/ui/page.ts';
import { Shell } from '../shell/Shell.tsx';
import { useText, type KeyOf, type SayOf } from '../../base/i18n/index.ts';
import { NameForm } from '../identity/NameSheet.tsx';
import { ask } from '../../base/lib/http.ts';
import { gameName, tableName } from '../../base/lib/names.ts';
import { sayProblem } from '../../base/lib/problems.ts';
import { Away, Bones } from '../../base/ui/States.tsx';
import { useInvitation } from './invite-code.ts';
import { NoTable } from './NoTable.tsx';
import './lobby.css';
import { lobbyTexts } from './texts.ts';

const lookAt = (id: string, code: string | undefined): Promise<TableInfo | Problem> =>
  ask<TableInfo>(API.table(id), code === undefined ? {} : { headers: { [INVITATION_HEADER]: code } });

/**
 * Somebody without a name at the door of a table: first what there is behind it, then who they are. Where there is a game
 * to watch they need not say so, and go in.
 */
export function Doorstep({ id, onWatch }: { id: string; onWatch: () => void }) {
  const { t, language } = useText(lobbyTexts);
  const [table, setTable] = useState<TableInfo | Problem>();
  const code = useInvitation();
  const look = useCallback(() => void lookAt(id, code).then(setTable), [id, code]);
  useEffect(look, [look]);
  const runs = table !== undefined && !isProblem(table) && canOnlyWatch(table);
  useEffect(() => {
    if (runs) onWatch();
  }, [runs, onWatch]);
  usePage(table === undefined || isProblem(table) ? t('nav.tables') : tableName(t, table.setup.name, table.game));
  if (table === undefined || (isProblem(table) && table.code === 'unreachable'))
    return (
      <Shell>
        <div className="page narrow">{table === undefined ? <Bones title rows={3} /> : <Away onRetry={look} />}</div>
      </Shell>
    );
  if (isProblem(table)) return <NoTable text={sayProblem(language, table)} />;
  return (
    <Shell>
      <div className="page narrow">
        <Behind table={table} t={t} />
        <div className="card sheet doorstep">
          <NameForm />
        </div>
      </div>
    </Shell>
  );
}

/** Has the game begun, and may anybody look on? */
const canOnlyWatch = ({ status, setup, stuck }: Pick<TableInfo, 'status' | 'setup' | 'stuck'>): boolean =>
  status !== 'gathering' && setup.spectators.allowed && !stuck;

/** What there is to do for whoever comes in. */
function welcome(canSit: boolean, canWatch: boolean): KeyOf<typeof lobbyTexts> {
  if (canSit) return canWatch ? 'lobby.welcomeText' : 'lobby.welcomeSit';
  return canWatch ? 'lobby.welcomeWatch' : 'lobby.full';
}

/** What there is behind the door. */
export function Behind({
  table,
  t,
}: {
  table: Pick<TableInfo, 'game' | 'setup' | 'sitters' | 'status'>;
  t: SayOf<typeof lobbyTexts>;
}) {
  const canSit = table.status === 'gathering' && table.sitters.some(({ kind }) => kind === 'open');
  return (
    <header className="page-head">
      <h1>{tableName(t, table.setup.name, table.game)}</h1>
      <p className="lead-text">
        {gameName(t, table.game)}, {t('lobby.about', { players: table.setup.players })}{' '}
        {t(welcome(canSit, table.setup.spectators.allowed))}
      </p>
    </header>
  );
}
