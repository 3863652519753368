import { isProblem, wishedOptions, type Game, type Problem } from '@corvo/core';
import { API, type Created, type CreateTable, type TableInfo } from '@corvo/protocol';
import { createLocalGame } from '../../session/local/index.ts';
import { loadSaved, type KeyValue, type SavedGame, type SavedSeat } from '../../session/local/saved.ts';
import type { TableSnapshot } from '../../session/session.ts';
import { deviceStore } from '../../base/lib/device-store.ts';
import { ask } from '../../base/lib/http.ts';

/** The seats of a game of this device as they were meant: a bot that stood in for somebody has gone again. */
export const seatsAgain = ({ seats }: SavedGame): Pick<SavedSeat, 'name' | 'guest' | 'bot'>[] =>
  seats.map(({ seat: _seat, resigned: _resigned, person, ...sitter }) => ({
    ...sitter,
    bot: person ? null : sitter.bot,
  }));

/**
 * The same table on the server once more: everybody where they sat. Other people cannot be put on a seat without being
 * asked; their seats are open, and where there are none the game starts at once.
 */
export function tableAgain(
  { options: specs }: Pick<Game, 'options'>,
  { game, setup, sitters }: Pick<TableInfo, 'game' | 'setup' | 'sitters'>,
): CreateTable {
  const seats = sitters.map(({ kind, bot, mine }) => {
    if (mine) return { kind: 'me' as const };
    return kind === 'bot' && bot !== null ? { kind: 'bot' as const, bot } : { kind: 'open' as const };
  });
  return {
    ...setup,
    options: wishedOptions(specs, setup.options, seats.length), // a table that has begun holds every option
    game,
    players: seats.length,
    order: 'chosen',
    seats,
    start: seats.every(({ kind }) => kind !== 'open'),
  };
}

/** May whoever looks at this table lay it again? Those who played, and the host; not a lesson, not a passer-by. */
export const canPlayAgain = (
  { connection, table, viewer, host }: Pick<TableSnapshot, 'connection' | 'table' | 'viewer' | 'host'>,
  store: KeyValue,
): boolean => (connection === 'local' ? loadSaved(store, table) !== undefined : viewer !== null || host);

/** Lays the same table again: game, options, seats. Answers where it is. */
export async function playAgain({ connection, table, game }: TableSnapshot): Promise<string | Problem> {
  if (connection === 'local') {
    const saved = loadSaved(deviceStore(), table);
    if (saved === undefined) throw new Error('a game of this device is kept on it');
    const { name, options, hints, takeBack } = saved;
    const created = createLocalGame({ game, name, options, hints, takeBack, seats: seatsAgain(saved) });
    return isProblem(created) ? created : `/play/${created.id}`;
  }
  const info = await ask<TableInfo>(API.table(table));
  if (isProblem(info)) return info;
  const created = await ask<Created>(API.tables, { method: 'POST', body: tableAgain(game, info) });
  return isProblem(created) ? created : `/table/${created.id}`;
}
