import { below, pick, type Rng } from '@corvo/core';
import { junk } from './garbage.fixture.ts';

// Bytes as an attacker sends them who has no browser: requests that are none, handshakes, pieces of WebSocket, packets.

const NAMES = ['join', 'act', 'leave', 'say', 'error', 'disconnect', 'newListener', 'connect', 'close', 'packet'];
const METHODS = ['GET', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'FOO', ''];
const VERSIONS = ['1.1', '1.1', '1.0', '0.9', '2.0'];
const PATHS = [
  '/',
  '/api/me',
  '/api/me/claim',
  '/api/records',
  '/api/tables?list=mine&before=~',
  '/api/tables?list=open&before=NaN~x',
  '/api/tables/x/views/1',
  '/api/tables/x/moments?before=1e999',
  '/api/tables/%E0%A4%A',
  '/api/words/hand-of-the-king/x',
  '/assets/%00',
  '/live/?EIO=4&transport=polling',
  '/live/?EIO=4&transport=polling&sid=none',
  '/live/?EIO=3&transport=websocket',
  'http://localhost/api/me',
  '*',
];
const HEADERS = [
  'host: localhost',
  'host: ',
  'host: [::',
  'cookie: corvo=%E0%A4%A',
  `cookie: ${';'.repeat(500)}`,
  'origin: null',
  'origin: ][',
  'content-type: application/json',
  'content-type: ;',
  'content-length: 5',
  'content-length: -1',
  'content-length: 99999999999',
  'transfer-encoding: chunked',
  'expect: 100-continue',
  'x-forwarded-for: ,,,',
  'x-forwarded-host: ]',
  'range: bytes=9-1',
  'upgrade: websocket',
  'connection: upgrade',
  'sec-websocket-key: x',
  'sec-websocket-version: 13',
  'sec-websocket-extensions: permessage-deflate; server_max_window_bits=99',
  'corvo-invitation: \u00ff',
];

function request(rng: Rng): Buffer {
  const some = Array.from({ length: below(rng, 4) }, () => pick(rng, HEADERS));
  const headers = below(rng, 4) > 0 ? ['host: localhost', ...some] : some;
  const body = pick(rng, [
    '',
    JSON.stringify(junk(rng) ?? null),
    '40',
    '42["join",{}]',
    '5\r\nabcde\r\n0\r\n\r\n',
    '\u0000',
  ]);
  const first = `${pick(rng, METHODS)} ${pick(rng, PATHS)} HTTP/${pick(rng, VERSIONS)}`;
  return Buffer.from(`${[first, ...headers].join('\r\n')}\r\n\r\n${body}`, pick(rng, ['latin1', 'utf8'] as const));
}

/** What Engine.IO and Socket.IO would read, and what they would not. */
function packet(rng: Rng): string | Buffer {
  const id = pick(rng, ['', '0', '9999999999', '99999999999', '-1']);
  const sent = pick(rng, ['{}', 'null', '1e999', '"\\ud800"', '{"__proto__":{"a":1}}', '{"table":"x"}', '[[[[[]]]]]']);
  return pick(rng, [
    `42${id}["${pick(rng, NAMES)}",${sent}]`,
    `42${id}["${pick(rng, NAMES)}"`,
    `42/nowhere,${id}["join"]`,
    '40/nowhere,',
    '40{"a":1}',
    '41',
    '431[1]',
    '44"x"',
    '451-["x",{"_placeholder":true,"num":0}]',
    '2probe',
    '5',
    '1',
    '',
    'b!',
    Buffer.from([0xff, 0xfe, below(rng, 256)]),
  ]);
}

/** A message of WebSocket, or what looks like one. */
function frame(rng: Rng): Buffer {
  const sent = packet(rng);
  const data = Buffer.from(sent);
  const isRight = below(rng, 3) > 0;
  const kind = isRight ? (typeof sent === 'string' ? 1 : 2) : below(rng, 16);
  const flags = isRight ? 0x80 : pick(rng, [0, 0x80, 0xc0, 0xf0]);
  const isMasked = isRight || below(rng, 2) > 0;
  const head = Buffer.from([flags | kind, (isMasked ? 0x80 : 0) | Math.min(data.length, 125)]);
  return Buffer.concat([head, isMasked ? Buffer.alloc(4) : Buffer.alloc(0), data.subarray(0, 125)]);
}

const HANDSHAKE = [
  'GET /live/?EIO=4&transport=websocket HTTP/1.1',
  'host: localhost',
  'origin: http://localhost',
  'upgrade: websocket',
  'connection: upgrade',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-version: 13',
].join('\r\n');

/** What one connection sends. */
export function hostileBytes(rng: Rng): Buffer {
  if (below(rng, 2) === 0) return request(rng);
  const frames = Array.from({ length: 1 + below(rng, 12) }, () => frame(rng));
  return Buffer.concat([Buffer.from(`${HANDSHAKE}\r\n\r\n`), ...frames]);
}
