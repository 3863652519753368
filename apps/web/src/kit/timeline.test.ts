import { isProblem, Recorder, rngFromText, writeRecord, type Game, type GameRecord, type Plain } from '@corvo/core';
import { handOfTheKing } from '@corvo/hand-of-the-king';
import { secondEdition } from '@corvo/second-edition';
import { countDecisions } from '@corvo/testkit';
import { expect, test } from 'vitest';
import { momentOf, nextMoment, timelineOf, viewOf } from './timeline.ts';
import { verifyText } from '../table/replay/verify.ts';

const hand: Game = handOfTheKing;

function recorded(seed: string, game = hand, players = 2): GameRecord {
  const options = game.resolveOptions({}, players);
  if (isProblem(options)) throw new Error(options.code);
  const rng = rngFromText(seed);
  let state = game.setup(options, game.seats(players), seed);
  const recorder = new Recorder(game, options, state);
  const decided = countDecisions();
  for (;;) {
    decided();
    const waiting = game.waiting(state.open).find(({ answered }) => !answered);
    if (waiting === undefined) return recorder.finish(state);
    const view = game.view(state, waiting.seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nothing is asked');
    const action = { seat: waiting.seat, request: request.id, choice: game.sample(view, request, rng) as Plain };
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(step.problem.code);
    recorder.add(state, action, step.state);
    state = step.state;
  }
}
const record = recorded('replay');

test('a time line has one state and one moment more than the record has actions', () => {
  const timeline = timelineOf(hand, record);
  expect(timeline.states).toHaveLength(record.actions.length + 1);
  expect(timeline.moments.map(({ n }) => n)).toEqual([0, ...record.actions.map(({ n }) => n)]);
  expect(viewOf(timeline, 9999, null).open.outcome).toEqual(record.end.outcome);
  expect(viewOf(timeline, -1, null).open.outcome).toBeNull();
});

test('an address names a moment, and nothing outside the game', () => {
  expect(momentOf('#7', 40)).toBe(7);
  expect(momentOf('#99', 40)).toBe(40);
  expect(momentOf('#7.the-game-itself', 40)).toBe(7);
  for (const odd of ['', '#', '#x', '#-1', '#1,5', '#1x']) expect(momentOf(odd, 40)).toBe(0);
  expect(nextMoment(39, 40)).toBe(40);
  expect(nextMoment(40, 40)).toBeUndefined();
});

test('a true record verifies; a changed seed, hash, choice or file does not, and says which line', async () => {
  const text = writeRecord(record);
  expect(await verifyText(text)).toMatchObject({ ok: true, actions: record.actions.length, isHashed: true });
  const forged = writeRecord({ ...record, end: { ...record.end, seed: 'another' } });
  expect(await verifyText(forged)).toMatchObject({
    ok: false,
    problem: { code: 'seed-not-promised', clause: 'CO-1.3' },
  });
  const hash = '0'.repeat(64);
  const changed = writeRecord({
    ...record,
    actions: record.actions.map((action, i) => (i === 2 ? { ...action, hash } : action)),
  });
  expect(await verifyText(changed)).toMatchObject({
    ok: false,
    problem: { code: 'record-not-true', data: { line: 4 } },
  });
  expect(await verifyText('no record')).toMatchObject({ ok: false, problem: { code: 'damaged-record' } });
});

test('CO-4.3 of a record of older rules it is said that its hashes were not compared', async () => {
  const now = recorded('older', secondEdition as Game, 3);
  const older = writeRecord({ ...now, header: { ...now.header, rules: 2 } });
  expect(await verifyText(older)).toMatchObject({ ok: true, actions: now.actions.length, isHashed: false });
});
