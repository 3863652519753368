/** Whose thinking it is: the person who answers for the table, and the table. */
export interface Share {
  readonly person: string;
  readonly table: string;
  /** Does somebody who plays at the table wait there now? People come and go while a thought waits for its turn. */
  readonly isAttended: () => boolean;
}

/** One of so many turns belongs to tables where nobody is, so that they get on however many people play. */
const TURNS_FOR_THE_ABSENT = 8;

/**
 * A queue that is shared fairly: tables where a person waits come before those where bots play by themselves, for one
 * hand can make any number of identities, each with tables of bots. Within both, people take turns, and among the tables
 * of one person the tables do: who has twenty makes them wait for each other, and not those of everybody else.
 */
export class FairQueue<T> {
  readonly #people = new Map<string, Map<string, Waiting<T>[]>>(); // in order: whose turn it is next stands first
  #passedOver = 0; // so many turns the absent have waited for those who are there

  get size(): number {
    let size = 0;
    for (const tables of this.#people.values()) for (const items of tables.values()) size += items.length;
    return size;
  }

  push(share: Share, item: T): void {
    const { person, table } = share;
    let tables = this.#people.get(person);
    if (tables === undefined) this.#people.set(person, (tables = new Map()));
    const items = tables.get(table);
    if (items === undefined) tables.set(table, [{ share, item }]);
    else items.push({ share, item });
  }

  /** The next one, of those whose turn it may be; whoever had it goes to the end of the line. */
  shift(mayBe: (share: Share) => boolean = () => true): T | undefined {
    const attended = this.#first(share => share.isAttended() && mayBe(share));
    const absent = this.#first(share => !share.isAttended() && mayBe(share));
    const isAbsentNext = attended === undefined || this.#passedOver >= TURNS_FOR_THE_ABSENT - 1;
    const next = isAbsentNext ? (absent ?? attended) : attended;
    this.#passedOver = absent === undefined || next === absent ? 0 : this.#passedOver + 1;
    return next && this.#take(next);
  }

  /** Takes everything out. */
  drain(): T[] {
    const all: T[] = [];
    for (let item = this.shift(); item !== undefined; item = this.shift()) all.push(item);
    return all;
  }

  #first(is: (share: Share) => boolean): Waiting<T> | undefined {
    for (const tables of this.#people.values())
      for (const items of tables.values()) {
        const found = items.find(({ share }) => is(share));
        if (found !== undefined) return found;
      }
    return undefined;
  }

  #take(next: Waiting<T>): T {
    const { person, table } = next.share;
    const tables = this.#people.get(person) ?? new Map<string, Waiting<T>[]>();
    const items = (tables.get(table) ?? []).filter(other => other !== next);
    this.#people.delete(person);
    tables.delete(table);
    if (items.length > 0) tables.set(table, items);
    if (tables.size > 0) this.#people.set(person, tables);
    return next.item;
  }
}

interface Waiting<T> {
  readonly share: Share;
  readonly item: T;
}
