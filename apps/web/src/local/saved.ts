import { isPlainObject, type OptionValues, type Plain, type Seat } from '@corvo/core';
import type { Note } from '../session/session.ts';

export const SAVED_FORMAT = 'corvo-local/1';

export interface SavedSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly person: boolean; // a person of this device, even while a bot stands in
  readonly bot: string | null; // the bot that plays now
}
export interface SavedAction {
  readonly seat: Seat;
  readonly request: number;
  readonly choice: Plain | null;
  readonly at: number;
}

/** Something that happened beside the game, after so many actions. */
export interface SavedNote extends Note {
  readonly after: number;
}

/** A game of this device: like a record, enough to rebuild everything by playing the actions again. */
export interface SavedGame {
  readonly format: typeof SAVED_FORMAT;
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: readonly SavedSeat[];
  readonly seed: string;
  readonly hints: boolean;
  readonly actions: readonly SavedAction[];
  readonly resigned: Seat | null;
  readonly notes?: readonly SavedNote[]; // games of older versions have none
  readonly over: boolean;
  readonly started: number;
  readonly touched: number; // when anything last changed
  readonly kept?: number; // how often it has been kept; games of older versions do not count
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

const isSaved = (value: unknown): value is SavedGame =>
  isPlainObject(value) &&
  value['format'] === SAVED_FORMAT &&
  typeof value['id'] === 'string' &&
  typeof value['game'] === 'string' &&
  typeof value['seed'] === 'string' &&
  Array.isArray(value['seats']) &&
  Array.isArray(value['actions']);

function ids(store: KeyValue): string[] {
  const found = readJson(store, INDEX);
  return Array.isArray(found) ? found.filter(id => typeof id === 'string') : [];
}

export function loadSaved(store: KeyValue, id: string): SavedGame | undefined {
  const found = readJson(store, keyOf(id));
  return isSaved(found) ? found : undefined;
}

/** The games of this device, the one played last first. */
export function listGames(store: KeyValue): SavedGame[] {
  return ids(store)
    .map(id => loadSaved(store, id))
    .filter(found => found !== undefined)
    .sort((a, b) => b.touched - a.touched);
}

/** Keeps a game; false where the browser has no room or refuses to keep anything. */
export function saveGame(store: KeyValue, game: SavedGame): boolean {
  try {
    store.setItem(keyOf(game.id), JSON.stringify(game));
    const known = ids(store);
    if (!known.includes(game.id)) store.setItem(INDEX, JSON.stringify([...known, game.id]));
    return true;
  } catch {
    return false;
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
    if (key === keyOf(id)) tell();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

export function forgetGame(store: KeyValue, id: string): void {
  store.removeItem(keyOf(id));
  store.setItem(INDEX, JSON.stringify(ids(store).filter(known => known !== id)));
}
