import { Worker } from 'node:worker_threads';
import type { Problem, Request, View } from '@corvo/core';
import type { BotSpec, Thought } from './bot.ts';

/** What a worker is asked, in plain data. */
export interface Job {
  readonly id: number;
  readonly gameId: string;
  readonly view: View;
  readonly request: Request;
  readonly spec: BotSpec;
  readonly seed: string; // of the game's bots; never the seed of the game itself
}
/** What it answers: a thought, a refusal, or that the bot failed at this job. */
export type Reply =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly problem: Problem }
  | { readonly id: number; readonly error: string };

/** There is no such bot; `problem` says why. */
export class NoSuchBot extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code} (${problem.clause})`);
    this.name = 'NoSuchBot';
    this.problem = problem;
  }
}

interface Waiting {
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

const ENTRY = new URL('./worker.ts', import.meta.url);

/**
 * Bots in a thread of their own, so that a thinking bot stops nobody. When the thread dies, the decisions it owed are
 * rejected and the next one starts a new thread. An idle worker does not keep the process alive.
 */
export class BotWorker {
  readonly #entry: URL;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #jobs = 0;
  #closed = false;

  constructor(entry: URL = ENTRY) {
    this.#entry = entry;
  }

  /** What this bot does now, from what its seat can see. The same arguments and a budget of nodes give the same thought. */
  decide(gameId: string, view: View, request: Request, spec: BotSpec, seed: string): Promise<Thought> {
    if (this.#closed) return Promise.reject(new Error('the bot worker is closed'));
    return new Promise((resolve, reject) => {
      const worker = (this.#worker ??= this.#start());
      const job: Job = { id: ++this.#jobs, gameId, view, request, spec, seed };
      worker.postMessage(job); // throws on what cannot be copied, which rejects
      this.#waiting.set(job.id, { resolve, reject });
      worker.ref();
    });
  }

  /** Stops at once; what is still being thought about is rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    this.#drop(worker, new Error('the bot worker was closed'));
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#entry);
    worker.unref();
    worker.on('message', (answer: Reply) => this.#hear(worker, answer));
    worker.on('error', error => this.#drop(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', code => this.#drop(worker, new Error(`the bot worker stopped with code ${code}`)));
    return worker;
  }

  #hear(worker: Worker, answer: Reply): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) worker.unref();
    if (waiting === undefined) return;
    if ('thought' in answer) waiting.resolve(answer.thought);
    else if ('problem' in answer) waiting.reject(new NoSuchBot(answer.problem));
    else waiting.reject(new Error(`the bot failed: ${answer.error}`));
  }

  /** This thread is no more. A second report of its death, or of an older one, changes nothing. */
  #drop(worker: Worker | undefined, error: Error): void {
    if (worker === undefined || this.#worker !== worker) return;
    this.#worker = undefined;
    const owed = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of owed) reject(error);
  }
}
