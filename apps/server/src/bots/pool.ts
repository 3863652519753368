import { availableParallelism } from 'node:os';
import { readBot, type Thought } from '@corvo/bots';
import { BotWorker, NoSuchBot } from '@corvo/bots/bot-worker';
import { isProblem } from '@corvo/core';
import { FairQueue, type Share } from './fair-queue.ts';
import type { Job, Thinkers } from './thinkers.ts';

interface Pending {
  readonly job: Job;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: unknown) => void;
}

export interface PoolPlan {
  readonly workers?: number;
  readonly entry?: URL; // of the threads; without it they know the games of the catalogue
  readonly longestMs?: number; // a bot that thinks longer is given up
}

const TRIES = 2;

/** One besides those that serve people; a second, so that no single person has them all. */
const usualWorkers = (): number => Math.max(2, availableParallelism() - 1);

/**
 * A few bot workers that share one fair queue of jobs, each with one job at a time. One person, and all who are at one
 * address, have all of them but one at most, and so have all tables together where nobody is: a thought is not broken off,
 * and the bots of others would wait for its end. A worker whose thread hangs is replaced, one whose thread dies starts
 * another by itself; what it was to decide is tried once more.
 */
export class BotPool implements Thinkers {
  readonly #entry: URL | undefined;
  readonly #longestMs: number;
  readonly #queue = new FairQueue<Pending>();
  readonly #idle: BotWorker[] = [];
  readonly #busy = new Set<BotWorker>();
  readonly #thinking: Job[] = []; // what the workers have in hand
  readonly #mostOfOne: number;
  #stopped = false;

  constructor({ workers = usualWorkers(), entry, longestMs = 30_000 }: PoolPlan = {}) {
    this.#mostOfOne = Math.max(1, workers - 1);
    this.#entry = entry;
    this.#longestMs = longestMs;
    for (let i = 0; i < workers; i++) this.#idle.push(new BotWorker(entry));
  }

  decide(job: Job): Promise<Thought> {
    return new Promise((resolve, reject) => {
      if (this.#stopped) return reject(new Error('the server is being stopped'));
      this.#queue.push(job.share, { job, resolve, reject });
      return this.#next();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { reject } of this.#queue.drain()) reject(new Error('the server is being stopped'));
    await Promise.all([...this.#idle, ...this.#busy].map(worker => worker.close()));
  }

  #next(): void {
    if (this.#idle.length === 0 || this.#stopped) return;
    const busyWith = (is: (share: Share) => boolean): number => this.#thinking.filter(({ share }) => is(share)).length;
    const mayThink = ({ address, person, isAttended }: Share): boolean =>
      busyWith(other => other.address === address || other.person === person) < this.#mostOfOne &&
      (isAttended() || busyWith(other => !other.isAttended()) < this.#mostOfOne);
    const pending = this.#queue.shift(mayThink);
    const worker = pending && this.#idle.pop();
    if (pending !== undefined && worker !== undefined) void this.#serve(worker, pending);
  }

  async #serve(worker: BotWorker, { job, resolve, reject }: Pending): Promise<void> {
    let free = worker;
    this.#thinking.push(job);
    for (let tries = 1; ; tries++) {
      try {
        resolve(await this.#think(free, job));
        break;
      } catch (error) {
        if (error instanceof TooLong) free = new BotWorker(this.#entry); // the old one is closed
        if (tries < TRIES && !(error instanceof NoSuchBot)) continue; // a worker that is closed refuses at once
        reject(error);
        break;
      }
    }
    this.#thinking.splice(this.#thinking.indexOf(job), 1);
    if (this.#stopped) return void free.close();
    this.#idle.push(free);
    this.#next();
  }

  async #think(worker: BotWorker, { game, bot, view, request, seed }: Job): Promise<Thought> {
    const spec = readBot(bot);
    if (isProblem(spec)) throw new NoSuchBot(spec);
    this.#busy.add(worker);
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      void worker.close(); // rejects what it was asked
    }, this.#longestMs);
    try {
      return await worker.decide(game, view, request, spec, seed);
    } catch (error) {
      throw isLate ? new TooLong('a bot took too long', { cause: error }) : error;
    } finally {
      clearTimeout(late);
      this.#busy.delete(worker);
    }
  }
}

class TooLong extends Error {}
