import { failureOf } from './failure.ts';
import type { Storage, Unit, Write, Written } from './storage.ts';

interface Waiting {
  readonly unit: Unit;
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_TURNS = 4;

/**
 * Commits in groups: all that one turn of the event loop wants to write shares one transaction and one sync of the disk.
 * A sync costs 2 to 4 ms and blocks, so one by one the server would manage some 300 actions a second.
 */
export class Committer {
  readonly #storage: Storage;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #failed: { readonly why: string; readonly at: number } | undefined;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Answers when the writes are on the disk, or were refused because somebody else was first. */
  commit(writes: readonly Write[]): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ unit: writes, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** What the disk suffered from a moment ago; a small write may still pass where a larger one does not. */
  failure(withinMs: number): string | null {
    const failed = this.#failed;
    return failed !== undefined && performance.now() - failed.at < withinMs ? failed.why : null;
  }

  /** Waits until everything that was asked for is on the disk. */
  async settle(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gathered();
      const group = this.#waiting;
      this.#waiting = [];
      try {
        const written = await this.#storage.commit(group.map(({ unit }) => unit));
        group.forEach(({ resolve }, place) => resolve(written[place] ?? 'conflict'));
      } catch (error) {
        // One writer's fault must not be the others': alone, each gets its own answer.
        if (group.length > 1) for (const one of group) await this.#alone(one);
        else this.#fail(group[0], error);
      }
    }
    this.#running = undefined;
  }

  /** As long as every turn brings more, the group waits for the next: a sync costs the same for one and for many. */
  async #gathered(): Promise<void> {
    for (let turns = 0, known = 0; turns < MOST_TURNS && this.#waiting.length > known; turns++) {
      known = this.#waiting.length;
      await new Promise(turn => setImmediate(turn));
    }
  }

  async #alone(one: Waiting): Promise<void> {
    await this.#storage.commit([one.unit]).then(
      ([written]) => one.resolve(written ?? 'conflict'),
      (error: unknown) => this.#fail(one, error),
    );
  }

  #fail(one: Waiting | undefined, error: unknown): void {
    const why = failureOf(error);
    if (why !== 'not-stored') this.#failed = { why, at: performance.now() }; // else it was no fault of the disk
    one?.reject(error);
  }
}
