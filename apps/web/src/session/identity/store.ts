import { isProblem, type Problem } from '@corvo/core';
import { API, type Me } from '@corvo/protocol';
import { create } from 'zustand';
import { reconnect } from '../online/socket.ts';
import { useSettings } from '../../base/settings/store.ts';
import { deviceStore } from '../../base/lib/device-store.ts';
import { ask, unreachable } from '../../base/lib/http.ts';
import { forgetTables } from './kept-tables.ts';

interface Identity {
  readonly me: Me | null | undefined; // undefined: not known yet
  readonly away: boolean; // the server does not answer
  readonly asking: ((me: Me | null) => void) | null; // somebody waits for a name
}

/** Who I am for the server. Playing alone needs none of this. */
export const useIdentity = create<Identity>()(() => ({ me: undefined, away: false, asking: null }));
const set = useIdentity.setState;

/** What tables on the server have told: the code for it comes with the first of them. */
const forgetPages = (): Promise<void> =>
  import('../online/kept-pages.ts').then(
    pages => pages.forgetPages(),
    () => {},
  );

let asked = 0; // how often it was asked, or changed, who I am
let heard = 0; // of these the newest that is known: an answer to what was asked before comes too late

/** Is somebody, or nobody, by what was asked then; by what was changed just now, if nothing else is said. */
export function become(me: Me | null, question = ++asked): void {
  heard = question;
  const { me: before } = useIdentity.getState();
  const { known } = useSettings.getState(); // whom this device was known as
  const changed = before?.id !== me?.id;
  set({ me, away: false });
  // A name that the server does not know is a suggestion still, for games here and for the next time one is asked.
  useSettings.setState(me === null ? { known: '' } : { name: me.name, known: me.name });
  if (me === null) forgetTables(deviceStore());
  if (me === null ? known !== '' : changed && before != null) void forgetPages();
  if (changed) void reconnect();
}

export interface Known {
  readonly me: Me | null;
}

const AGAIN = 10_000;
/** Somebody waits for the answer: on a dead line it is said soon that none comes. */
export const patience = (): AbortSignal => AbortSignal.timeout(8_000);

let stopWaiting = (): void => {};

/** Asks who I am, and asks again while the server does not answer. */
export async function loadIdentity(): Promise<Me | null | Problem> {
  const question = ++asked;
  const found = await ask<Known>(API.me, { signal: patience() });
  if (question < heard) return useIdentity.getState().me ?? null; // something newer is known
  stopWaiting(); // whoever asked before: one is enough
  if (!isProblem(found)) {
    become(found.me, question);
    return found.me;
  }
  set({ away: found.code === 'unreachable' });
  const again = new AbortController();
  const retry = (): void => {
    stopWaiting();
    void loadIdentity();
  };
  const timer = setTimeout(retry, AGAIN);
  window.addEventListener('online', retry, { signal: again.signal });
  stopWaiting = () => {
    again.abort();
    clearTimeout(timer);
  };
  return found;
}

/** Asks the server to know me as somebody, and is that person from then on. */
export async function knownAs(path: string, body: unknown): Promise<Me | Problem> {
  const found = await ask<Known>(path, { method: 'POST', body, signal: patience() });
  if (isProblem(found)) return found;
  become(found.me);
  return found.me ?? unreachable();
}

let coming: Promise<unknown> = Promise.resolve();

/** Comes in with a name, or changes it: one after another, so that a double click does not make two people. */
export function takeName(name: string): Promise<Me | Problem> {
  const named = coming.then(() => knownAs(API.me, { name }));
  coming = named.catch(() => undefined);
  return named;
}
