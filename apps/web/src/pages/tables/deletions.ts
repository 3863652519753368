import type { SavedGame } from '../../session/local/saved.ts';

/** How long a deletion can be undone, in milliseconds. */
export const UNDO_FOR = 10_000;

/** An evening of work is asked about before it goes; a game just begun can only be brought back. */
const LONG = 30;
export const isLong = ({ moves }: Pick<SavedGame, 'moves'>): boolean => moves >= LONG;

/** Games that are about to be deleted. Until their time is up nothing has happened to them. */
export class Deletions {
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #remove: (id: string) => void;

  constructor(remove: (id: string) => void) {
    this.#remove = remove;
  }

  begin(id: string): void {
    if (this.#timers.has(id)) return;
    this.#timers.set(
      id,
      setTimeout(() => this.#finish(id), UNDO_FOR),
    );
  }

  undo(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  /** Whoever leaves the page does not come back to undo. */
  finishAll(): void {
    for (const id of this.#timers.keys()) this.#finish(id);
  }

  #finish(id: string): void {
    this.undo(id);
    this.#remove(id);
  }
}
