import { describe, expect, test } from 'vitest';
import { whispers } from '../toys/whispers/index.ts';
import { writeFailure } from './result.ts';
import { runScenario, type FindGame } from './run.ts';

const find: FindGame = id => (id === 'whispers' ? whispers : undefined);

const HEAD = {
  corvo: 'scenario/1',
  title: 'the higher bid hears the whisper',
  game: 'whispers',
  clauses: ['WH-2.1'],
  seats: ['ada', 'bruno'],
};
const POSITION = ['round 2', 'seat ada stones 3 hand 0 shown', 'seat bruno stones 2 hand 0 shown whisper-4'];

const run = (fields: object): ReturnType<typeof runScenario> =>
  runScenario(find, JSON.stringify({ ...HEAD, position: POSITION, ...fields }, null, 2));
const messages = (fields: object): string[] => run(fields).failures.map(failure => writeFailure('f', failure));

const STEPS = [
  { waiting: ['bruno', 'ada'] },
  { offered: { seat: 'bruno', choices: ['0', '1', '2'], only: true } },
  { refuse: 'bruno bids 3', clause: 'WH-2.1', code: 'out-of-range' },
  { play: 'ada bids 3', note: 'all she has' },
  { waiting: ['bruno'] },
  { view: { seat: 'bruno', shows: { 'mine.sealed': null, 'open.stones.ada': 3 } } },
  { play: 'bruno bids 2' },
  { events: ['bids', { type: 'won', data: { seat: 'ada' } }, { type: 'whisper', to: ['ada'] }] },
  { expect: { 'stones.ada': 0, 'hand.ada': 1, pool: 3, 'shown.bruno': ['whisper-4'] } },
  { refuse: 'bruno stops left', clause: 'CO-2.2' },
  { outcome: null },
];

describe('a scenario that holds', () => {
  test('passes, and says what it is about', () => {
    expect(run({ steps: STEPS })).toEqual({
      passed: true,
      title: HEAD.title,
      game: 'whispers',
      clauses: ['WH-2.1'],
      steps: STEPS.length,
      done: STEPS.length,
      failures: [],
    });
  });

  test('can begin from a seed, and name its players by their number', () => {
    const scenario = { ...HEAD, seats: undefined, players: 3, seed: 'x', options: { stones: 5 } };
    const steps = [{ expect: { 'stones.carla': 5 } }, { waiting: ['ada', 'bruno', 'carla'] }];
    expect(runScenario(find, JSON.stringify({ ...scenario, steps }))).toMatchObject({ passed: true, done: 2 });
  });

  test('can reach the end of the game', () => {
    const position = ['round 4', 'seat bruno stones 3 hand 0 shown whisper-9'];
    const plays = ['ada bids 0', 'bruno bids 1', 'bruno stops left', 'bruno leaves 0', 'bruno shows none'];
    const steps = [
      ...plays.map(play => ({ play })),
      { outcome: { ranking: [['bruno'], ['ada']], clause: 'WH-3.1', reason: 'most-whispers' } },
      { offered: { seat: 'ada', choices: [] } },
    ];
    expect(messages({ position, steps })).toEqual([]);
  });
});

describe('a step that does not hold says its line, what was expected and what came out', () => {
  test.each([
    [{ play: 'ada bids 4' }, '"ada bids 4" to be taken; found refused: out-of-range (WH-2.1)'],
    [{ play: 'ada shouts loudly' }, 'expected an action; ada may choose 0 | 1 | 2 | 3; found "ada shouts loudly"'],
    [{ play: 'eve bids 1' }, 'expected a line that begins with ada or bruno; found "eve bids 1"'],
    [{ refuse: 'ada bids 1', clause: 'WH-2.1' }, '"ada bids 1" to be refused; found it would be taken'],
    [{ refuse: 'ada bids 9', clause: 'WH-2.2' }, 'clause: expected WH-2.2; found out-of-range (WH-2.1)'],
    [{ refuse: 'ada bids 9', clause: 'WH-2.1', code: 'too-much' }, 'code: expected too-much; found out-of-range'],
    [{ refuse: 'ada says what', clause: 'WH-2.1' }, 'clause: expected WH-2.1; found unreadable-choice (CO-2.6)'],
    [{ expect: { pool: 5 } }, 'expect.pool: expected pool to be 5; found 0'],
    [{ expect: { 'stones.eve': 5 } }, 'expected a figure of this game, such as stones.ada, stones.bruno'],
    [
      { offered: { seat: 'ada', choices: ['1', '9'] } },
      'choices[1]: expected "9" to be offered; found out-of-range (WH-2.1)',
    ],
    [{ offered: { seat: 'ada', choices: ['1'], only: true } }, 'expected only 1; found 0 | 1 | 2 | 3'],
    [{ offered: { seat: 'eve', choices: ['1'] } }, 'expected one of the seats ada, bruno; found "eve"'],
    [{ waiting: ['ada'] }, 'expected to wait for ada; found ada, bruno'],
    [{ waiting: ['eve'] }, 'expected one of the seats ada, bruno'],
    [{ view: { seat: 'ada', shows: { 'mine.hand': ['whisper-1'] } } }, 'expected ada to see ["whisper-1"]; found []'],
    [
      { view: { seat: null, hides: ['whisper-4'] } },
      'expected a spectator not to see "whisper-4"; found it is in the view',
    ],
    [{ events: ['bids'] }, 'events[0]: expected the event "bids"; found no more events'],
    [{ outcome: { ranking: [['ada'], ['bruno']] } }, 'expected the game to be over; found it goes on'],
  ])('%j', (step, message) => {
    const [first = '', ...more] = messages({ steps: [{ waiting: ['ada', 'bruno'] }, step] });
    expect(first).toContain(message);
    expect(first).toMatch(/^f:\d+:\d+: steps\[1\]/);
    expect(more).toEqual([]);
  });

  test('and the steps after it are still looked at, unless it was a play', () => {
    const wrong = { expect: { pool: 9 } };
    expect(run({ steps: [wrong, wrong] })).toMatchObject({
      done: 2,
      failures: [{ kind: 'failed' }, { kind: 'failed' }],
    });
    expect(run({ steps: [{ play: 'ada bids 9' }, wrong] })).toMatchObject({ done: 1, steps: 2, failures: [{}] });
  });

  test('an event is looked for after the one before it', () => {
    const steps = [{ play: 'ada bids 1' }, { play: 'bruno bids 0' }, { events: ['won', 'bids'] }];
    expect(messages({ steps })[0]).toContain('events[1]: expected the event "bids"; found heard, whisper');
  });
});

describe('a damaged file says which line, and what was expected', () => {
  const STEP = [{ outcome: null }];
  test.each([
    [{ game: 'chess', steps: STEP }, 'game: expected the id of a game; found "chess"'],
    [{ seats: ['ada'], steps: STEP }, 'seats: expected 2–4 players; found 1'],
    [{ seats: ['ada', 'ada'], steps: STEP }, 'seats[1]: expected every seat once; found "ada"'],
    [{ seats: ['ada', 'big bruno'], steps: STEP }, 'seats[1]: expected the name of a seat: one word'],
    [{ players: 2, steps: STEP }, 'players: expected either "seats" or "players"; found both'],
    [{ seats: undefined, steps: STEP }, 'expected either "seats" or "players"; found neither'],
    [{ seed: 'x', steps: STEP }, 'expected either "seed" or "position"; found both'],
    [
      { options: { stones: 4 }, steps: STEP },
      'options.stones: expected options that can be played; found unknown-option-value',
    ],
    [
      { options: { moon: true }, steps: STEP },
      'options.moon: expected options that can be played; found unknown-option',
    ],
    [{ position: ['round 2', 'moon 3'], steps: STEP }, 'position[1]: expected round N, pool N, lantern NAME N'],
    [{ corvo: 'scenario/2', steps: STEP }, 'corvo: expected "scenario/1"; found "scenario/2"'],
    [{ title: 7, steps: STEP }, 'title: expected a title of one line; found 7'],
    [{ steps: [] }, 'steps: expected at least one step; found []'],
    [{ steps: undefined }, 'steps: expected a list of steps; found nothing'],
    [{ colour: 'red', steps: STEP }, 'colour: expected no such field; found "colour"'],
    [{ steps: [{ plays: 'x' }] }, 'steps[0]: expected a step with one of play, refuse'],
    [{ steps: [{ play: 'a', refuse: 'b' }] }, 'steps[0].refuse: expected no such field'],
    [{ steps: [{ refuse: 'ada bids 9' }] }, 'steps[0].clause: expected a clause; found nothing'],
    [
      { steps: [{ refuse: 'ada bids 9', clause: 'three' }] },
      'steps[0].clause: expected a clause such as HK-3.3; found "three"',
    ],
    [{ steps: [{ play: 'ada bids 1', clauses: 'x' }] }, 'steps[0].clauses: expected no such field'],
    [{ steps: [{ play: 'ada\nbids 1' }] }, 'steps[0].play: expected an action in the notation, on one line'],
    [{ steps: [{ offered: { seat: 'ada' } }] }, 'steps[0].offered.choices: expected a list of choices; found nothing'],
    [{ steps: [{ events: [{ typ: 'x' }] }] }, 'steps[0].events[0].type: expected a text; found nothing'],
    [{ steps: [{ outcome: { ranking: ['ada'] } }] }, 'steps[0].outcome.ranking[0]: expected a list of seats'],
  ])('%j', (fields, message) => {
    const result = run(fields);
    expect(result.passed).toBe(false);
    expect(result.failures[0]?.kind).toBe('damaged');
    expect(messages(fields)[0]).toContain(message);
  });

  test('also where it is no JSON, no object, or too large', () => {
    expect(runScenario(find, '{\n  "title": }').failures).toEqual([
      { kind: 'damaged', line: 2, column: 12, path: '', expected: 'a value', found: '}' },
    ]);
    expect(runScenario(find, '[]').failures[0]).toMatchObject({ line: 1, expected: 'an object', found: '[]' });
    expect(runScenario(find, ' '.repeat(2_000_000)).failures[0]?.expected).toContain('at most');
  });

  test('points at the line itself', () => {
    const text = JSON.stringify(
      { ...HEAD, position: POSITION, steps: [{ outcome: null }, { refuse: 'ada bids 9', clause: 'no' }] },
      null,
      2,
    );
    const line = text.split('\n').findIndex(one => one.includes('"clause": "no"')) + 1;
    expect(runScenario(find, text).failures[0]).toMatchObject({ line, path: 'steps[1].clause' });
  });
});

test('a game that throws is a failure of the step, not of the program', () => {
  const broken: FindGame = () => ({
    ...whispers,
    apply: () => {
      throw new Error('out of stones');
    },
  });
  const text = JSON.stringify({ ...HEAD, position: POSITION, steps: [{ outcome: null }, { play: 'ada bids 1' }] });
  expect(runScenario(broken, text)).toMatchObject({
    passed: false,
    done: 1,
    failures: [{ kind: 'failed', path: 'steps[1]' }],
  });
  expect(runScenario(broken, text).failures[0]?.found).toContain('out of stones');
  const unset: FindGame = () => ({
    ...whispers,
    setup: () => {
      throw new Error('no table');
    },
  });
  expect(
    runScenario(unset, JSON.stringify({ ...HEAD, seed: 'x', steps: [{ outcome: null }] })).failures[0]?.found,
  ).toContain('no table');
});
