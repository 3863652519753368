import { hash } from 'node:crypto';
import type { StoredTable } from '../storage/index.ts';

/**
 * The processes that share a database. Each table is looked after by one of them: its bots think there, and its clock is
 * obeyed there. That is the one that wrote last at it, which has it in memory; where that one is gone, all that are there
 * agree on another without a word. For a moment two may take themselves for it: that nothing is done twice rests on the
 * story, not on this.
 */
export class Company {
  readonly #own: string | null;
  #others: readonly string[] = [];

  /** Null: this process has the database for itself. */
  constructor(own: string | null) {
    this.#own = own;
  }

  /** Answers whether others are there now than before. */
  meet(others: readonly string[]): boolean {
    const isAlike = others.length === this.#others.length && others.every(one => this.#others.includes(one));
    this.#others = others;
    return !isAlike;
  }

  isMine({ id, keeper }: Pick<StoredTable, 'id' | 'keeper'>): boolean {
    if (this.#own === null || keeper === this.#own) return true;
    if (keeper !== null && this.#others.includes(keeper)) return false;
    const own = weight(id, this.#own);
    return this.#others.every(other => weight(id, other) < own);
  }
}

const weight = (id: string, process: string): string => hash('sha256', `${process} ${id}`);
