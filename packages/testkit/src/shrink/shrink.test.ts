import { isProblem, readRecord, verifyRecord } from '@corvo/core';
import { expect, test } from 'vitest';
import { runBattery } from '../battery/index.ts';
import { PLANTED_BUGS, type PlantedBug } from '../toys/bugs/index.ts';
import { shrink } from './shrink.ts';

function bugNamed(id: string): PlantedBug {
  const found = PLANTED_BUGS.find(bug => bug.id === id);
  if (found === undefined) throw new Error(`no planted bug is called ${id}`);
  return found;
}

const LIMITS = { ms: 20_000, attempts: 800 };

test.each([
  ['a heard whisper stays in the deck', 2], // two bids, and the winner hears it
  ['a lot is drawn outside the state', 2],
  ['a hand is miscounted', 5], // bids, lantern, offering, and a card that is shown while another is held, or none
  ['a list names a choice twice', 3],
  ['check takes what the rules cannot do', 4],
  ['the game stops without an end', 5],
] as const)('"%s" shrinks to at most %i actions', (id, most) => {
  const { kit, breaks } = bugNamed(id);
  const [found] = runBattery(kit, { games: 400, seed: 'shrink', effort: 'quick' }).violations;
  if (found === undefined) throw new Error('the bug was not found');
  const { violation, report, seenAgain } = shrink(kit, found, LIMITS);
  expect(seenAgain).toBe(true);
  expect(violation.property).toBe(breaks);
  expect(violation.actions.length).toBeLessThanOrEqual(most);
  expect(violation.seats).toHaveLength(2);
  expect(violation.options).toEqual({ stones: 3, echo: false });
  expect(report).toContain(`breaks "${breaks}"`);
  for (const action of violation.actions) expect(report).toContain(action.text);
});

test('the record of a shrunk game is a record like any other', () => {
  const { kit } = bugNamed('a heard whisper stays in the deck');
  const [found] = runBattery(kit, { games: 50, seed: 'record', effort: 'quick' }).violations;
  const { record, violation } = shrink(kit, found as NonNullable<typeof found>, LIMITS);
  const read = readRecord(record ?? '');
  if (isProblem(read)) throw new Error(JSON.stringify(read));
  expect(read.actions.map(action => action.text)).toEqual(violation.actions.map(action => action.text));
  expect(isProblem(verifyRecord(kit.game, read))).toBe(false);
});

test('a game that never ends keeps its length and gets the simplest start', () => {
  const { kit } = bugNamed('the game never ends');
  const [found] = runBattery(kit, { games: 1, seed: 'endless', players: 4 }).violations;
  const { violation } = shrink(kit, found as NonNullable<typeof found>, LIMITS);
  expect(violation).toMatchObject({ property: 'ends', at: 200 });
  expect(violation.seats).toHaveLength(2);
});

test('what cannot be seen again is reported as it was', () => {
  const { kit } = bugNamed('a heard whisper stays in the deck');
  const [found] = runBattery(kit, { games: 50, seed: 'lost', effort: 'quick' }).violations;
  const healthy = { ...kit, game: { ...kit.game }, pieces: () => ({}) };
  const { violation, seenAgain, report } = shrink(
    healthy,
    { ...(found as NonNullable<typeof found>), actions: [] },
    { attempts: 5 },
  );
  expect([violation.property, seenAgain]).toEqual(['pieces', false]);
  expect(report).toContain('could not be seen a second time');
});
