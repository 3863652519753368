import type { TableSummary } from '@corvo/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { usePage } from '../../base/ui/page.ts';
import { useText } from '../../base/i18n/index.ts';
import { useIdentity } from '../../session/identity/store.ts';
import { forgetGame, listGames, type SavedGame } from '../../session/local/saved.ts';
import { Away, Bones, Empty } from '../../base/ui/States.tsx';
import { FinishedRow } from './FinishedRow.tsx';
import { DeletableRow } from './DeletableRow.tsx';
import { Deletions } from './deletions.ts';
import { MyRow } from './TableRow.tsx';
import { deviceStore } from '../../base/lib/device-store.ts';
import { useTables, type Listed } from '../../session/tables/use-tables.ts';
import { tablesTexts } from './texts.ts';

/** My games: those on the server, where it is my turn first; those of this device; and what is over, wherever it was. */
export function GamesPage() {
  const { t } = useText(tablesTexts);
  usePage(t('games.title'));
  const me = useIdentity(state => state.me);
  const mine = useTables('mine');
  const played = useTables('played');
  const { local, deletable } = useLocalGames();
  const running = local.filter(saved => !saved.over);
  const over = latestFirst(played.tables, local);
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('games.title')}</h1>
        <div className="head-act">
          <Link className="btn" href="/new">
            {t('home.createTable')}
          </Link>
          <Link className="btn main" href="/play">
            {t('home.playBots')}
          </Link>
        </div>
      </header>
      <div className="stack">
        <section aria-labelledby="online">
          <header className="sec">
            <h2 id="online">{t('games.online')}</h2>
          </header>
          <div className="card rows">
            {me !== null && mine.state === 'loading' && <Bones />}
            {(mine.state === 'away' || mine.isOld) && <Away onRetry={mine.reload} />}
            {mine.isOld && mine.tables.length > 0 && <p className="rows-note muted">{t('games.lastKnown')}</p>}
            {(me === null || mine.state === 'ready') && !mine.isOld && mine.tables.length === 0 && (
              <Empty
                action={
                  <Link className="btn small" href="/tables">
                    {t('games.findTable')}
                  </Link>
                }
              >
                {t('games.noneOnline')}
              </Empty>
            )}
            <ul>
              {mine.tables.map(table => (
                <MyRow key={table.id} table={table} isOld={mine.isOld} />
              ))}
            </ul>
          </div>
          <More list={mine} />
        </section>
        <section aria-labelledby="here">
          <header className="sec">
            <h2 id="here">{t('games.here')}</h2>
          </header>
          <div className="card rows">
            {running.length === 0 && (
              <Empty
                action={
                  <Link className="btn small" href="/play">
                    {t('home.firstGame')}
                  </Link>
                }
              >
                {t('games.noneHere')}
              </Empty>
            )}
            <ul>
              {running.map(saved => (
                <DeletableRow key={saved.id} {...deletable(saved)} />
              ))}
            </ul>
          </div>
        </section>
        <section aria-labelledby="over">
          <header className="sec">
            <h2 id="over">{t('tables.finished')}</h2>
            <Link href="/replay">{t('tables.fromFile')}</Link>
          </header>
          <div className="card rows">
            {me !== null && played.state === 'loading' && <Bones />}
            {(played.state === 'away' || played.isOld) && <Away onRetry={played.reload} />}
            {played.state !== 'loading' && over.length === 0 && <Empty>{t('tables.noneFinished')}</Empty>}
            <ul>
              {over.map(game =>
                'story' in game ? (
                  <DeletableRow key={game.id} {...deletable(game)} />
                ) : (
                  <FinishedRow key={game.id} table={game} isOld={played.isOld} />
                ),
              )}
            </ul>
          </div>
          <More list={played} />
        </section>
      </div>
    </div>
  );
}

/** The games of this device, and what a row needs to delete one and to bring it back. */
function useLocalGames() {
  const [local, setLocal] = useState(() => listGames(deviceStore()));
  const [going, setGoing] = useState<readonly string[]>([]);
  const without = (id: string) => (ids: readonly string[]) => ids.filter(other => other !== id);
  const [deletions] = useState(
    () =>
      new Deletions(id => {
        forgetGame(deviceStore(), id);
        setLocal(listGames(deviceStore()));
        setGoing(without(id));
      }),
  );
  useEffect(() => {
    const leave = (): void => deletions.finishAll();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [deletions]);
  const deletable = useCallback(
    (saved: SavedGame) => ({
      saved,
      isGoing: going.includes(saved.id),
      onDelete: () => {
        deletions.begin(saved.id);
        setGoing(ids => [...ids, saved.id]);
      },
      onUndo: () => {
        deletions.undo(saved.id);
        setGoing(without(saved.id));
      },
    }),
    [going, deletions],
  );
  return { local, deletable };
}

/** What is over, on the server and here, the latest first. */
function latestFirst(played: readonly TableSummary[], local: readonly SavedGame[]): (TableSummary | SavedGame)[] {
  const endOf = (game: TableSummary | SavedGame): number => ('story' in game ? game.touched : game.updatedAt);
  return [...played, ...local.filter(({ over }) => over)].sort((a, b) => endOf(b) - endOf(a));
}

function More({ list }: { list: Listed }) {
  const { t } = useText(tablesTexts);
  return list.more ? (
    <button type="button" className="btn more" onClick={list.loadMore}>
      {t('tables.more')}
    </button>
  ) : null;
}
