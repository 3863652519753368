import type { TableSummary } from '@corvo/protocol';
import { Link } from 'wouter';
import { useText } from '../../base/i18n/index.ts';
import { Row, useGameName, useSitterNames } from './TableRow.tsx';
import { tablesTexts } from './texts.ts';

/** A game that is going on, for whoever wants to watch it. */
export function RunningRow({ table }: { table: TableSummary }) {
  const { t } = useText(tablesTexts);
  const nameOfGame = useGameName();
  const names = useSitterNames()(table.sitters);
  const free = names.filter((_, place) => table.sitters[place]?.free === true);
  return (
    <Row
      game={table.game}
      name={table.name}
      about={`${nameOfGame(table.game)}, ${names.join(', ')}`}
      {...(free.length > 0 && { side: <b>{t('tables.seatFree', { names: free })}</b> })}
      action={
        <Link className="btn small" href={`/table/${table.id}`} aria-label={t('tables.watchAt', { name: table.name })}>
          {t('tables.watch')}
        </Link>
      }
    />
  );
}
