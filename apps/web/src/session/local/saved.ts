import { isPlainObject, type OptionValues, type Plain, type Seat } from '@corvo/core';
import type { Kept, Note, TakeBack } from '@corvo/host';
import type { KeptEntry } from './kept-story.ts';

export const SAVED_FORMAT = 'corvo-local/2';
const OLDER_FORMAT = 'corvo-local/1';

export interface SavedSeat {
  readonly seat: Seat;
  readonly name: string; // empty: nobody gave one, and each reader is told one of ours
  readonly guest?: boolean; // beside whoever started the game
  readonly person: boolean; // a person of this device, even while a bot stands in
  readonly bot: string | null; // the bot that plays now
  readonly resigned?: boolean; // and it stays
}

/** A game of this device: enough to rebuild everything by playing its story again. */
export interface SavedGame {
  readonly format: typeof SAVED_FORMAT;
  readonly id: string;
  readonly name: string; // empty as with the seats
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: readonly SavedSeat[];
  readonly seed: string;
  readonly hints: boolean;
  readonly takeBack: TakeBack;
  readonly story: readonly KeptEntry[]; // what came after the start
  readonly beside: Partial<Kept>; // what is not in the story: answers that nobody has seen
  readonly moves: number; // those that stand
  readonly over: boolean;
  readonly started: number;
  readonly touched: number; // when anything last changed
  readonly kept?: number; // how often it has been kept since it was new; games of older versions do not count
  readonly older?: Older; // kept by an older version, and not opened since
}

/** What a game of the first format kept instead of a story. */
export interface Older {
  readonly actions: readonly {
    readonly seat: Seat;
    readonly request: number;
    readonly choice: Plain | null;
    readonly at: number;
  }[];
  readonly resigned: Seat | null; // and that was the end
  readonly notes?: readonly (Note & { readonly after: number })[]; // what happened beside the game, after so many actions
}

/** What is needed of a store; `localStorage` has it. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const INDEX = 'corvo.local';
const keyOf = (id: string): string => `${INDEX}.${id}`;

function readJson(store: KeyValue, key: string): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? 'null');
  } catch {
    return null; // damaged by somebody else: as if it were not there
  }
}

const isSaved = (value: unknown): value is SavedGame | OlderGame =>
  isPlainObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['game'] === 'string' &&
  typeof value['seed'] === 'string' &&
  Array.isArray(value['seats']) &&
  ((value['format'] === SAVED_FORMAT && Array.isArray(value['story'])) ||
    (value['format'] === OLDER_FORMAT && Array.isArray(value['actions'])));

type OlderGame = Older & Omit<SavedGame, keyof typeof NEW | 'format'> & { readonly format: typeof OLDER_FORMAT };
const NEW = { takeBack: 'fair', story: [], beside: {}, moves: 0 } as const;

/** A game of the first format: its actions wait until it is opened, for only the rules can tell its story. */
function renewed({ actions, resigned, notes = [], ...rest }: OlderGame): SavedGame {
  const older = { actions, resigned, notes };
  return { ...rest, ...NEW, moves: actions.length, format: SAVED_FORMAT, older };
}

function ids(store: KeyValue): string[] {
  const found = readJson(store, INDEX);
  return Array.isArray(found) ? found.filter(id => typeof id === 'string') : [];
}

export function loadSaved(store: KeyValue, id: string): SavedGame | undefined {
  const found = readJson(store, keyOf(id));
  if (!isSaved(found)) return undefined;
  return found.format === OLDER_FORMAT ? renewed(found) : found;
}

/** The games of this device, the one played last first. */
export function listGames(store: KeyValue): SavedGame[] {
  return ids(store)
    .map(id => loadSaved(store, id))
    .filter(found => found !== undefined)
    .sort((a, b) => b.touched - a.touched);
}

function write(store: KeyValue, key: string, value: unknown): boolean {
  try {
    store.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a game; false where the browser has no room or refuses to keep anything: then all is as it was. */
export function saveGame(store: KeyValue, game: SavedGame): boolean {
  const known = ids(store);
  const isNew = !known.includes(game.id);
  // The list comes first: a game that is kept and not listed could be neither found nor deleted.
  if (isNew && !write(store, INDEX, [...known, game.id])) return false;
  if (write(store, keyOf(game.id), game)) return true;
  if (isNew) write(store, INDEX, known);
  return false;
}

/** Has this game been kept, and deleted since? A damaged one has not: the next move mends it. */
export function isDeleted(store: KeyValue, { id, kept }: SavedGame): boolean {
  if (kept === undefined) return false;
  try {
    return store.getItem(keyOf(id)) === null;
  } catch {
    return false; // the store is closed to us: nobody knows
  }
}

/** Has another tab kept something of this game since this was read or kept? */
export function isBehind(store: KeyValue, { id, kept = 0 }: SavedGame): boolean {
  const stored = loadSaved(store, id);
  return stored !== undefined && (stored.kept ?? 0) !== kept;
}

/** Tells when another tab has changed a game of this device, so that both go on from the same place. */
export function onPlayedElsewhere(id: string, tell: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === null || key === keyOf(id)) tell(); // null: everything was deleted
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** Tells the page of this tab what `onPlayedElsewhere` tells: the game was found changed before the news came. */
export function tellPlayedElsewhere(id: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(id) }));
}

export function forgetGame(store: KeyValue, id: string): void {
  store.removeItem(keyOf(id));
  store.setItem(INDEX, JSON.stringify(ids(store).filter(known => known !== id)));
}
