import { parentPort, workerData } from 'node:worker_threads';

/** What a worker thread is told: do the pieces of work from one number up to another. */
export interface Range {
  readonly from: number;
  readonly to: number; // exclusive
}
export interface Done<Result> {
  readonly from: number;
  readonly results: readonly Result[];
}

/** Serves a pool from inside its worker thread. `prepare` runs once, with the task that all pieces share. */
export function serve<Task, Result>(prepare: (task: Task) => (index: number) => Result): void {
  const port = parentPort;
  if (port === null) throw new Error('this file runs in a worker thread only');
  const work = prepare(workerData as Task);
  port.on('message', ({ from, to }: Range) => {
    const results: Result[] = [];
    for (let index = from; index < to; index++) results.push(work(index));
    port.postMessage({ from, results } satisfies Done<Result>);
  });
}
