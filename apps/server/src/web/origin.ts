import type { IncomingMessage } from 'node:http';
import { lastHop } from './address.ts';

/**
 * Does this request come from one of our own pages? A browser always says where a page that writes or opens a socket
 * comes from; programs that say nothing have no cookies of somebody else to abuse.
 */
export function isOwnOrigin(
  request: Pick<IncomingMessage, 'headers'>,
  allowed: readonly string[],
  trustProxy: boolean,
): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (allowed.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const forwarded = trustProxy ? lastHop(request.headers['x-forwarded-host']) : undefined;
  const host = forwarded ?? request.headers.host;
  return host !== undefined && new URL(origin).host === host;
}
