import { isProblem, type Problem } from '@corvo/core';
import { API, type Hook, type HookTo, type MailTo, type PushHere, type PushNoMore, type Ways } from '@corvo/protocol';
import { ask, type Asked } from '../../base/lib/http.ts';
import { patience } from './store.ts';

const post = (body: PushHere | PushNoMore | MailTo | HookTo, method: Asked['method'] = 'POST'): Asked => ({
  method,
  body,
  signal: patience(),
});

/** By which ways I am told what waits for me. */
export const ways = (): Promise<Ways | Problem> => ask<Ways>(API.notices);
export const mailTo = (mail: MailTo): Promise<Ways | Problem> => ask<Ways>(API.mail, post(mail));
export const mailNoMore = (): Promise<Ways | Problem> => ask<Ways>(API.mail, { method: 'DELETE', signal: patience() });

/** Where a table of mine tells what happens at it. */
export const hookOf = (table: string): Promise<Hook | Problem> => ask<Hook>(API.hook(table));
export const hookTo = (table: string, hook: HookTo): Promise<Hook | Problem> => ask<Hook>(API.hook(table), post(hook));
export const hookNoMore = (table: string): Promise<Hook | Problem> =>
  ask<Hook>(API.hook(table), { method: 'DELETE', signal: patience() });

/** Whether notices can come to this device: not without the worker that takes them, nor where its owner forbids it. */
export type PushHereState = 'impossible' | 'forbidden' | 'off' | 'on';

const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined);

export async function pushState({ pushes }: Ways): Promise<PushHereState> {
  const registration = await worker();
  if (registration === undefined || !('pushManager' in registration) || !('Notification' in window))
    return 'impossible';
  if (Notification.permission === 'denied') return 'forbidden';
  const subscription = await registration.pushManager.getSubscription().catch(() => null);
  return subscription !== null && pushes.includes(subscription.endpoint) ? 'on' : 'off';
}

/** Arranges with the browser's push service that notices come to this device. Undefined where that cannot be. */
export async function pushOn({ pushKey }: Ways, language: PushHere['language']): Promise<Ways | Problem | undefined> {
  const registration = await worker();
  if (registration === undefined || (await Notification.requestPermission()) !== 'granted') return undefined;
  const subscription = await subscribed(registration, pushKey).catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || keys?.['p256dh'] === undefined || keys['auth'] === undefined) return undefined;
  return ask<Ways>(API.push, post({ endpoint, p256dh: keys['p256dh'], auth: keys['auth'], language }));
}

/** One of an older key, as after a server has lost its data, brings nothing any more: it gives way. */
async function subscribed({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wish);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(wish);
  }
}

/** No more notices here. The server forgets the device first: what it does not confirm has not changed. */
export async function pushOff(): Promise<Ways | Problem> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (subscription == null) return ways();
  const told = await ask<Ways>(API.push, post({ endpoint: subscription.endpoint }, 'DELETE'));
  if (!isProblem(told)) await subscription.unsubscribe().catch(() => false);
  return told;
}
