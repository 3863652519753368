import { API, type ClientMessages, type ServerMessages } from '@corvo/protocol';
import type { Socket } from 'socket.io-client';
import type { Live } from './live.ts';

const PATIENCE = 10_000;

let socket: Promise<Socket<ServerMessages, ClientMessages>> | undefined;

/** One connection for the whole page, made when it is first needed. */
async function connection(): Promise<Socket<ServerMessages, ClientMessages>> {
  socket ??= import('socket.io-client').then(({ io }) =>
    io({ path: API.live, transports: ['websocket'], reconnectionDelay: 300, reconnectionDelayMax: 5_000 }),
  );
  return socket;
}

/** Who I am is told when a connection begins: after a change of name or person, begin a new one. */
export async function reconnect(): Promise<void> {
  const open = await socket;
  open?.disconnect().connect();
}

export async function openLive(): Promise<Live> {
  const open = await connection();
  // The types of a message are checked here, at the door; Socket.IO's own do not follow a name that is still open.
  const loose = open as unknown as Socket;
  return {
    get connected() {
      return open.connected;
    },
    async send(name, command) {
      if (!open.connected) throw new Error('not connected');
      return loose.timeout(PATIENCE).emitWithAck(name, command);
    },
    on(name, heard) {
      const event: string = name;
      const listener = heard as (...args: unknown[]) => void;
      loose.on(event, listener);
      return () => loose.off(event, listener);
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
