import type { Duplex } from 'node:stream';
import type { Socket } from 'socket.io';

/** What of a connection's transport is looked at: Engine.IO queues without a limit of its own. */
interface Conduit {
  readonly writeBuffer: readonly { readonly data?: string | Buffer }[];
  readonly readyState: string;
  readonly transport: {
    readonly socket?: {
      readonly bufferedAmount?: number;
      readonly readyState?: number;
      readonly _socket?: Duplex | null; // the connection below that of WebSocket
      terminate?(): void;
    };
  };
}

/** A connection, as Engine.IO has it. */
export type Conn = Pick<Socket['conn'], 'write'>;
const conduitOf = (conn: Conn): Conduit => conn as unknown as Conduit;

/** As `ws` calls a connection on which may be sent. */
const OPEN = 1;

/**
 * Where a message may be written at once: on a WebSocket, if nothing waits to be sent on it before. All that was sent
 * earlier is then with the connection below already, since nothing is compressed on the way, so that the order stays.
 */
function wireOf({ readyState, writeBuffer, transport: { socket } }: Conduit): Duplex | undefined {
  if (readyState !== 'open' || writeBuffer.length > 0 || socket?.readyState !== OPEN) return undefined;
  return socket._socket?.writable === true ? socket._socket : undefined;
}

/** Bytes as a message of WebSocket, which is what a server may send them as: unmasked, in one piece. */
export function messageOf(bytes: Uint8Array): Buffer {
  const { length } = bytes;
  const head = length < 126 ? 2 : length < 0x10000 ? 4 : 10;
  const message = Buffer.allocUnsafe(head + length);
  message[0] = 0x82; // the last piece, of bytes
  message[1] = length < 126 ? length : head === 4 ? 126 : 127;
  if (head === 4) message.writeUInt16BE(length, 2);
  else if (head === 10) message.writeBigUInt64BE(BigInt(length), 2);
  message.set(bytes, head);
  return message;
}

/**
 * Sends bytes, with the message that they make. Where nothing waits before them they need not wait either: to stand in the
 * queue of Engine.IO and be taken out of it again cost a quarter of what the system needs to send them.
 */
export function writeBytes(conn: Conn, bytes: Uint8Array, message: Buffer): void {
  const wire = wireOf(conduitOf(conn));
  if (wire === undefined) conn.write(bytes as Buffer, { wsPreEncodedFrame: [message] } as object);
  else wire.write(message);
}

/** How many bytes wait to be sent. */
export function backlogOf({ conn }: { readonly conn: Conn }): number {
  const { writeBuffer, transport } = conduitOf(conn);
  return writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), transport.socket?.bufferedAmount ?? 0);
}

/** Ends the connection below, whatever still waits to be sent. */
export function terminate(conn: Conn, farewell: () => void): void {
  const { transport } = conduitOf(conn);
  farewell();
  transport.socket?.terminate?.();
}
