import { LANGUAGES } from '@corvo/core';
import { z } from 'zod';

/** In which language notices come: that of the page on which somebody asked for them. */
const language = z.enum(LANGUAGES);
const url = z.url({ protocol: /^https?$/ }).max(1_000);

/** `POST API.push`: notices are to come to this device, as its browser has arranged with its own push service. */
export const pushHere = z.strictObject({
  endpoint: url,
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
  language,
});
export type PushHere = z.input<typeof pushHere>;
/** `DELETE API.push`: no longer. */
export const pushNoMore = z.strictObject({ endpoint: url });
export type PushNoMore = z.input<typeof pushNoMore>;

/** `POST API.mail`: notices are to come to this address, once whoever reads there has confirmed it. */
export const mailTo = z.strictObject({ address: z.email().max(200), language });
export type MailTo = z.input<typeof mailTo>;

/** `POST API.hook(id)`: a table is to tell a room elsewhere (Discord, or what takes the same) what happens. */
export const hookTo = z.strictObject({ url, language });
export type HookTo = z.input<typeof hookTo>;

/** `GET API.notices`, and the answer to every change: by which ways I am told. */
export interface Ways {
  readonly pushKey: string; // the key that a browser subscribes with
  readonly pushes: readonly string[]; // the endpoints of my devices
  readonly mail: { readonly address: string; readonly confirmed: boolean } | null;
  readonly mayMail: boolean; // can this server send mail?
}

/** `GET API.hook(id)`, for the host: where the table tells what happens; only the name of the server, the rest is a secret. */
export interface Hook {
  readonly host: string | null;
}
