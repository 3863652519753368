import { failureOf } from '../storage/index.ts';
import type { Environment } from '../environment.ts';

/** Anybody may ask how the server is: the disk is tried once in so long, however often that is. */
const FRESH_MS = 1_000;
/** For so long after a failure the server does not call itself well: a small write may pass where a larger one does not. */
const SORE_MS = 10_000;

/** Whether what is acknowledged here would survive: proved by writing, and not only said. */
export class Health {
  readonly #around: Environment;
  #tried: { readonly at: number; readonly why: Promise<string | null> } | undefined;

  constructor(around: Environment) {
    this.#around = around;
  }

  /** Null where all is well, else the name of what is wrong. */
  async trouble(): Promise<string | null> {
    const now = performance.now();
    if (this.#tried === undefined || now - this.#tried.at >= FRESH_MS) this.#tried = { at: now, why: this.#try() };
    return (await this.#tried.why) ?? this.#around.committer.failure(SORE_MS);
  }

  async #try(): Promise<string | null> {
    const { committer, served, now, log } = this.#around;
    try {
      await committer.commit([{ do: 'put-served', served: served(), at: now() }]);
      return null;
    } catch (error) {
      const why = failureOf(error);
      log.error({ why, error: String(error) }, 'nothing can be stored');
      return why;
    }
  }
}
