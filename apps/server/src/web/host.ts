import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { lastHop } from './address.ts';

/** Without port and brackets. */
const nameIn = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

/**
 * Is a request meant for us? A page elsewhere can let its own name point to our address and would then be of our origin
 * for a browser; so only names are taken that are ours: addresses in figures, this machine, and those of the settings.
 */
export function isOwnHost(
  { headers }: Pick<IncomingMessage, 'headers'>,
  origins: readonly string[],
  trustProxy: boolean,
): boolean {
  const host = hostIn({ headers }, trustProxy);
  if (host === undefined) return true; // no browser leaves it out
  const name = nameIn(host);
  const own = hostname().toLowerCase();
  const known = [
    'localhost',
    own,
    `${own}.local`,
    own.split('.')[0],
    ...origins.map(origin => new URL(origin).hostname),
  ];
  return isIP(name) !== 0 || name.endsWith('.localhost') || known.includes(name);
}

export function hostIn({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): string | undefined {
  return (trustProxy ? lastHop(headers['x-forwarded-host']) : undefined) ?? headers.host;
}
