import { isProblem, problem, readRecord, type Problem } from '@corvo/core';
import { API, INVITATION_HEADER, type TableInfo } from '@corvo/protocol';
import type { Say } from '../../base/i18n/index.ts';
import { openLocalGame } from '../../session/local/index.ts';
import { calledBy } from '../../session/local/names.ts';
import { listGames, loadSaved, type KeyValue, type SavedGame } from '../../session/local/saved.ts';
import { deviceStore } from '../../base/lib/device-store.ts';
import { ask, askText } from '../../base/lib/http.ts';
import { sitterName, tableName } from '../../base/lib/names.ts';

/** What a record does not say of its game (CO-4.1): who sat where, and what the table was called. */
export interface Remembered {
  readonly names: Readonly<Record<string, string>>;
  readonly title: string;
  readonly table: string; // its id
  readonly pass: string | null; // what opens its address to others: nothing, or an invitation; null: nothing does
}
export interface Found extends Remembered {
  readonly record: string;
}

/** What others need to see this game's replay at its address; the code of an invitation is for those who have it. */
function passTo({ setup, invitation }: TableInfo, code: string): string | null {
  if (!setup.spectators.allowed) return null;
  if (setup.access === 'open') return '';
  return (invitation?.split('#')[1] ?? code) || null;
}

/** Who sat where on the server. */
const namesOf = (sitters: TableInfo['sitters'], t: Say): Remembered['names'] =>
  Object.fromEntries(sitters.map((sitter, place) => [sitter.seat, sitterName(t, sitter, place)]));

/** Who sat where on this device. */
function rememberedOf(saved: SavedGame, t: Say): Remembered {
  const { title, sitters } = calledBy(t, saved);
  const names = Object.fromEntries(saved.seats.map(({ seat }, place) => [seat, sitters[place] ?? seat]));
  return { names, title, table: saved.id, pass: null };
}

/** Is this the id of a game of some device? Those of a server are shorter (16), and have other letters too. */
const isDeviceId = (id: string): boolean => /^[0-9a-z]{17,21}$/.test(id);

/** The game was played on one device, and not on this one. */
export const ELSEWHERE = problem('CO-4.1', 'kept-elsewhere');

/**
 * The record of a finished game of this device or of the server; whoever has left by `signal` waits no more. `code` is
 * the invitation that a link to a table by invitation brings along.
 */
export async function findRecord(id: string, t: Say, signal?: AbortSignal, code = ''): Promise<Found | Problem> {
  const saved = loadSaved(deviceStore(), id);
  if (saved !== undefined) {
    const session = await openLocalGame(id);
    const record = await session?.record();
    session?.close();
    if (record !== undefined) return { ...rememberedOf(saved, t), record };
  } else if (isDeviceId(id)) return ELSEWHERE;
  const headers = code === '' ? {} : { [INVITATION_HEADER]: code };
  const how = { headers, ...(signal === undefined ? {} : { signal }) };
  const record = await askText(API.record(id), how);
  if (typeof record !== 'string') return record;
  const info = await ask<TableInfo>(API.table(id), how);
  return isProblem(info)
    ? { record, names: {}, title: '', table: id, pass: null }
    : {
        record,
        names: namesOf(info.sitters, t),
        title: tableName(t, info.setup.name, info.game),
        table: id,
        pass: passTo(info, code),
      };
}

/** The table that a file was saved from, by its name (`recordName`); browsers add a number to a second copy. */
export function tableInName(file: string, game: string): string | undefined {
  if (!file.startsWith(`${game}-`)) return undefined;
  return /^([\w-]{1,32}?)(?: ?\(\d+\))?\.corvo\.jsonl$/.exec(file.slice(game.length + 1))?.[1];
}

/** Who played a game that comes as a file: this device may have played it, or the server may still have it. */
export async function whoPlayed(
  file: { readonly name: string; readonly text: string },
  t: Say,
  store: KeyValue = deviceStore(),
): Promise<Remembered | undefined> {
  const record = readRecord(file.text);
  if (isProblem(record)) return undefined;
  const { header, end } = record;
  // Nobody else can have drawn the same seed.
  const here = listGames(store).find(({ game, seed, over }) => over && game === header.game && seed === end.seed);
  if (here !== undefined) return rememberedOf(here, t);
  const table = tableInName(file.name, header.game);
  const there = table === undefined ? undefined : await findRecord(table, t);
  if (there === undefined || isProblem(there)) return undefined;
  return there.record.trim() === file.text.trim() ? there : undefined; // a name alone proves nothing
}
