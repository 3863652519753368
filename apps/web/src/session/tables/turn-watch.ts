import { isProblem } from '@corvo/core';
import { API, type TableList } from '@corvo/protocol';
import { useEffect } from 'react';
import { useIdentity } from '../identity/store.ts';
import { ask } from '../../base/lib/http.ts';
import { useWaiting, type Turn } from './use-turns.ts';

const EVERY = 30_000;
/** The table in front, which says by itself when it waits for me. */
let here: { readonly id: string; readonly turn: Turn | null } | undefined;

const withHere = (turns: readonly Turn[]): Turn[] => [
  ...turns.filter(({ id }) => id !== here?.id),
  ...(here?.turn == null ? [] : [here.turn]),
];

async function look(): Promise<void> {
  const { me, away } = useIdentity.getState();
  if (me == null || away) return;
  const list = await ask<TableList>(`${API.tables}?list=mine`);
  if (isProblem(list) || useIdentity.getState().me?.id !== me.id) return;
  const turns = list.tables.filter(({ yourTurn }) => yourTurn).map(({ id, name }) => ({ id, name }));
  useWaiting.setState({ turns: withHere(turns) });
}

/** Looks now and then, also while another tab is in front: this one's title says what waits. Once in the window is enough. */
export function useTurnWatch(): void {
  const me = useIdentity(state => state.me?.id);
  useEffect(() => {
    useWaiting.setState({ turns: undefined });
    void look();
    const timer = setInterval(() => void look(), EVERY);
    const seen = (): void => void (document.visibilityState === 'visible' && look());
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [me]);
}

/** The table in front says whether it waits for me, sooner than the server is asked again; undefined: it is left. */
export function tellTurn(id: string, turn: Turn | null | undefined): void {
  here = turn === undefined ? undefined : { id, turn };
  const { turns } = useWaiting.getState();
  if (turns !== undefined && here !== undefined) useWaiting.setState({ turns: withHere(turns) });
}
