/**
 * Socket.IO's own form of messages, without its search for bytes among plain data, which costs as long as to write them.
 * What is bytes is the whole message: the update of a table, or the answer to a question, which begins with its number.
 */

/** As Socket.IO numbers its kinds of messages. */
const [CONNECT, DISCONNECT, EVENT, ACK, CONNECT_ERROR] = [0, 1, 2, 3, 4] as const;

export interface Packet {
  readonly type: number;
  readonly nsp: string;
  readonly id?: number | undefined;
  readonly data?: unknown;
}

/** Bytes that travel as they are. */
const UPDATE = 'update';
const [IS_UPDATE, IS_ANSWER] = [0, 1] as const;

const asText = ({ type, nsp, id, data }: Packet): string =>
  `${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`;

class Encoder {
  encode(packet: Packet): (string | Uint8Array)[] {
    return [asText(packet)];
  }
}

/** A server alone has bytes to say. */
class ServerEncoder {
  encode(packet: Packet): (string | Uint8Array)[] {
    const { type, id, data } = packet;
    const last: unknown = Array.isArray(data) ? data.at(-1) : undefined;
    if (!(last instanceof Uint8Array)) return [asText(packet)];
    return [type === ACK ? answer(id ?? 0, last) : withKind(IS_UPDATE, last)];
  }
}

function withKind(kind: number, bytes: Uint8Array): Uint8Array {
  const message = new Uint8Array(bytes.length + 1);
  message[0] = kind;
  message.set(bytes, 1);
  return message;
}

function answer(id: number, bytes: Uint8Array): Uint8Array {
  const message = new Uint8Array(bytes.length + 5);
  message[0] = IS_ANSWER;
  new DataView(message.buffer).setUint32(1, id);
  message.set(bytes, 5);
  return message;
}

type Hear = (packet: Packet) => void;

class Decoder {
  readonly #heard = new Set<Hear>();

  on(_name: 'decoded', hear: Hear): this {
    this.#heard.add(hear);
    return this;
  }
  off(_name: 'decoded', hear: Hear): this {
    this.#heard.delete(hear);
    return this;
  }
  removeListener(name: 'decoded', hear: Hear): this {
    return this.off(name, hear);
  }
  destroy(): void {}

  /** Throws what Socket.IO takes for a broken connection. */
  add(message: unknown): void {
    const packet = typeof message === 'string' ? readText(message) : this.readBytes(message);
    for (const hear of this.#heard) hear(packet);
  }

  readBytes(message: unknown): Packet {
    const bytes = message instanceof ArrayBuffer ? new Uint8Array(message) : message;
    if (!(bytes instanceof Uint8Array)) throw new Error('neither text nor bytes');
    if (bytes[0] === IS_UPDATE) return { type: EVENT, nsp: '/', data: [UPDATE, bytes.subarray(1)] };
    if (bytes[0] !== IS_ANSWER || bytes.length < 5) throw new Error('bytes that say nothing');
    const id = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
    return { type: ACK, nsp: '/', id, data: [bytes.subarray(5)] };
  }
}

/** Whoever sends bytes to a server is no page of ours. */
class TextDecoder extends Decoder {
  override readBytes(): Packet {
    throw new Error('bytes from a browser');
  }
}

const FORM = /^([0-4])(?:(\/[^,]*),)?(\d{1,10})?/;

function readText(message: string): Packet {
  const [head, kind, nsp = '/', number] = FORM.exec(message) ?? [];
  if (head === undefined) throw new Error('no message of Socket.IO');
  const rest = message.slice(head.length);
  const data: unknown = rest === '' ? undefined : JSON.parse(rest);
  const type = Number(kind);
  if (!isRight(type, data)) throw new Error('a message of the wrong form');
  return { type, nsp, ...(number === undefined ? {} : { id: Number(number) }), ...(rest === '' ? {} : { data }) };
}

/** Names that Socket.IO itself uses for what happens to a connection. */
const RESERVED = new Set(['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener']);

function isRight(type: number, data: unknown): boolean {
  if (type === EVENT) {
    const name: unknown = Array.isArray(data) ? data[0] : undefined;
    return typeof name === 'string' && !RESERVED.has(name);
  }
  if (type === ACK) return Array.isArray(data);
  if (type === CONNECT) return data === undefined || (typeof data === 'object' && data !== null);
  if (type === CONNECT_ERROR) return typeof data === 'string' || (typeof data === 'object' && data !== null);
  return type === DISCONNECT && data === undefined;
}

/** For `io(…)` in a browser, and for `new Server(…)`. */
export const browserParser = { protocol: 5, Encoder, Decoder };
export const serverParser = { protocol: 5, Encoder: ServerEncoder, Decoder: TextDecoder };
