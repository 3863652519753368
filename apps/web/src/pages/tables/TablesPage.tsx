import { Link } from 'wouter';
import { usePage } from '../../base/ui/page.ts';
import { useText } from '../../base/i18n/index.ts';
import { Away, Bones, Empty } from '../../base/ui/States.tsx';
import { FinishedRow } from './FinishedRow.tsx';
import { RunningRow } from './RunningRow.tsx';
import { OpenRow } from './TableRow.tsx';
import { useTables } from '../../session/tables/use-tables.ts';
import { tablesTexts } from './texts.ts';

/** Tables with a free seat, games that anybody may watch, and games that are over. */
export function TablesPage() {
  const { t } = useText(tablesTexts);
  usePage(t('tables.title'));
  const open = useTables('open');
  const running = useTables('running');
  const finished = useTables('finished');
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('tables.title')}</h1>
        <div className="head-act">
          <Link className="btn main" href="/new">
            {t('home.createTable')}
          </Link>
        </div>
      </header>
      <div className="stack">
        <section aria-labelledby="open">
          <header className="sec">
            <h2 id="open">{t('home.open')}</h2>
          </header>
          <div className="card rows">
            {open.state === 'loading' && <Bones />}
            {open.state === 'away' && <Away onRetry={open.reload} />}
            {open.state === 'ready' && open.tables.length === 0 && (
              <Empty
                action={
                  <Link className="btn small" href="/new">
                    {t('home.openOne')}
                  </Link>
                }
              >
                {t('home.noTables')}
              </Empty>
            )}
            <ul>
              {open.tables.map(table => (
                <OpenRow key={table.id} table={table} />
              ))}
            </ul>
          </div>
        </section>
        {running.tables.length > 0 && (
          <section aria-labelledby="running">
            <header className="sec">
              <h2 id="running">{t('tables.running')}</h2>
            </header>
            <div className="card rows">
              <ul>
                {running.tables.map(table => (
                  <RunningRow key={table.id} table={table} />
                ))}
              </ul>
            </div>
          </section>
        )}
        <section aria-labelledby="finished">
          <header className="sec">
            <h2 id="finished">{t('tables.finished')}</h2>
            <Link href="/replay">{t('tables.fromFile')}</Link>
          </header>
          <div className="card rows">
            {finished.state === 'loading' && <Bones />}
            {finished.state === 'away' && <Away onRetry={finished.reload} />}
            {finished.state === 'ready' && finished.tables.length === 0 && <Empty>{t('tables.noneFinished')}</Empty>}
            <ul>
              {finished.tables.map(table => (
                <FinishedRow key={table.id} table={table} />
              ))}
            </ul>
          </div>
          {finished.more && (
            <button type="button" className="btn more" onClick={finished.loadMore}>
              {t('tables.more')}
            </button>
          )}
        </section>
      </div>
    </div>
  );
}
