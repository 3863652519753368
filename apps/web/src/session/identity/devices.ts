import { isProblem, type Problem } from '@corvo/core';
import { API, type KnownDevices, type Me, type PersonalLink } from '@corvo/protocol';
import { useSettings } from '../../base/settings/store.ts';
import { ask, unreachable } from '../../base/lib/http.ts';
import { become, knownAs, patience, type Known } from './store.ts';

/** Coming to a device and leaving it: for pages that few open, so apart from what every page needs. */
export const personalLink = (): Promise<PersonalLink | Problem> =>
  ask<PersonalLink>(API.link, { method: 'POST', body: {} });

/** The devices that know me, as the server lists them after every change. */
export const knownDevices = (): Promise<KnownDevices | Problem> => ask<KnownDevices>(API.sessions);
export const endDevice = (id: string): Promise<KnownDevices | Problem> =>
  ask<KnownDevices>(API.session(id), { method: 'DELETE', signal: patience() });
export const endOtherDevices = (): Promise<KnownDevices | Problem> =>
  ask<KnownDevices>(API.sessions, { method: 'DELETE', signal: patience() });

/** Whose personal link this is; nothing changes yet. */
export async function whoseLink(token: string): Promise<Me | Problem> {
  const found = await ask<Known>(API.claim, { method: 'POST', body: { token, look: true } });
  return isProblem(found) ? found : (found.me ?? unreachable());
}

export const claim = (token: string): Promise<Me | Problem> => knownAs(API.claim, { token });

/** Leaves this device, with the name. Where the server does not confirm it, its cookie is still here: then so am I. */
export async function forgetMe(): Promise<Problem | null> {
  const gone = await ask<Known>(API.me, { method: 'DELETE', signal: patience() });
  if (isProblem(gone)) return gone;
  become(null);
  useSettings.getState().setName('');
  return null;
}
