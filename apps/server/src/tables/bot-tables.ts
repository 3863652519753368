import type { Problem } from '@corvo/core';
import { refusals } from '@corvo/protocol';
import { isEndHidden } from './access.ts';
import { isLeftToBots } from './seats.ts';
import type { Table } from './table.ts';

/** Running tables of one person at which only bots play, and of all who are at one address: under one roof live several. */
const MOST_OF_PERSON = 3;
const MOST_OF_ADDRESS = 12;

/** Who answers for a table. */
export interface Answerable {
  readonly host: string;
  readonly address: string;
}

const isRunning = ({ record, stuck }: Table): boolean =>
  record.status === 'playing' && stuck === null && isLeftToBots(record.seats);
/** Where somebody does not know yet that it is over, it counts as before, or one more table would tell (CO-7.5). */
const isCounted = (table: Table): boolean =>
  isRunning(table) || (isLeftToBots(table.record.seats) && isEndHidden(table.record, null, table.around.served()));
const countOf = (tables: Iterable<Table>, is: (table: Table) => boolean): number => [...tables].filter(is).length;

/**
 * The tables at which only bots play (CO-7.3). Who would leave one more to them is refused; nobody is held at a table, so
 * where resignations leave more, the bots of some wait until others have ended.
 */
export class BotTables {
  readonly #reserved = new Set<Table>(); // about to be left to bots
  readonly #going = new Set<Table>();

  /** Counts a table of a person before it is left to bots: commands that come together see each other. */
  reserve(table: Table, person: string, loaded: Iterable<Table>): Problem | undefined {
    // One that is being made is reserved before it is among those in memory.
    const all = new Set([...loaded, ...this.#reserved]);
    const others = [...all].filter(other => other !== table && (this.#reserved.has(other) || isCounted(other)));
    if (countOf(others, other => other.isSomebody(person)) >= MOST_OF_PERSON)
      return refusals.botTablesTooMany(MOST_OF_PERSON);
    if (countOf(others, ({ address }) => address === table.address) >= MOST_OF_ADDRESS)
      return refusals.botTablesTooManyHere(MOST_OF_ADDRESS);
    this.#reserved.add(table);
    return undefined;
  }

  /** It was left to bots, or was not. */
  unreserve(table: Table): void {
    this.#reserved.delete(table);
  }

  /** Looks at a table once more: must its bots wait? */
  mustWait(table: Table): boolean {
    if (!isRunning(table)) {
      this.#going.delete(table);
      return false;
    }
    if (!this.#going.has(table) && !this.hasRoom(table.answerable)) return true;
    this.#going.add(table);
    return false;
  }

  /** May one more table go on for which these answer? */
  hasRoom({ host, address }: Answerable): boolean {
    return (
      countOf(this.#going, table => table.record.host === host) < MOST_OF_PERSON &&
      countOf(this.#going, table => table.address === address) < MOST_OF_ADDRESS
    );
  }

  /** The table leaves the memory. */
  forget(table: Table): void {
    this.#going.delete(table);
  }
}
