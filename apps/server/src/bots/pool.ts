import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Thought } from '@corvo/bots';
import type { Job, Thinkers } from './thinkers.ts';

interface Pending {
  readonly job: Job;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

export interface PoolPlan {
  readonly games: string; // the address of the module with the list of games
  readonly workers?: number;
  readonly script?: URL; // another worker, for tests
  readonly longestMs?: number; // a bot that thinks longer is given up
}

const TRIES = 2;

/** Bots in worker threads. A thread that dies or hangs is replaced, and its job is tried once more. */
export class BotPool implements Thinkers {
  readonly #plan: Required<PoolPlan>;
  readonly #queue: Pending[] = [];
  readonly #threads = new Set<Worker>();
  readonly #idle: Worker[] = [];
  #stopped = false;

  constructor(plan: PoolPlan) {
    this.#plan = {
      workers: Math.max(1, availableParallelism() - 1),
      script: new URL('./worker.ts', import.meta.url),
      longestMs: 30_000,
      ...plan,
    };
  }

  decide(job: Job): Promise<Thought> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject, tries: 0 });
      this.#next();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the server is being stopped'));
    await Promise.all([...this.#threads].map(thread => thread.terminate()));
  }

  #next(): void {
    if (this.#stopped || this.#queue.length === 0) return;
    const thread = this.#idle.pop() ?? (this.#threads.size < this.#plan.workers ? this.#hire() : undefined);
    if (thread === undefined) return;
    const pending = this.#queue.shift() as Pending;
    this.#give(thread, pending);
  }

  #hire(): Worker {
    const thread = new Worker(this.#plan.script, { workerData: { games: this.#plan.games } });
    thread.unref(); // a thinking bot must not keep a stopped server alive
    thread.on('error', () => {}); // `exit` follows
    thread.on('exit', () => this.#threads.delete(thread));
    this.#threads.add(thread);
    return thread;
  }

  #give(thread: Worker, pending: Pending): void {
    pending.tries++;
    let last: Error | undefined;
    const tooLong = setTimeout(() => void thread.terminate(), this.#plan.longestMs);
    const done = (): void => {
      clearTimeout(tooLong);
      thread.off('message', thought);
      thread.off('error', failed);
      thread.off('exit', gone);
    };
    const thought = (value: Thought): void => {
      done();
      this.#idle.push(thread);
      pending.resolve(value);
      this.#next();
    };
    const failed = (error: unknown): void => {
      last = error instanceof Error ? error : new Error(String(error));
    };
    const gone = (): void => {
      done();
      this.#threads.delete(thread);
      if (pending.tries < TRIES && !this.#stopped) this.#queue.unshift(pending);
      else pending.reject(last ?? new Error('a bot took too long or its thread ended'));
      this.#next();
    };
    thread.on('message', thought);
    thread.on('error', failed);
    thread.on('exit', gone);
    thread.postMessage(pending.job);
  }
}
