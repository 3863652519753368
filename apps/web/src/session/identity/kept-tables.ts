import { isPlainObject } from '@corvo/core';
import { LIMITS, type ListTables, type TableList, type TableSummary } from '@corvo/protocol';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type List = ListTables['list'];

const KEY = 'corvo.tables';
/** Whose lists they are: somebody else on this device is shown none of them. */
interface Kept {
  readonly of: string;
  readonly lists: Readonly<Partial<Record<List, readonly TableSummary[]>>>;
}

/** The lists that tell of me; open tables, and games of others, are nobody's to remember. */
const isMine = (list: List): boolean => list === 'mine' || list === 'played';

const isTable = (value: unknown): value is TableSummary =>
  isPlainObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['game'] === 'string' &&
  typeof value['updatedAt'] === 'number' &&
  Array.isArray(value['sitters']);

function read(store: Store): Kept | undefined {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    if (!isPlainObject(found) || typeof found['of'] !== 'string' || !isPlainObject(found['lists'])) return undefined;
    return found as unknown as Kept;
  } catch {
    return undefined; // damaged by somebody else: as if it were not there
  }
}

/** What the server last said of my tables; `me` is undefined as long as it has not said who I am. */
export function keptTables(store: Store, list: List, me: string | undefined): readonly TableSummary[] {
  const kept = read(store);
  const tables: unknown = me === undefined || kept?.of === me ? kept?.lists[list] : undefined;
  return Array.isArray(tables) ? tables.filter(isTable) : [];
}

/** Remembers what the server says of my tables, for when it cannot be reached. */
export function keepTables(store: Store, list: List, me: string, { tables, next }: TableList): void {
  if (!isMine(list)) return;
  const before = read(store);
  const known = keptTables(store, list, me);
  // A page of a longer list says nothing of the others.
  const others = next === null ? [] : known.filter(({ id }) => !tables.some(table => table.id === id));
  const lists = { ...(before?.of === me ? before.lists : {}), [list]: [...tables, ...others].slice(0, LIMITS.listed) };
  try {
    store.setItem(KEY, JSON.stringify({ of: me, lists } satisfies Kept));
  } catch {
    // No room: then nothing is remembered.
  }
}

export const forgetTables = (store: Store): void => store.removeItem(KEY);
