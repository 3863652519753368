/** Whose thinking it is: the person who answers for the table, and the table. */
export interface Share {
  readonly person: string;
  readonly table: string;
}

/**
 * A queue that is shared fairly: people take turns, and among the tables of one person the tables do. Who has twenty
 * tables of bots makes them wait for each other, and not those of everybody else.
 */
export class FairQueue<T> {
  readonly #people = new Map<string, Map<string, T[]>>(); // in order: whose turn it is next stands first

  get size(): number {
    let size = 0;
    for (const tables of this.#people.values()) for (const items of tables.values()) size += items.length;
    return size;
  }

  push({ person, table }: Share, item: T): void {
    let tables = this.#people.get(person);
    if (tables === undefined) this.#people.set(person, (tables = new Map()));
    const items = tables.get(table);
    if (items === undefined) tables.set(table, [item]);
    else items.push(item);
  }

  /** The next one, of those whose turn it may be; whoever had it goes to the end of the line. */
  shift(mayBe: (person: string) => boolean = () => true): T | undefined {
    const first = [...this.#people].find(([person]) => mayBe(person));
    if (first === undefined) return undefined;
    const [person, tables] = first;
    const [[table, items] = ['', []]] = tables;
    const item = items.shift();
    this.#people.delete(person);
    tables.delete(table);
    if (items.length > 0) tables.set(table, items);
    if (tables.size > 0) this.#people.set(person, tables);
    return item;
  }

  /** Takes everything out. */
  drain(): T[] {
    const all: T[] = [];
    for (let item = this.shift(); item !== undefined; item = this.shift()) all.push(item);
    return all;
  }
}
