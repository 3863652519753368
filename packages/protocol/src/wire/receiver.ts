import type { Joined, ServerMessages } from '../live.ts';
import { channelOf, readFrame, type Heard, type Known } from './frame.ts';
import { isJoined, readHead, readJoined, type Squeeze } from './joining.ts';
import { NO_OWN_PART, ownPartOf, publicPartOf, standingFrom } from './parts.ts';
import type { Words } from './words.ts';

type Told<Name extends 'update' | 'standing'> = Parameters<ServerMessages[Name]>[0];

/** What somebody who receives messages needs, and what comes of it. */
export interface Receiving {
  readonly stretch: Squeeze;
  words(game: string, hash: string): Promise<Words>;
  update(update: Told<'update'>): void;
  standing(standing: Told<'standing'>): void;
  /** Something is missing, or makes no sense: the table must be joined again. */
  missed(table: string): void;
}

interface Watched extends Known {
  readonly table: string;
}

/** An answer to a join that is being read. */
interface Reading {
  readonly table: string;
  readonly early: Uint8Array[]; // what came behind it
  readonly waiting: (() => void)[]; // for that to be read
}

/** Makes whole messages of what comes over the wire: it knows where each joined table stands. */
export class Receiver {
  readonly #receiving: Receiving;
  readonly #watched = new Map<number, Watched>();
  readonly #reading = new Map<number, Reading>(); // by the number of the table; the last of several answers counts

  constructor(receiving: Receiving) {
    this.#receiving = receiving;
  }

  /**
   * An answer that came as bytes, to be brought as soon as it has come: that to a join, for what follows goes on from it,
   * or what a command came to, told to the one who gave it.
   */
  async answered(table: string, answer: Uint8Array): Promise<Joined | { readonly n: number }> {
    if (isJoined(answer)) return this.#joined(table, answer);
    this.hear(answer);
    await this.settled(table);
    return { n: this.#watched.get(channelOf(answer))?.all?.n ?? -1 };
  }

  async #joined(table: string, answer: Uint8Array): Promise<Joined> {
    const { head, rest } = readHead(answer);
    const { channel } = head;
    const before = this.#reading.get(channel);
    // What came behind an earlier answer that is still being read is in this one.
    const reading: Reading = { table, early: [], waiting: before?.waiting ?? [] };
    this.#reading.set(channel, reading);
    try {
      const words = await this.#receiving.words(head.game, head.hash);
      const { count, moves, at, ...joined } = await readJoined(rest, words, this.#receiving.stretch);
      const { standing } = joined;
      const known = standing
        ? { all: publicPartOf(standing, moves), own: ownPartOf(standing, moves) }
        : { all: null, own: NO_OWN_PART };
      if (this.#reading.get(channel) === reading) {
        this.#watched.set(channel, { table: joined.info.id, words, count, at, ...known });
      }
      return joined;
    } finally {
      // Whoever asked puts the answer to use first.
      setTimeout(() => this.#catchUp(channel, reading));
    }
  }

  #catchUp(channel: number, reading: Reading): void {
    if (this.#reading.get(channel) !== reading) return;
    this.#reading.delete(channel);
    for (const frame of reading.early) this.#read(frame);
    for (const go of reading.waiting) go();
  }

  /** When all that has come by now of a table is read: an acknowledgement is used after what was told before it. */
  async settled(table: string): Promise<void> {
    for (const reading of this.#reading.values())
      if (reading.table === table) await new Promise<void>(go => reading.waiting.push(go));
  }

  hear(frame: Uint8Array): void {
    const reading = this.#reading.get(channelOf(frame));
    if (reading === undefined) this.#read(frame);
    else reading.early.push(frame);
  }

  #read(frame: Uint8Array): void {
    const channel = channelOf(frame);
    const watched = this.#watched.get(channel);
    if (watched === undefined) return; // of a table that was left, or is not joined yet
    let heard: Heard | undefined;
    try {
      heard = readFrame(frame, watched);
    } catch {
      heard = undefined;
    }
    const { table } = watched;
    if (heard === undefined) return this.#receiving.missed(table);
    const { count, at, all, own, clock, moment, isAside } = heard;
    this.#watched.set(channel, { ...watched, count, at, all, own });
    const { view, ...standing } = standingFrom(all, own, clock);
    if (isAside) this.#receiving.standing({ table, ...standing });
    else this.#receiving.update({ table, view, ...standing, moment });
  }
}

/** Brings deflated bytes back, in a browser and in Node alike. */
export async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
