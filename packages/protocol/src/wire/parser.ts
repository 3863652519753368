import { ByteReader, ByteWriter } from './bytes.ts';
import { NO_WORDS } from './words.ts';

/**
 * Socket.IO's own form of messages, without its search for bytes among plain data, which costs as long as to write them.
 * What is bytes is the whole message: the update of a table as it is, whose first bit is never set, or the answer to a
 * question, which begins with that bit and the question's number.
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
const ANSWER = 0x80;

const asText = ({ type, nsp, id, data }: Packet): string =>
  `${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}${data === undefined ? '' : JSON.stringify(data)}`;

class Encoder {
  encode(packet: Packet): (string | Uint8Array)[] {
    return [asText(packet)];
  }
}

/** The answer to a question, by the number that `Question` says. Questions are counted from 0 on, so most numbers are short. */
export function writeAnswer(id: number, answer: unknown): string | Uint8Array {
  if (!(answer instanceof Uint8Array)) return asText({ type: ACK, nsp: '/', id, data: [answer] });
  const head = new ByteWriter(NO_WORDS);
  head.byte(ANSWER);
  head.count(id);
  head.raw(answer);
  return head.bytes();
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
    const packet = typeof message === 'string' ? this.readText(message) : this.readBytes(message);
    for (const hear of this.#heard) hear(packet);
  }

  readText(message: string): Packet {
    return readText(message);
  }

  readBytes(message: unknown): Packet {
    const bytes = message instanceof ArrayBuffer ? new Uint8Array(message) : message;
    if (!(bytes instanceof Uint8Array)) throw new Error('neither text nor bytes');
    if (((bytes[0] ?? ANSWER) & ANSWER) === 0) return { type: EVENT, nsp: '/', data: [UPDATE, bytes] };
    const reader = new ByteReader(bytes, NO_WORDS);
    reader.byte();
    return { type: ACK, nsp: '/', id: reader.count(), data: [reader.rest()] };
  }
}

/**
 * What a server hears of a message: behind what was sent stands the number of the answer that is waited for, null where
 * none is. Socket.IO's own way to answer knows nothing of messages that are ready to be sent.
 */
export type Question = readonly [name: string, ...sent: unknown[], id: number | null];

/** Whoever sends bytes to a server is no page of ours. */
class ServerDecoder extends Decoder {
  override readText(message: string): Packet {
    const { id = null, ...packet } = readText(message);
    if (packet.type !== EVENT) return id === null ? packet : { ...packet, id };
    return { ...packet, data: [...(packet.data as unknown[]), id] };
  }

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
export const serverParser = { protocol: 5, Encoder, Decoder: ServerDecoder };
