import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } };

/**
 * The last entry of a forwarding header: what the proxy in front of us has seen itself. A proxy that appends leaves
 * before it whatever the visitor wrote there.
 */
export function lastHop(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  return text?.split(',').at(-1)?.trim() || undefined;
}

/** Where a request comes from, as the rates count it; HTTP and live connections alike. */
export function addressOf({ headers, socket }: Asked, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastHop(headers['x-forwarded-for']) : undefined;
  return addressKey(forwarded ?? socket.remoteAddress ?? 'unknown');
}

/** One household of the newer kind has 2^64 addresses: they count as one. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(group => group !== '');
  const missing = address.includes('::') ? 8 - groups.length - tail.split(':').filter(group => group !== '').length : 0;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
