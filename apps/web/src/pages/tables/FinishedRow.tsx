import type { TableSummary } from '@corvo/protocol';
import { Link } from 'wouter';
import { useText } from '../../base/i18n/index.ts';
import { gameName, tableName } from '../../base/lib/names.ts';
import { Row, seatAt, useSitterNames } from './TableRow.tsx';
import { ago } from '../../base/lib/time.ts';
import { tablesTexts } from './texts.ts';

/** A game that is over; its replay is on the server. */
export function FinishedRow({ table, isOld = false }: { table: TableSummary; isOld?: boolean }) {
  const { t, language } = useText(tablesTexts);
  const name = tableName(t, table.name, table.game);
  const names = useSitterNames()(table.sitters);
  const nameOf = (seat: string): string => names[table.sitters.findIndex(sitter => sitter.seat === seat)] ?? seat;
  const first = table.result?.ranking[0] ?? [];
  const won =
    table.result?.ranking.length === 1 && first.length > 1
      ? t('tables.draw')
      : t('tables.won', { names: first.map(nameOf), count: first.length });
  return (
    <Row
      game={table.game}
      seat={seatAt(table)}
      name={name}
      about={`${gameName(t, table.game)}. ${first.length === 0 ? t('tables.over') : won}`}
      side={
        <>
          {isOld && <b>{t('tables.needsLine')}</b>}
          <span>{ago(table.updatedAt, language)}</span>
        </>
      }
      action={
        <Link className="btn small" href={`/replay/${table.id}`} aria-label={`${t('tables.replay')}: ${name}`}>
          {t('tables.replay')}
        </Link>
      }
    />
  );
}
