import { below, isProblem, readRecord, Recorder, verifyRecord, writeRecord } from '@corvo/core';
import { difference, short } from '../values/difference.ts';
import type { Property } from '../walk/property.ts';

/** The record of a game survives being written and read, and proves the game (CO-4). */
export const record: Property = {
  name: 'record',
  costly: false,
  atEnd({ plan, instants, actions, last }, rng) {
    if (plan.effort === 'quick' && below(rng, 40) !== 0) return undefined; // three hashes per action are dear
    const { game } = plan.kit;
    const first = instants[0] ?? last;
    const recorder = new Recorder(game, plan.start.options, first.state);
    for (const [n, action] of actions.entries()) {
      recorder.add((instants[n] ?? last).state, action, (instants[n + 1] ?? last).state);
    }
    const whole = recorder.finish(last.state);
    const read = readRecord(writeRecord(whole));
    if (isProblem(read)) return `the record cannot be read: ${short(read)}`;
    const differs = difference(whole, read);
    if (differs !== undefined) return `the record is read differently: ${differs}`;
    const verified = verifyRecord(game, read);
    return isProblem(verified) ? `the record is not taken as true: ${short(verified)}` : undefined;
  },
};
