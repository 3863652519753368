import { isProblem, type Problem } from '@corvo/core';
import { API, type ListTables, type TableList, type TableSummary } from '@corvo/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIdentity } from '../identity/store.ts';
import { deviceStore } from '../../base/lib/device-store.ts';
import { ask } from '../../base/lib/http.ts';
import { keepTables, keptTables } from '../identity/kept-tables.ts';

interface Found {
  readonly state: 'loading' | 'ready' | 'away';
  readonly tables: readonly TableSummary[];
  readonly isOld: boolean; // the server does not answer: this is what it last said
}

export interface Listed extends Found {
  readonly more: boolean;
  readonly reload: () => void;
  readonly loadMore: () => void;
}

const EVERY = 20_000;

/** A list that the server did not give: what is on the screen stays, else what it last said of it stands there. */
export function afterProblem(before: Found, { code }: Pick<Problem, 'code'>, kept: Found['tables']): Found {
  if (code === 'no-identity') return { state: 'ready', tables: [], isOld: false };
  const state = before.state === 'ready' ? 'ready' : 'away';
  if (code !== 'unreachable') return { ...before, state };
  return { state, tables: before.tables.length > 0 ? before.tables : kept, isOld: true };
}

/** One of the server's lists, kept fresh while the page is in front. */
export function useTables(list: ListTables['list'], limit = 50): Listed {
  const me = useIdentity(({ me: known }) => known?.id);
  const [found, setFound] = useState<Found>({ state: 'loading', tables: [], isOld: false });
  const [next, setNext] = useState<string | null>(null);
  const reading = useRef(false); // somebody who asked for more pages keeps them

  const load = useCallback(
    async (before?: string): Promise<void> => {
      const query = new URLSearchParams({
        list,
        limit: String(limit),
        ...(before === undefined ? {} : { before }),
      });
      const answer = await ask<TableList>(`${API.tables}?${query.toString()}`);
      const who = useIdentity.getState().me?.id;
      if (isProblem(answer)) {
        setFound(old => afterProblem(old, answer, keptTables(deviceStore(), list, who)));
        return;
      }
      if (who !== undefined && before === undefined) keepTables(deviceStore(), list, who, answer);
      setFound(old => ({
        state: 'ready',
        isOld: false,
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
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
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
