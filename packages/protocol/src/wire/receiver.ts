import type { Joined, ServerMessages } from '../live.ts';
import { ByteReader } from './bytes.ts';
import { channelOf, readFrame, type Heard, type Known } from './frame.ts';
import { readJoined, type Squeeze } from './joining.ts';
import { NO_OWN_PART, partsOf, standingFrom } from './parts.ts';
import { NO_WORDS, type Words } from './words.ts';

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

/** Makes whole messages of what comes over the wire: it knows where each joined table stands. */
export class Receiver {
  readonly #receiving: Receiving;
  readonly #watched = new Map<number, Watched>();
  #joins = 0; // answers that are being read
  #early: Uint8Array[] = []; // what came behind them
  #waiting: (() => void)[] = []; // for what came early to be read

  constructor(receiving: Receiving) {
    this.#receiving = receiving;
  }

  /** The answer to a join; to be called as soon as it has come, for what follows it goes on from it. */
  async joined(answer: Uint8Array): Promise<Joined> {
    this.#joins++;
    try {
      const reader = new ByteReader(answer, NO_WORDS);
      const words = await this.#receiving.words(reader.text(), reader.text());
      const { channel, count, moves, ...joined } = await readJoined(reader.rest(), words, this.#receiving.stretch);
      const parts = joined.standing && partsOf(joined.standing, moves);
      const known = parts ? { all: parts.all, own: parts.own } : { all: null, own: NO_OWN_PART };
      this.#watched.set(channel, { table: joined.info.id, words, count, ...known });
      return joined;
    } finally {
      this.#joins--;
      // Whoever asked puts the answer to use first.
      if (this.#joins === 0) setTimeout(() => this.#catchUp());
    }
  }

  #catchUp(): void {
    if (this.#joins > 0) return;
    for (const frame of this.#early.splice(0)) this.#read(frame);
    for (const go of this.#waiting.splice(0)) go();
  }

  /** When all that has come by now is read: an acknowledgement is used after what the server told before it. */
  async settled(): Promise<void> {
    if (this.#joins > 0 || this.#early.length > 0) await new Promise<void>(go => this.#waiting.push(go));
  }

  hear(frame: Uint8Array): void {
    if (this.#joins > 0 || this.#early.length > 0) this.#early.push(frame);
    else this.#read(frame);
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
    const { count, all, own, clock, moment, isAside } = heard;
    this.#watched.set(channel, { ...watched, count, all, own });
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
