import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '@corvo/protocol';

/** So many bytes of requests are held at the same time in all, and for one address. */
interface Room {
  readonly most: number;
  readonly mostOfOne: number;
}

/** What is small, and what brings a record: many of these must not keep the others out. */
const SMALL: Room = { most: 32_000_000, mostOfOne: 64 * LIMITS.body };
const LARGE: Room = { most: 16 * LIMITS.record, mostOfOne: 4 * LIMITS.record };

/** Counts what may lie in memory of bodies that are being read, or wait for their answer. */
class Held {
  readonly #room: Room;
  readonly #of = new Map<string, number>();
  #all = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Counts so many more; answers how to give them back, and undefined where there is no room for them. */
  take(whose: string, bytes: number): (() => void) | undefined {
    const before = this.#of.get(whose) ?? 0;
    if (before + bytes > this.#room.mostOfOne || this.#all + bytes > this.#room.most) return undefined;
    this.#of.set(whose, before + bytes);
    this.#all += bytes;
    return () => {
      this.#all -= bytes;
      const left = (this.#of.get(whose) ?? 0) - bytes;
      if (left > 0) this.#of.set(whose, left);
      else this.#of.delete(whose);
    };
  }
}

/** Who sends slowly holds memory: so much of it may be held, by one address and by all together (CO-7.3). */
export class Bodies {
  readonly #small = new Held(SMALL);
  readonly #large = new Held(LARGE);

  /** Is there room for the body of this request, as long as it may be? It is kept free until the answer has gone. */
  mayCome({ headers, routeOptions }: FastifyRequest, reply: FastifyReply, address: string): boolean {
    const said = headers['content-length'];
    if (said === undefined && headers['transfer-encoding'] === undefined) return true;
    const limit = routeOptions.bodyLimit ?? LIMITS.body;
    const bytes = Math.min(said === undefined ? limit : Number(said), limit); // beyond it, nothing is read
    const release = (limit > LIMITS.body ? this.#large : this.#small).take(address, bytes);
    if (release !== undefined) reply.raw.once('close', release);
    return release !== undefined;
  }
}
