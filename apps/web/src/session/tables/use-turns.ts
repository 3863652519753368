import { isProblem } from '@corvo/core';
import { API, type TableList } from '@corvo/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useIdentity } from '../identity/store.ts';
import { ask } from '../../base/lib/http.ts';

const useCount = create<{ readonly turns: number }>()(() => ({ turns: 0 }));
const EVERY = 30_000;

async function look(): Promise<void> {
  const { me, away } = useIdentity.getState();
  if (me == null || away || document.visibilityState !== 'visible') return;
  const list = await ask<TableList>(`${API.tables}?list=mine`);
  if (!isProblem(list)) useCount.setState({ turns: list.tables.filter(({ yourTurn }) => yourTurn).length });
}

/** Looks now and then; once on a page is enough. */
export function useTurnWatch(): void {
  const me = useIdentity(state => state.me?.id);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, [me]);
}

/** At how many tables on the server it is my turn. */
export const useTurns = (): number => useCount(({ turns }) => turns);
