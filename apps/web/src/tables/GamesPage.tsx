import { useState } from 'react';
import { Link } from 'wouter';
import { usePage } from '../app/page.ts';
import { useText } from '../i18n/index.ts';
import { useIdentity } from '../identity/store.ts';
import { forgetGame, listGames } from '../local/saved.ts';
import { Away, Bones, Empty } from '../shared/States.tsx';
import { LocalRow, MyRow } from '../shared/TableRow.tsx';
import { useTables } from '../shared/use-tables.ts';

/** My games: where it is my turn first, then the others, then those of this device. */
export function GamesPage() {
  const { t } = useText();
  usePage(t('games.title'));
  const me = useIdentity(state => state.me);
  const mine = useTables('mine');
  const [local, setLocal] = useState(() => listGames(window.localStorage));
  const forget = (id: string): void => {
    forgetGame(window.localStorage, id);
    setLocal(listGames(window.localStorage));
  };
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
            {mine.state === 'away' && <Away onRetry={mine.reload} />}
            {(me === null || mine.state === 'ready') && mine.tables.length === 0 && (
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
                <MyRow key={table.id} table={table} />
              ))}
            </ul>
          </div>
        </section>
        <section aria-labelledby="here">
          <header className="sec">
            <h2 id="here">{t('games.here')}</h2>
            <Link href="/replay">{t('tables.fromFile')}</Link>
          </header>
          <div className="card rows">
            {local.length === 0 && (
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
              {local.map(saved => (
                <LocalRow key={saved.id} saved={saved} onForget={() => forget(saved.id)} />
              ))}
            </ul>
          </div>
        </section>
      </div>
    </div>
  );
}
