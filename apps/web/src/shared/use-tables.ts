import { isProblem } from '@corvo/core';
import { API, type ListTables, type TableList, type TableSummary } from '@corvo/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIdentity } from '../identity/store.ts';
import { ask } from './http.ts';

export interface Listed {
  readonly state: 'loading' | 'ready' | 'away';
  readonly tables: readonly TableSummary[];
  readonly more: boolean;
  readonly reload: () => void;
  readonly loadMore: () => void;
}

const EVERY = 20_000;

/** One of the server's lists, kept fresh while the page is in front. */
export function useTables(list: ListTables['list'], limit = 50): Listed {
  const me = useIdentity(({ me: known }) => known?.id);
  const [found, setFound] = useState<Omit<Listed, 'reload' | 'loadMore' | 'more'>>({ state: 'loading', tables: [] });
  const [next, setNext] = useState<number | null>(null);
  const reading = useRef(false); // somebody who asked for more pages keeps them

  const load = useCallback(
    async (before?: number): Promise<void> => {
      const query = new URLSearchParams({
        list,
        limit: String(limit),
        ...(before === undefined ? {} : { before: String(before) }),
      });
      const answer = await ask<TableList>(`${API.tables}?${query.toString()}`);
      if (isProblem(answer)) {
        const known = answer.code === 'no-identity' ? 'ready' : 'away';
        setFound(old => ({ tables: old.tables, state: old.state === 'ready' ? 'ready' : known }));
        return;
      }
      setFound(old => ({
        state: 'ready',
        tables: before === undefined ? answer.tables : [...old.tables, ...answer.tables],
      }));
      setNext(answer.next);
    },
    [list, limit],
  );

  useEffect(() => {
    void load();
    const again = (): void => {
      if (document.visibilityState === 'visible' && !reading.current) void load();
    };
    const timer = setInterval(again, EVERY);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [load, me]);

  return {
    ...found,
    more: next !== null,
    reload: () => void load(),
    loadMore: () => {
      if (next === null) return;
      reading.current = true;
      void load(next);
    },
  };
}
