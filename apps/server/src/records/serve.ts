import { parentPort, workerData } from 'node:worker_threads';
import type { Game } from '@corvo/core';
import { checkRecord } from './check.ts';

/** Checks the one record that a thread was started for. */
export function serveRecord(games: readonly Game[]): void {
  parentPort?.postMessage(checkRecord(games, workerData as string));
}
