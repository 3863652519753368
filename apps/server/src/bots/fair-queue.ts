/** Whose thinking it is: where those are who wait for it, the person who answers for the table, and the table. */
export interface Share {
  readonly address: string;
  readonly person: string;
  readonly table: string;
  /** Does somebody who plays at the table wait there now? People come and go while a thought waits for its turn. */
  readonly isAttended: () => boolean;
}

/** One of so many turns belongs to tables where nobody is, so that they get on however many people play. */
const TURNS_FOR_THE_ABSENT = 8;

/**
 * A queue that is shared fairly: tables where a person waits come before those where bots play by themselves. Within both,
 * addresses take turns, for one hand can make any number of identities and sit with each at tables of bots; among those
 * of one address its people do, and among the tables of one person the tables: who has twenty makes them wait for each
 * other, and not those of everybody else.
 */
export class FairQueue<T> {
  readonly #line = new Line<Waiting<T>>();
  #passedOver = 0; // so many turns the absent have waited for those who are there

  get size(): number {
    return this.#line.size;
  }

  push(share: Share, item: T): void {
    this.#line.push({ share, item }, [share.address, share.person, share.table]);
  }

  /** The next one, of those whose turn it may be; whoever had it goes to the end of the line. */
  shift(mayBe: (share: Share) => boolean = () => true): T | undefined {
    const attended = this.#line.first(({ share }) => share.isAttended() && mayBe(share));
    const absent = this.#line.first(({ share }) => !share.isAttended() && mayBe(share));
    const isAbsentNext = attended === undefined || this.#passedOver >= TURNS_FOR_THE_ABSENT - 1;
    const next = isAbsentNext ? (absent ?? attended) : attended;
    this.#passedOver = absent === undefined || next === absent ? 0 : this.#passedOver + 1;
    if (next === undefined) return undefined;
    const { address, person, table } = next.share;
    this.#line.take(next, [address, person, table]);
    return next.item;
  }

  /** Takes everything out. */
  drain(): T[] {
    const all: T[] = [];
    for (let item = this.shift(); item !== undefined; item = this.shift()) all.push(item);
    return all;
  }
}

interface Waiting<T> {
  readonly share: Share;
  readonly item: T;
}

/** Items that wait under names within names. At each level it is the turn of whoever stands first. */
class Line<T> {
  readonly #under = new Map<string, Line<T>>();
  #items: readonly T[] = []; // at the last level

  get size(): number {
    let size = this.#items.length;
    for (const line of this.#under.values()) size += line.size;
    return size;
  }

  push(item: T, [name, ...rest]: readonly string[]): void {
    if (name === undefined) {
      this.#items = [...this.#items, item];
      return;
    }
    let line = this.#under.get(name);
    if (line === undefined) this.#under.set(name, (line = new Line()));
    line.push(item, rest);
  }

  first(is: (item: T) => boolean): T | undefined {
    const found = this.#items.find(is);
    if (found !== undefined) return found;
    for (const line of this.#under.values()) {
      const one = line.first(is);
      if (one !== undefined) return one;
    }
    return undefined;
  }

  /** Takes an item out; whoever it was under goes to the end, or away where nothing else of theirs waits. */
  take(item: T, [name, ...rest]: readonly string[]): void {
    if (name === undefined) {
      this.#items = this.#items.filter(other => other !== item);
      return;
    }
    const line = this.#under.get(name);
    if (line === undefined) return;
    line.take(item, rest);
    this.#under.delete(name);
    if (line.size > 0) this.#under.set(name, line);
  }
}
