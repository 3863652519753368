import { Worker } from 'node:worker_threads';
import type { Problem } from '@corvo/core';
import { refusals } from '@corvo/protocol';
import type { TrueRecord } from './check.ts';

/** Checks records for the server. */
export interface RecordChecker {
  check(text: string): Promise<TrueRecord | Problem>;
  stop(): Promise<void>;
}

const ENTRY = new URL('./worker.ts', import.meta.url);
const LONGEST_MS = 20_000;
const MOST_WAITING = 20;

/** Checks records in a thread of its own, one at a time: whoever brings a long one in must not hold up the tables. */
export class CheckingThread implements RecordChecker {
  readonly #entry: URL;
  readonly #longestMs: number;
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #worker: Worker | undefined;
  #stopped = false;

  constructor(entry: URL = ENTRY, longestMs = LONGEST_MS) {
    this.#entry = entry;
    this.#longestMs = longestMs;
  }

  check(text: string): Promise<TrueRecord | Problem> {
    if (this.#waiting >= MOST_WAITING) return Promise.resolve(refusals.tooFast(Math.ceil(this.#longestMs / 1000)));
    this.#waiting++;
    const done = this.#line.then(() => this.#run(text)).finally(() => this.#waiting--);
    this.#line = done.catch(() => {});
    return done;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#worker?.terminate();
  }

  #run(text: string): Promise<TrueRecord | Problem> {
    if (this.#stopped) return Promise.resolve(refusals.stopping());
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.#entry, { workerData: text });
      this.#worker = worker;
      worker.unref();
      const late = setTimeout(() => {
        resolve(refusals.recordTooLong());
        void worker.terminate();
      }, this.#longestMs);
      worker.once('message', (answer: TrueRecord | Problem) => {
        resolve(answer);
        void worker.terminate();
      });
      worker.once('error', reject);
      worker.once('exit', () => {
        clearTimeout(late);
        resolve(refusals.stopping()); // where nothing else was answered
      });
    });
  }
}
