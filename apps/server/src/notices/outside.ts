import { lookup as lookupHere, Resolver } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that no server on the internet has: whoever names one means a machine near ours. */
const NEAR = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NEAR.addSubnet(net, prefix, 'ipv4');
/** Of IPv6 only this part is given out; in it, tunnels and examples lead elsewhere. */
const FAR = new BlockList();
FAR.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NEAR.addSubnet(net, prefix, 'ipv6');

/** Is this the address of a machine that anybody on the internet can reach? */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !NEAR.check(address, 'ipv4');
  return isIP(address) === 6 && FAR.check(address, 'ipv6') && !NEAR.check(address, 'ipv6');
}

/** An address that we do not speak to, for whoever named it. */
export class Forbidden extends Error {}

/**
 * Asks a name server by itself and not by way of the system: the system's calls share a few threads with the files, and
 * names that never answer would hold them. `servers`: others than those of the system.
 */
const lookupFar =
  (servers: readonly string[]): LookupFunction =>
  (hostname, { all }, callback) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    resolver.resolve4(hostname, (error4, four = []) => {
      resolver.resolve6(hostname, (_error6, six = []) => {
        const found = [
          ...four.map(address => ({ address, family: 4 })),
          ...six.map(address => ({ address, family: 6 })),
        ];
        const [first] = found;
        if (first === undefined) return callback(error4 ?? new Error(`no address of ${hostname}`), '');
        // One that is near is as good as all: which of them would be used is not ours to say.
        if (!found.every(({ address }) => isPublic(address))) return callback(new Forbidden('a near address'), '');
        if (all === true) callback(null, found);
        else callback(null, first.address, first.family);
      });
    });
  };

export interface Post {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/**
 * Speaks to servers that people have named: push services, rooms elsewhere. Only by https and only to addresses of the
 * internet, so that nobody reaches our neighbours through us, looked up by the very connection that uses them; where
 * whoever keeps the server allows it, also to machines near it, without a certificate.
 */
export class Outside {
  readonly #mayBeNear: boolean;
  readonly #patienceMs: number;
  readonly #lookup: LookupFunction;
  readonly #end = new AbortController();

  constructor(mayBeNear: boolean, patienceMs: number, nameServers: readonly string[] = []) {
    this.#mayBeNear = mayBeNear;
    this.#patienceMs = patienceMs;
    this.#lookup = mayBeNear ? (lookupHere as unknown as LookupFunction) : lookupFar(nameServers);
  }

  /** Why we would not speak to this address, as far as it shows; a name shows only when it is looked up. */
  refuse(address: string): boolean {
    if (!URL.canParse(address)) return true;
    const { protocol, hostname, username, password } = new URL(address);
    if (username !== '' || password !== '') return true;
    if (this.#mayBeNear) return protocol !== 'https:' && protocol !== 'http:';
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    return protocol !== 'https:' || (isIP(host) !== 0 && !isPublic(host)) || /(^|\.)localhost\.?$/.test(host);
  }

  /** Nobody is waited for any longer. */
  close(): void {
    this.#end.abort();
  }

  /** The status of the answer. It follows no redirection, reads nothing, and waits only so long. */
  post(address: string, { headers, body }: Post): Promise<number> {
    if (this.refuse(address)) return Promise.reject(new Forbidden('an address that we do not speak to'));
    const url = new URL(address);
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.any([AbortSignal.timeout(this.#patienceMs), this.#end.signal]);
      const asked = request(url, { method: 'POST', headers, signal, lookup: this.#lookup, agent: false }, answer => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }
}
