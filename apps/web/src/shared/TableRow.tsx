import type { TableSummary } from '@corvo/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { HouseChip, SeatMark } from '../art/index.ts';
import { useText, type TextKey } from '../i18n/index.ts';
import type { SavedGame } from '../local/saved.ts';
import { houseOf } from './games.ts';
import { gameName, sitterName, tableName } from './names.ts';
import { ago } from './time.ts';
import './rows.css';

interface RowProps {
  readonly game: string;
  readonly name: string;
  readonly about: ReactNode;
  readonly side?: ReactNode;
  readonly action: ReactNode;
  readonly now?: boolean;
}

/** One table in a list: what, how it stands, what to do. */
function Row({ game, name, about, side, action, now = false }: RowProps) {
  return (
    <li className={now ? 'row now' : 'row'}>
      <HouseChip house={houseOf(game)} size={44} />
      <div className="row-text">
        <b>{name}</b>
        <span>{about}</span>
      </div>
      {side !== undefined && <span className="row-side">{side}</span>}
      {action}
    </li>
  );
}

export function useGameName(): (game: string) => string {
  const { t } = useText();
  return game => gameName(t, game);
}

function useSitterNames(): (sitters: TableSummary['sitters']) => string[] {
  const { t } = useText();
  return sitters => sitters.map((sitter, place) => sitterName(t, sitter, place));
}

function Seats({ sitters }: { sitters: TableSummary['sitters'] }) {
  const { t } = useText();
  const names = useSitterNames()(sitters);
  return (
    <span className="row-seats">
      {sitters.map(({ seat, kind }, place) =>
        kind === 'open' ? (
          <span key={seat} className="seat-free" role="img" aria-label={t('seat.open')} />
        ) : (
          <SeatMark key={seat} place={place} size={26} label={names[place] ?? ''} />
        ),
      )}
    </span>
  );
}

/** A table that waits for people. */
export function OpenRow({ table }: { table: TableSummary }) {
  const { t } = useText();
  const nameOfGame = useGameName();
  const taken = table.sitters.filter(({ kind }) => kind !== 'open').length;
  return (
    <Row
      game={table.game}
      name={table.name}
      about={`${nameOfGame(table.game)}, ${t('tables.taken', { taken, players: table.players })}`}
      side={<Seats sitters={table.sitters} />}
      action={
        <Link className="btn small" href={`/table/${table.id}`} aria-label={t('tables.sitAt', { name: table.name })}>
          {t('tables.sit')}
        </Link>
      }
    />
  );
}

/** What I can do at a table of mine: a host who has no seat there only watches. */
export function verbOf({ status, yourTurn, sitters }: Pick<TableSummary, 'status' | 'yourTurn' | 'sitters'>): TextKey {
  if (status === 'gathering') return 'tables.open';
  if (yourTurn) return 'tables.playNow';
  return sitters.some(({ mine }) => mine) ? 'tables.resume' : 'tables.watch';
}

/** A game of mine on the server. */
export function MyRow({ table }: { table: TableSummary }) {
  const { t, language } = useText();
  const nameOfGame = useGameName();
  const names = useSitterNames()(table.sitters);
  const others = names.filter((_, place) => !table.sitters[place]?.mine && table.sitters[place]?.kind !== 'open');
  const state: TextKey =
    table.status === 'gathering' ? 'tables.gathering' : table.yourTurn ? 'tables.yourTurn' : 'tables.running';
  const verb = verbOf(table);
  const withWhom = others.length === 0 ? '' : t('tables.with', { names: others.join(', ') });
  return (
    <Row
      game={table.game}
      name={table.name}
      now={table.yourTurn}
      about={[nameOfGame(table.game), withWhom].filter(Boolean).join(' ')}
      side={
        <>
          <b className={table.yourTurn ? 'row-turn' : ''}>{t(state)}</b>
          <span>{ago(table.updatedAt, language)}</span>
        </>
      }
      action={
        <Link
          className={table.yourTurn ? 'btn small main' : 'btn small'}
          href={`/table/${table.id}`}
          aria-label={`${t(verb)}: ${table.name}`}
        >
          {t(verb)}
        </Link>
      }
    />
  );
}

/** A game of this device. */
export function LocalRow({ saved, onForget }: { saved: SavedGame; onForget?: () => void }) {
  const { t, language } = useText();
  const nameOfGame = useGameName();
  return (
    <Row
      game={saved.game}
      name={saved.name}
      about={`${nameOfGame(saved.game)}, ${t('tables.moves', { count: saved.actions.length })}`}
      side={
        <>
          <b>{t(saved.over ? 'tables.over' : 'tables.onDevice')}</b>
          <span>{ago(saved.touched, language)}</span>
        </>
      }
      action={
        <span className="row-actions">
          {onForget && (
            <button
              type="button"
              className="btn small quiet"
              onClick={onForget}
              aria-label={t('tables.forgetName', { name: saved.name })}
            >
              {t('tables.forget')}
            </button>
          )}
          <Link
            className="btn small"
            href={`/play/${saved.id}`}
            aria-label={`${t(saved.over ? 'tables.look' : 'tables.resume')}: ${saved.name}`}
          >
            {t(saved.over ? 'tables.look' : 'tables.resume')}
          </Link>
        </span>
      }
    />
  );
}

/** A game that is over. */
export function FinishedRow({ table }: { table: TableSummary }) {
  const { t, language } = useText();
  const name = tableName(t, table.name, table.game);
  const names = useSitterNames()(table.sitters);
  const nameOf = (seat: string): string => names[table.sitters.findIndex(sitter => sitter.seat === seat)] ?? seat;
  const first = table.result?.ranking[0] ?? [];
  const won =
    table.result?.ranking.length === 1 && first.length > 1
      ? t('tables.draw')
      : t('tables.won', { names: first.map(nameOf).join(', '), count: first.length });
  return (
    <Row
      game={table.game}
      name={name}
      about={`${gameName(t, table.game)}. ${first.length === 0 ? t('tables.over') : won}`}
      side={<span>{ago(table.updatedAt, language)}</span>}
      action={
        <Link className="btn small" href={`/replay/${table.id}`} aria-label={`${t('tables.replay')}: ${name}`}>
          {t('tables.replay')}
        </Link>
      }
    />
  );
}
