import type { TableSummary } from '@corvo/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { EMBLEMS, HouseChip, SeatMark } from '../../base/art/index.ts';
import { useText, type TextKey } from '../../base/i18n/index.ts';
import { calledBy } from '../../session/local/names.ts';
import type { SavedGame } from '../../session/local/saved.ts';
import { emblemOf } from '../../base/games.ts';
import { gameName, sitterName } from '../../base/lib/names.ts';
import { ago, lasting } from '../../base/lib/time.ts';
import './rows.css';

interface RowProps {
  readonly game: string;
  readonly seat?: string | undefined; // mine, where it is settled: the emblem of my house says which game it is
  readonly name: string;
  readonly about: ReactNode;
  readonly side?: ReactNode;
  readonly action: ReactNode;
  readonly now?: boolean;
}

/** One table in a list: what, how it stands, what to do. */
export function Row({ game, seat, name, about, side, action, now = false }: RowProps) {
  return (
    <li className={now ? 'row now' : 'row'}>
      <HouseChip house={emblemAt(game, seat)} size={44} />
      <div className="row-text">
        <b>{name}</b>
        <span>{about}</span>
      </div>
      {side !== undefined && <span className="row-side">{side}</span>}
      {action}
    </li>
  );
}

/** The emblem of a game in a list: that of my house where a seat is a house, else that of the game. */
export const emblemAt = (game: string, seat: string | undefined): string =>
  seat !== undefined && EMBLEMS.includes(seat) ? seat : emblemOf(game);

/** My seat at a table of the server; before the start it may still be drawn. */
export const seatAt = ({
  status,
  order,
  sitters,
}: Pick<TableSummary, 'status' | 'order' | 'sitters'>): string | undefined =>
  status === 'gathering' && order !== 'chosen' ? undefined : sitters.find(({ mine }) => mine)?.seat;

/** My seat at a game of this device; several people share none. */
export const ownSeat = ({ seats }: Pick<SavedGame, 'seats'>): string | undefined => {
  const people = seats.filter(({ person }) => person);
  return people.length === 1 ? people[0]?.seat : undefined;
};

export function useGameName(): (game: string) => string {
  const { t } = useText();
  return game => gameName(t, game);
}

export function useSitterNames(): (sitters: TableSummary['sitters']) => string[] {
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

/** A game of mine on the server; `isOld`: as it stood when the server last answered. */
export function MyRow({ table, isOld = false }: { table: TableSummary; isOld?: boolean }) {
  const { t, language } = useText();
  const nameOfGame = useGameName();
  const names = useSitterNames()(table.sitters);
  const others = names.filter((_, place) => !table.sitters[place]?.mine && table.sitters[place]?.kind !== 'open');
  const isNow = table.yourTurn && !isOld;
  const state: TextKey = isOld
    ? 'tables.needsLine'
    : table.status === 'gathering'
      ? 'tables.gathering'
      : table.yourTurn
        ? 'tables.yourTurn'
        : 'tables.running';
  const verb = isOld ? 'tables.open' : verbOf(table);
  const { leftMs, waiting = [] } = table;
  const awaited = names.filter((_, place) => waiting.includes(table.sitters[place]?.seat ?? ''));
  const stands =
    isNow && leftMs !== undefined
      ? t('tables.yourTurnLeft', { time: lasting(leftMs, language) })
      : state === 'tables.running' && awaited.length > 0
        ? t('tables.waitsFor', { count: awaited.length, names: awaited })
        : t(state);
  const withWhom = others.length === 0 ? '' : t('tables.with', { names: others });
  return (
    <Row
      game={table.game}
      seat={seatAt(table)}
      name={table.name}
      now={isNow}
      about={[nameOfGame(table.game), withWhom].filter(Boolean).join(' ')}
      side={
        <>
          <b className={isNow ? 'row-turn' : ''}>{stands}</b>
          <span>{ago(table.updatedAt, language)}</span>
        </>
      }
      action={
        <Link
          className={isNow ? 'btn small main' : 'btn small'}
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
  const { title } = calledBy(t, saved);
  return (
    <Row
      game={saved.game}
      seat={ownSeat(saved)}
      name={title}
      about={`${nameOfGame(saved.game)}, ${t('tables.moves', { count: saved.moves })}`}
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
              aria-label={t('tables.forgetName', { name: title })}
            >
              {t('tables.forget')}
            </button>
          )}
          <Link
            className="btn small"
            href={`/play/${saved.id}`}
            aria-label={`${t(saved.over ? 'tables.look' : 'tables.resume')}: ${title}`}
          >
            {t(saved.over ? 'tables.look' : 'tables.resume')}
          </Link>
        </span>
      }
    />
  );
}
