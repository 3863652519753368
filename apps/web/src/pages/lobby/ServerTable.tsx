import { isProblem } from '@corvo/core';
import { useWholeGame } from '../../session/games.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { usePage } from '../../base/ui/page.ts';
import { Shell } from '../shell/Shell.tsx';
import { useText } from '../../base/i18n/index.ts';
import { loadIdentity, useIdentity } from '../../session/identity/store.ts';
import { devicePages } from '../../session/online/kept-pages.ts';
import { OnlineSession } from '../../session/online/online-session.ts';
import { OnlineTable, type TableState } from '../../session/online/online-table.ts';
import { openLive, reconnect } from '../../session/online/socket.ts';
import { sitterName, tableName } from '../../base/lib/names.ts';
import { Bones } from '../../base/ui/States.tsx';
import { sayProblem } from '../../base/lib/problems.ts';
import { TablePage } from '../../table/TablePage.tsx';
import { AwayOffer } from './AwayOffer.tsx';
import { LateStrip } from './LateStrip.tsx';
import { Doorstep } from './Doorstep.tsx';
import { SeatOffer } from './SeatOffer.tsx';
import { useInvitation } from './invite-code.ts';
import { NoTable } from './NoTable.tsx';
import { OldPage } from './OldPage.tsx';
import { LobbyView } from './LobbyView.tsx';
import { StuckTable } from './StuckTable.tsx';
import { Votes } from './Votes.tsx';
import { useTurnSound } from '../../table/turn-sound.ts';
import { lobbyTexts } from './texts.ts';
import { useTurnHere } from './turn-here.ts';

const nothing = (): void => undefined;
const NOTHING: TableState = { story: undefined, refused: null, connection: 'connecting', earlier: null };

/** A table on the server: before the start its lobby, then the game. */
export function ServerTable({ id }: { id: string }) {
  const me = useIdentity(identity => identity.me);
  const away = useIdentity(identity => identity.away);
  const [watches, setWatches] = useState(false); // without a name
  const onWatch = useCallback(() => setWatches(true), []);
  const table = useOnlineTable(id, me === null && watches ? '' : me?.id);
  const subscribe = useCallback((changed: () => void) => table?.subscribe(changed) ?? nothing, [table]);
  const state = useSyncExternalStore(subscribe, () => table?.state() ?? NOTHING);
  const { t, language } = useText(lobbyTexts);
  const { story, refused, connection } = state;
  useEffect(() => {
    if (connection !== 'offline') return;
    // Perhaps the server ended it: whose session is over is nobody here from now on, and who went too fast comes again.
    void loadIdentity().then(found => {
      if (found !== null && !isProblem(found) && table?.state().connection === 'offline') void reconnect();
    });
  }, [connection, table]);
  const isStuck = story?.info.stuck === true;
  useEffect(() => void (isStuck && table?.lookBack(0)), [isStuck, table]); // its story is all there is of it
  usePage(story ? tableName(t, story.info.setup.name, story.info.game) : me === null ? null : t('nav.tables'));

  if (me === null && !watches) return <Doorstep id={id} onWatch={onWatch} />;
  if (refused?.code === 'page-too-old') return <OldPage text={sayProblem(language, refused)} />;
  if (refused !== null && story === undefined) return <NoTable text={sayProblem(language, refused)} />;
  if (table === undefined || story === undefined) {
    return (
      <Shell>
        <div className="page">
          {(connection === 'offline' || away) && (
            <p className="notice warn" role="status">
              {t('table.offline')}
            </p>
          )}
          <Bones title tall rows={3} />
        </div>
      </Shell>
    );
  }
  if (isStuck) {
    return (
      <Shell>
        <StuckTable story={story} t={t} />
      </Shell>
    );
  }
  if (story.standing === null) {
    return (
      <Shell>
        <LobbyView table={table} info={story.info} connection={connection} />
      </Shell>
    );
  }
  return <Running table={table} game={story.info.game} />;
}

function Running({ table, game: gameId }: { table: OnlineTable; game: string }) {
  const { t } = useText(lobbyTexts);
  const game = useWholeGame(gameId);
  const [session, setSession] = useState<OnlineSession>();
  useEffect(() => {
    if (game === undefined) return;
    const opened = new OnlineSession(table, game);
    setSession(opened);
    return () => {
      opened.close();
      setSession(undefined);
    };
  }, [table, game]);
  useEffect(
    () =>
      session?.callBy({
        table: (name, of) => tableName(t, name, of),
        sitter: (sitter, place) => sitterName(t, sitter, place),
      }),
    [session, t],
  );
  useTurnSound(session);
  useTurnHere(session);
  if (game === undefined) return <NoTable text={t('table.unknownGame')} />;
  return session === undefined ? null : (
    <TablePage
      session={session}
      notice={
        <>
          <LateStrip session={session} />
          <AwayOffer session={session} />
          <Votes session={session} />
          <SeatOffer session={session} />
        </>
      }
    />
  );
}

/** The table behind an address, for a person, or under no name; the code of an invitation stands after the `#`. */
function useOnlineTable(id: string, me: string | undefined): OnlineTable | undefined {
  const invite = useInvitation();
  const [table, setTable] = useState<OnlineTable>();
  useEffect(() => {
    if (me === undefined) return;
    let here = true;
    let opened: OnlineTable | undefined;
    void openLive().then(live => {
      if (!here) return;
      opened = new OnlineTable(live, id, invite, me === '' ? undefined : devicePages(me));
      setTable(opened);
    });
    return () => {
      here = false;
      opened?.close();
      setTable(undefined);
    };
  }, [id, me, invite]);
  return table;
}
