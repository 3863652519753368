/**
 * Loaded before anything else into every process of a reach run, those that tests start included: writes down, once
 * each, which probes ran for which test.
 */
import { appendFileSync } from 'node:fs';

interface Probing {
  corvoReached?: (probe: string) => void;
  __vitest_worker__?: { readonly filepath?: string };
}

const log = process.env['CORVO_REACH_LOG'];
const world = globalThis as Probing; // what Vitest and the probes keep there, no type knows
if (log !== undefined) {
  const told = new Set<string>();
  world.corvoReached = probe => {
    const test = world.__vitest_worker__?.filepath;
    if (test !== undefined) process.env['CORVO_REACH_TEST'] = test; // for processes and threads that the test starts
    const line = `${test ?? process.env['CORVO_REACH_TEST'] ?? ''}\t${probe}\n`;
    if (told.has(line)) return;
    told.add(line);
    appendFileSync(log, line);
  };
}
