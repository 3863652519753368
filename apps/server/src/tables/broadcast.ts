import type { Moment, Standing } from '@corvo/host';
import {
  difference,
  ownChange,
  ownMoment,
  ownPartOf,
  plain,
  publicPartOf,
  writeFrame,
  writePublic,
  type Counting,
  type OwnPart,
  type PublicPart,
  type Words,
} from '@corvo/protocol';
import type { Mover, Viewer } from './viewer.ts';
import type { GameWords } from './words.ts';

/** How many tables each server has told about. */
const channels = new WeakMap<object, number>();

/** Those who are told the same, under a name; all spectators have none. */
export interface Audience {
  readonly name: string;
  readonly viewers: readonly Viewer[];
  readonly standing: Standing;
  readonly moment: Moment | null;
}

/** What happened, as everybody hears it. */
export interface News {
  readonly standing: Standing; // of a spectator
  readonly moves: number;
  readonly moment: Moment | null;
  readonly isAside?: boolean;
  readonly isWhole?: boolean; // told in full, whatever was told before
}

/**
 * What a table tells those who look at it, as differences: the public part is written once, and only who has a part of
 * their own gets a message of their own. It remembers what was told last, which is what everybody knows who has joined.
 */
export class Broadcast {
  readonly channel: number; // among the tables of this server
  count = 0;
  at = 0; // of the entry that was told last
  readonly #words: Words;
  readonly #counting: Counting | undefined; // where it is written to nobody, to find the words
  #all: PublicPart | null = null;
  readonly #own = new Map<string, OwnPart>();

  constructor(server: object, words: Words, counting?: Counting) {
    this.channel = (channels.get(server) ?? 0) + 1;
    channels.set(server, this.channel);
    this.#words = words;
    this.#counting = counting;
  }

  tell(news: News, audiences: readonly Audience[], mover?: Mover): void {
    const [words, counting] = [this.#words, this.#counting];
    const all = publicPartOf(news.standing, news.moves);
    const before = news.isWhole ? null : this.#all;
    this.count++;
    const { clock } = news.standing;
    const { channel, count, at } = this;
    const told = { channel, count, at, before, after: all, clock, moment: news.moment };
    const pub = writePublic({ ...told, isAside: news.isAside ?? false }, words, counting);
    this.#all = all;
    this.at = news.moment?.at ?? at;
    const plainly: Viewer[] = [];
    for (const { name, viewers, standing, moment } of audiences) {
      const own = ownPartOf(standing, news.moves);
      const known = before === null ? null : (this.#own.get(name) ?? null);
      const more = news.moment && moment ? ownMoment(news.moment, moment) : undefined;
      const change = name === '' ? undefined : ownChange(known, own);
      this.#own.set(name, own);
      if (change === undefined && (name === '' || more === undefined)) plainly.push(...viewers);
      else tellFrame(viewers, writeFrame(pub, { change, moment: more }, words, counting), mover);
    }
    if (plainly.length > 0) tellFrame(plainly, writeFrame(pub, null, words), mover);
  }

  /** Something that one audience alone is told: the public part stands where it stood, and is not counted. */
  tellOne(news: News, { name, viewers, standing }: Audience, mover?: Mover): void {
    const words = this.#words;
    const all = publicPartOf(news.standing, news.moves);
    const { clock } = news.standing;
    const { channel, count, at } = this;
    const common = { channel, count, at, before: this.#all, after: all, clock, moment: null, isAside: false };
    const pub = writePublic(common, words);
    const own = ownPartOf(standing, news.moves);
    const change = ownChange(this.#own.get(name) ?? null, own);
    tellFrame(viewers, writeFrame(pub, { change, moment: undefined }, words), mover);
    this.#own.set(name, own);
  }

  /** Does the table stand otherwise, as everybody sees it, than was told last? */
  isNews(news: News): boolean {
    const all = publicPartOf(news.standing, news.moves);
    return this.#all !== null && difference(plain(this.#all), plain(all)) !== undefined;
  }

  /** The same for one audience's own part. */
  isNewsFor(news: News, { name, standing }: Audience): boolean {
    const before = this.#own.get(name);
    const own = ownPartOf(standing, news.moves);
    return before !== undefined && difference(plain(before), plain(own)) !== undefined;
  }

  /**
   * Somebody joins, with other pages of theirs: from now on they know where the table stands. Answers whether the others
   * have been told as much. What only who joins can see may have changed while they were away: that is told to their other
   * pages, and nobody else may notice it (CO-2.5).
   */
  join(news: News, audience: Audience): boolean {
    const isTold = this.#all !== null && !this.isNews(news);
    if (isTold && audience.viewers.length > 0 && this.isNewsFor(news, audience)) this.tellOne(news, audience);
    this.#all = publicPartOf(news.standing, news.moves);
    this.#own.set(audience.name, ownPartOf(audience.standing, news.moves));
    return isTold;
  }
}

/** For those who see a table late: all of it, since each may have been shown another moment before. */
export function wholeFrame(
  channel: number,
  standing: Standing,
  moment: Moment | null,
  { words }: GameWords,
): Uint8Array {
  const all = publicPartOf(standing, 0);
  const told = { channel, count: 0, at: 0, before: null, after: all, clock: null, moment, isAside: false };
  const pub = writePublic(told, words);
  return writeFrame(pub, null, words);
}

export function tellFrame(viewers: readonly Viewer[], frame: Uint8Array, mover?: Mover): void {
  const isMover = mover !== undefined && viewers.includes(mover.viewer);
  const others = isMover ? viewers.filter(viewer => viewer !== mover.viewer) : viewers;
  const [first] = others;
  if (others.length === 1) first?.sendBytes(frame);
  else first?.shareBytes(others, frame);
  if (isMover) mover.answer(frame);
}
