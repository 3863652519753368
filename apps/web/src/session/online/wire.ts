import {
  API,
  browserParser,
  inflate,
  Receiver,
  type ClientMessages,
  type Receiving,
  type Words,
} from '@corvo/protocol';
import { io, type Socket } from 'socket.io-client';
import { ask } from '../../base/lib/http.ts';

// Fetched with the first table on a server, and with it Socket.IO.

const PATIENCE = 10_000;

/** The words of a game are for ever the same under their name, so that a browser keeps them; a page asks once. */
const kept = new Map<string, Promise<Words>>();

function wordsOf(game: string, hash: string): Promise<Words> {
  const path = API.words(game, hash);
  let words = kept.get(path);
  if (words === undefined) {
    words = fetchWords(path);
    kept.set(path, words);
    words.catch(() => kept.delete(path));
  }
  return words;
}

/** Who waits for it joins again where nothing comes. */
async function fetchWords(path: string): Promise<Words> {
  const words = await ask<Words>(path, { signal: AbortSignal.timeout(PATIENCE) });
  if ('code' in words) throw new Error('no such words');
  return words;
}

/** Those who hear whole messages, which are made of what comes over the wire. */
export type Hearing = Omit<Receiving, 'stretch' | 'words'>;

/** A connection, and what reads the bytes that come over it. */
export interface Wire {
  readonly socket: Socket<never, ClientMessages>;
  readonly receiver: Receiver;
}

export function openWire(hearing: Hearing): Wire {
  const socket: Wire['socket'] = io({
    path: API.live,
    transports: ['websocket'],
    reconnectionDelay: 300,
    reconnectionDelayMax: 5_000,
    parser: browserParser,
  });
  const receiver = new Receiver({ stretch: inflate, words: wordsOf, ...hearing });
  (socket as unknown as Socket).on('update', (frame: Uint8Array) => receiver.hear(frame));
  return { socket, receiver };
}
