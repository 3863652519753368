import {
  API,
  browserParser,
  inflate,
  Receiver,
  type Ack,
  type ClientMessages,
  type ServerMessages,
  type Words,
} from '@corvo/protocol';
import type { Socket } from 'socket.io-client';
import { ask } from '../../base/lib/http.ts';
import type { Live, Told } from './live.ts';

const PATIENCE = 10_000;

let socket: Promise<Socket<ServerMessages, ClientMessages>> | undefined;

/** One connection for the whole page, made when it is first needed. */
async function connection(): Promise<Socket<ServerMessages, ClientMessages>> {
  socket ??= import('socket.io-client').then(({ io }) =>
    io({
      path: API.live,
      transports: ['websocket'],
      reconnectionDelay: 300,
      reconnectionDelayMax: 5_000,
      parser: browserParser,
    }),
  );
  return socket;
}

/** Who I am is told when a connection begins: after a change of name or person, begin a new one. */
export async function reconnect(): Promise<void> {
  const open = await socket;
  open?.disconnect().connect();
}

/** The words of a game are for ever the same under their name, so that a browser keeps them. */
async function wordsOf(game: string, hash: string): Promise<Words> {
  const words = await ask<Words>(API.words(game, hash));
  if ('code' in words) throw new Error('no such words');
  return words;
}

/** Those who hear whole messages, which are made of what comes over the wire. */
const listeners = new Map<string, Set<(message: never) => void>>();
const tell = <Name extends keyof Told>(name: Name, message: Parameters<Told[Name]>[0]): void =>
  listeners.get(name)?.forEach(heard => heard(message as never));
const receiver = new Receiver({
  stretch: inflate,
  words: wordsOf,
  update: update => tell('update', update),
  standing: standing => tell('standing', standing),
  missed: table => tell('missed', { table }),
});

export async function openLive(): Promise<Live> {
  const open = await connection();
  // The types of a message are checked here, at the door; Socket.IO's own do not follow a name that is still open.
  const loose = open as unknown as Socket;
  if (!loose.hasListeners('update')) loose.on('update', (frame: Uint8Array) => receiver.hear(frame));
  return {
    get connected() {
      return open.connected;
    },
    async send(name, command) {
      if (!open.connected) throw new Error('not connected');
      const answer: unknown = await loose.timeout(PATIENCE).emitWithAck(name, command);
      if (!(answer instanceof Uint8Array)) return answer as Ack<never>;
      return { ok: true, value: (await receiver.joined(answer)) as never };
    },
    on(name, heard) {
      const all = listeners.get(name) ?? new Set();
      if (!listeners.has(name)) {
        listeners.set(name, all);
        const isRead = name === 'update' || name === 'standing' || name === 'missed'; // made by the receiver
        if (!isRead) loose.on(name as string, (message: unknown) => all.forEach(hear => hear(message as never)));
      }
      all.add(heard as (message: never) => void);
      return () => all.delete(heard as (message: never) => void);
    },
    onConnection(changed) {
      const up = (): void => changed(true);
      const down = (): void => changed(false);
      open.on('connect', up);
      open.on('disconnect', down);
      return () => {
        open.off('connect', up);
        open.off('disconnect', down);
      };
    },
  };
}
