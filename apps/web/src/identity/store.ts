import { isProblem, type Problem } from '@corvo/core';
import { API, type Me, type PersonalLink } from '@corvo/protocol';
import { create } from 'zustand';
import { reconnect } from '../online/socket.ts';
import { useSettings } from '../settings/store.ts';
import { deviceStore } from '../shared/device-store.ts';
import { ask, unreachable } from '../shared/http.ts';
import { forgetTables } from '../shared/kept-tables.ts';

interface Identity {
  readonly me: Me | null | undefined; // undefined: not known yet
  readonly away: boolean; // the server does not answer
  readonly asking: ((me: Me | null) => void) | null; // somebody waits for a name
}

/** Who I am for the server. Playing alone needs none of this. */
export const useIdentity = create<Identity>()(() => ({ me: undefined, away: false, asking: null }));
const set = useIdentity.setState;

function become(me: Me | null): void {
  const changed = useIdentity.getState().me?.id !== me?.id;
  set({ me, away: false });
  if (me !== null) useSettings.getState().setName(me.name);
  else forgetTables(deviceStore());
  if (changed) void reconnect();
}

interface Known {
  readonly me: Me | null;
}

const AGAIN = 10_000;

let stopWaiting = (): void => {};

/** Asks who I am, and asks again while the server does not answer. */
export async function loadIdentity(): Promise<Known | Problem> {
  const found = await ask<Known>(API.me);
  stopWaiting(); // whoever asked before: one is enough
  if (!isProblem(found)) {
    become(found.me);
    return found;
  }
  set({ away: true });
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
async function knownAs(path: string, body: unknown): Promise<Me | Problem> {
  const found = await ask<Known>(path, { method: 'POST', body });
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

/**
 * The person, asked for a name first where there is none; null when they would rather not say. Where the server cannot be
 * reached a name would be of no use: that is said instead of asking for one.
 */
export async function person(): Promise<Me | null | Problem> {
  const { me } = useIdentity.getState();
  if (me != null) return me;
  const known = await loadIdentity();
  if (isProblem(known)) return known;
  if (known.me !== null) return known.me;
  return new Promise(resolve => {
    set({
      asking: answer => {
        set({ asking: null });
        resolve(answer);
      },
    });
  });
}

export const personalLink = (): Promise<PersonalLink | Problem> =>
  ask<PersonalLink>(API.link, { method: 'POST', body: {} });

/** Whose personal link this is; nothing changes yet. */
export async function whoseLink(token: string): Promise<Me | Problem> {
  const found = await ask<Known>(API.claim, { method: 'POST', body: { token, look: true } });
  return isProblem(found) ? found : (found.me ?? unreachable());
}

export const claim = (token: string): Promise<Me | Problem> => knownAs(API.claim, { token });

export async function forgetMe(): Promise<void> {
  await ask<null>(API.me, { method: 'DELETE' });
  become(null);
}
