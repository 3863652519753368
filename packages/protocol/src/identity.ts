import { z } from 'zod';
import { personName, token } from './fields.ts';

/** `POST /api/me`: come in with a name, or change it. Answers `Known` and keeps the identity in a cookie. */
export const nameMe = z.strictObject({ name: personName });
export type NameMe = z.input<typeof nameMe>;

/**
 * `POST /api/me/claim`: on another device, become the person whose personal link this is. With `look` nothing changes:
 * the answer says who that would be.
 */
export const claimMe = z.strictObject({ token, look: z.boolean().optional() });
export type ClaimMe = z.input<typeof claimMe>;

export interface Me {
  readonly id: string;
  readonly name: string;
}

/** Who I am for the server, as every request about it answers; null for somebody without a name. */
export interface Known {
  readonly me: Me | null;
}

/** A device that knows me: a session, which can be ended. */
export interface KnownDevice {
  readonly id: string;
  readonly device: string; // `Firefox, Linux`; empty where the browser said nothing known
  readonly createdAt: number;
  readonly seenAt: number; // about: it is written down once an hour
  readonly here: boolean; // the one that asks
}
export interface KnownDevices {
  readonly sessions: readonly KnownDevice[]; // the last used first
}
/** `DELETE /api/me/sessions/:id` */
export const sessionId = z.strictObject({ id: token });

/** `POST /api/me/link`. It works once and for a few minutes. Open `path` on another device; the secret stands after the `#`, so no server ever logs it. */
export interface PersonalLink {
  readonly path: string; // `/carry#TOKEN`
  readonly until: number; // milliseconds since 1970; a new link makes the old one void
}
