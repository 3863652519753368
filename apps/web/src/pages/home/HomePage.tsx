import { useEffect } from 'react';
import { Link } from 'wouter';
import { fetchNext } from '../ahead.ts';
import { usePage } from '../../base/ui/page.ts';
import { useText } from '../../base/i18n/index.ts';
import { useIdentity } from '../../session/identity/store.ts';
import { listGames } from '../../session/local/saved.ts';
import { Away, Bones, Empty } from '../../base/ui/States.tsx';
import { LocalRow, MyRow, OpenRow } from '../tables/TableRow.tsx';
import { deviceStore } from '../../base/lib/device-store.ts';
import { useTables } from '../../session/tables/use-tables.ts';
import { Hero } from './Hero.tsx';
import { How, Shelf } from './Shelf.tsx';
import './home.css';

const SHOWN = 3;

export function HomePage() {
  usePage('');
  useEffect(fetchNext, []);
  return (
    <>
      <Hero />
      <div className="home-body">
        <div className="two">
          <MyGames />
          <OpenTables />
        </div>
        <Shelf />
        <How />
      </div>
    </>
  );
}

function MyGames() {
  const { t } = useText();
  const me = useIdentity(state => state.me);
  const mine = useTables('mine', SHOWN);
  const local = listGames(deviceStore()).filter(({ over }) => !over);
  const turns = mine.isOld ? 0 : mine.tables.filter(({ yourTurn }) => yourTurn).length;
  const nothing = local.length === 0 && mine.tables.length === 0;
  const hasAny = !nothing || me != null || listGames(deviceStore()).length > 0; // finished ones are there too
  const waiting = me != null && mine.state === 'loading' && local.length === 0;
  return (
    <section aria-labelledby="my-games">
      <header className="sec">
        <h2 id="my-games">{t('home.mine')}</h2>
        {turns > 0 ? (
          <span className="ui muted">{t('nav.turns', { count: turns })}</span>
        ) : (
          hasAny && <Link href="/games">{t('home.all')}</Link>
        )}
      </header>
      <div className="card rows">
        {waiting ? (
          <Bones />
        ) : nothing ? (
          <Empty
            action={
              <Link className="btn small" href="/play">
                {t('home.firstGame')}
              </Link>
            }
          >
            {t('home.noGames')}
          </Empty>
        ) : (
          <ul>
            {mine.tables.slice(0, SHOWN).map(table => (
              <MyRow key={table.id} table={table} isOld={mine.isOld} />
            ))}
            {local.slice(0, Math.max(1, SHOWN - mine.tables.length)).map(saved => (
              <LocalRow key={saved.id} saved={saved} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function OpenTables() {
  const { t } = useText();
  const open = useTables('open', SHOWN);
  return (
    <section aria-labelledby="open-tables">
      <header className="sec">
        <h2 id="open-tables">{t('home.open')}</h2>
        {open.tables.length > 0 && <Link href="/tables">{t('home.all')}</Link>}
      </header>
      <div className="card rows">
        {open.state === 'loading' ? (
          <Bones />
        ) : open.state === 'away' ? (
          <Away onRetry={open.reload} />
        ) : open.tables.length === 0 ? (
          <Empty
            action={
              <Link className="btn small" href="/new">
                {t('home.openOne')}
              </Link>
            }
          >
            {t('home.noTables')}
          </Empty>
        ) : (
          <ul>
            {open.tables.slice(0, SHOWN).map(table => (
              <OpenRow key={table.id} table={table} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
