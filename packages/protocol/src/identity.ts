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

/** `POST /api/me/link`. Open `path` on another device; the secret stands after the `#`, so no server ever logs it. */
export interface PersonalLink {
  readonly path: string; // `/carry#TOKEN`
  readonly until: number; // milliseconds since 1970; a new link makes the old one void
}
