import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Done, Range } from './serve.ts';

export interface PoolPlan<Task, Result> {
  readonly script: URL; // a file that calls `serve`
  readonly task: Task;
  readonly count: number; // pieces of work, numbered from 0
  readonly workers: number;
  readonly interrupted: AbortSignal;
  /**
   * Takes each result as it comes, in no certain order. Answering true says that nothing after this piece needs to be
   * done; everything before it still is.
   */
  readonly take: (result: Result, index: number) => boolean | void;
  readonly onProgress: (done: number) => void;
}

/** How long one message should keep a worker busy: long enough not to count, short enough to show progress. */
const GOAL_MS = 60;

/** Far above any machine this runs on. */
export const MOST_WORKERS = 256;

export const allCores = (): number => availableParallelism();

/** Hands out ranges of work, larger when the pieces turn out to be small. */
class Hand {
  readonly #count: number;
  readonly #workers: number;
  #next = 0;
  #end: number;
  #pace = 0; // milliseconds for a piece of work, as measured

  constructor(count: number, workers: number) {
    this.#count = count;
    this.#end = count;
    this.#workers = workers;
  }

  next(): Range | undefined {
    if (this.#next >= this.#end) return undefined;
    const wanted = this.#pace === 0 ? 1 : Math.max(1, Math.round(GOAL_MS / this.#pace));
    const fair = Math.max(1, Math.ceil((this.#end - this.#next) / (2 * this.#workers))); // nobody is left with the rest
    const from = this.#next;
    this.#next = Math.min(this.#end, from + Math.min(wanted, fair));
    return { from, to: this.#next };
  }

  measured(milliseconds: number, pieces: number): void {
    const pace = milliseconds / pieces;
    this.#pace = this.#pace === 0 ? pace : (this.#pace + pace) / 2;
  }

  stopBefore(index: number): void {
    this.#end = Math.min(this.#end, index, this.#count);
  }
}

/** Does pieces of work in worker threads; all of them, unless it is interrupted or `take` has seen enough. */
export async function runPool<Task, Result>(plan: PoolPlan<Task, Result>): Promise<void> {
  const hand = new Hand(plan.count, plan.workers);
  const workers: Worker[] = [];
  let done = 0;

  const take = ({ from, results }: Done<Result>): void => {
    for (const [place, result] of results.entries()) {
      if (plan.take(result, from + place) === true) hand.stopBefore(from + place + 1);
    }
    done += results.length;
    plan.onProgress(done);
  };

  const serveOne = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let began = 0;
      const handOut = (): void => {
        const range = plan.interrupted.aborted ? undefined : hand.next();
        if (range === undefined) return resolve();
        began = performance.now();
        worker.postMessage(range);
      };
      worker.on('message', (message: Done<Result>) => {
        hand.measured(performance.now() - began, message.results.length);
        try {
          take(message);
          handOut();
        } catch (error) {
          reject(error); // an exception in a listener would end the whole program
        }
      });
      worker.on('error', reject);
      worker.on('exit', code =>
        code === 0 ? resolve() : reject(new Error(`a worker thread ended with code ${code}`)),
      );
      plan.interrupted.addEventListener('abort', () => resolve(), { once: true });
      handOut();
    });

  try {
    const count = Math.max(1, Math.min(plan.workers, plan.count));
    for (let i = 0; i < count; i++) workers.push(new Worker(plan.script, { workerData: plan.task }));
    await Promise.all(workers.map(serveOne));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}
