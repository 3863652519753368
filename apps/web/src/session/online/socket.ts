import type { Ack } from '@corvo/protocol';
import type { Socket } from 'socket.io-client';
import type { Live, Told } from './live.ts';
import type { Wire } from './wire.ts';

const PATIENCE = 10_000;

let wire: Promise<Wire> | undefined;

const listeners = new Map<string, Set<(message: never) => void>>();
const tell = <Name extends keyof Told>(name: Name, message: Parameters<Told[Name]>[0]): void =>
  listeners.get(name)?.forEach(heard => heard(message as never));

/** What is made of bytes; all else is a message of Socket.IO. */
const READ = { update: true, standing: true, missed: true } as const;

/** One connection for the whole page, made when it is first needed. */
function connection(): Promise<Wire> {
  wire ??= import('./wire.ts').then(({ openWire }) =>
    openWire({
      update: update => tell('update', update),
      standing: standing => tell('standing', standing),
      missed: table => tell('missed', { table }),
    }),
  );
  return wire;
}

/** Who I am is told when a connection begins: after a change of name or person, begin a new one. */
export async function reconnect(): Promise<void> {
  (await wire)?.socket.disconnect().connect();
}

export async function openLive(): Promise<Live> {
  const { socket, receiver } = await connection();
  // The types of a message are checked here, at the door; Socket.IO's own do not follow a name that is still open.
  const open = socket as unknown as Socket;
  return {
    get connected() {
      return open.connected;
    },
    async send(name, command) {
      if (!open.connected) throw new Error('not connected');
      const answer: unknown = await open.timeout(PATIENCE).emitWithAck(name, command);
      const { table } = command;
      if (answer instanceof Uint8Array) return { ok: true, value: (await receiver.answered(table, answer)) as never };
      await receiver.settled(table); // what was told before it comes first
      return answer as Ack<never>;
    },
    on(name, heard) {
      const all = listeners.get(name) ?? new Set();
      if (!listeners.has(name)) {
        listeners.set(name, all);
        if (!(name in READ)) open.on(name as string, (message: unknown) => tell(name, message as never));
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
