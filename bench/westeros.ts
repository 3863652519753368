import { brotliCompressSync } from 'node:zlib';
import { rngFromText, type Action, type Event } from '@corvo/core';
import type { WesterosGame, WesterosRequest, WesterosState, WesterosView } from '@corvo/westeros';
import {
  costsOfParts,
  mediansOf,
  microseconds,
  ratesOf,
  withGoals,
  type Goal,
  type Metric,
  type Work,
} from './measure.ts';

/** Every slice plays the same few games, so that no variant is lucky with short ones. */
const BOARDS = 6;
const EARLY = [2, 3, 4] as const;
const MIDDLE = [4, 5, 6] as const;
const LATE = [8, 9, 10] as const;
/** To compress a view takes longer than hundreds of decisions, so only some are. */
const COMPRESSED = 10;

/** What every game of the family is held to; microseconds, but for the last. */
const GOALS: Readonly<Record<string, Goal>> = {
  'apply-median': { most: 100 },
  'requests-and-check-median': { most: 1_000 },
  'games-beside-structured-clone': { least: 50 }, // not reached, and why: ARCHITECTURE.md, "Speed"
};

/** A game of the family and with how many houses it is measured. */
interface Measured {
  readonly game: WesterosGame;
  readonly players: number;
}

const ignore = (_event: Event): void => {};

function setUp({ game, players }: Measured, board: number): WesterosState {
  const options = game.resolveOptions({}, players);
  if ('code' in options) throw new Error(`the benchmark's options are refused: ${String(options.code)}`);
  return game.setup(options, game.seats(players), `bench ${board}`);
}

/** Who is asked now, and what; undefined once the game is over. */
function nextRequest(
  game: WesterosGame,
  state: WesterosState,
): { view: WesterosView; request: WesterosRequest } | undefined {
  const waiting = game.waiting(state.open).find(({ answered }) => !answered);
  if (waiting === undefined) return undefined;
  const view = game.view(state, waiting.seat);
  const [request] = game.requests(view);
  if (request === undefined) throw new Error('somebody is waited for but asked nothing');
  return { view, request };
}

/** As playouts go: requests, sample, applyInPlace, with every check on. `before` is done once per decision. */
function playRandomly(measured: Measured, board: number, before: (state: WesterosState) => void): void {
  const { game } = measured;
  const rng = rngFromText(`bench ${board}`);
  const state = setUp(measured, board);
  for (;;) {
    const next = nextRequest(game, state);
    if (next === undefined) return;
    before(state);
    const choice = game.sample(next.view, next.request, rng);
    const action = { seat: next.request.seat, request: next.request.id, choice };
    const wrong = game.applyInPlace(state, action, ignore);
    if (wrong !== undefined) throw new Error(`a sampled choice is refused: ${wrong.code}`);
  }
}

export function randomGames(measured: Measured, before: (state: WesterosState) => void): Work {
  return () => {
    for (let board = 0; board < BOARDS; board++) playRandomly(measured, board, before);
    return BOARDS;
  };
}

/** As a table goes, on the server and in a browser: every decision by `apply`, which leaves the state before as it was. */
function gamesByApply(measured: Measured): Work {
  const { game } = measured;
  return () => {
    for (let board = 0; board < BOARDS; board++) {
      const rng = rngFromText(`bench ${board}`);
      let state = setUp(measured, board);
      for (let next = nextRequest(game, state); next !== undefined; next = nextRequest(game, state)) {
        const { view, request } = next;
        const step = game.apply(state, {
          seat: request.seat,
          request: request.id,
          choice: game.sample(view, request, rng),
        });
        if (!step.ok) throw new Error(`a sampled choice is refused: ${step.problem.code}`);
        state = step.state;
      }
    }
    return BOARDS;
  };
}

/** How many decisions one of these games takes. */
export function decisionsPerGame(measured: Measured): number {
  let decisions = 0;
  randomGames(measured, () => void decisions++)();
  return decisions / BOARDS;
}

interface Moment {
  readonly state: WesterosState;
  readonly view: WesterosView;
  readonly request: WesterosRequest;
  readonly action: Action;
}

/** The states and actions of a few random games, for costs of single steps. */
function recordedMoments(measured: Measured): Moment[] {
  const { game } = measured;
  const moments: Moment[] = [];
  for (let board = 0; board < 3; board++) {
    const rng = rngFromText(`recorded ${board}`);
    let state = setUp(measured, board);
    for (let next = nextRequest(game, state); next !== undefined; next = nextRequest(game, state)) {
      const { view, request } = next;
      const action: Action = { seat: request.seat, request: request.id, choice: game.sample(view, request, rng) };
      moments.push({ state, view, request, action });
      const step = game.apply(state, action);
      if (!step.ok) throw new Error(`a sampled choice is refused: ${step.problem.code}`);
      state = step.state;
    }
  }
  return moments;
}

/** CPU microseconds of a decision in the early and in the late rounds of the same games. */
function costsOfRounds(measured: Measured): { early: number; late: number } {
  const rounds = costsOfParts(clock => {
    for (let board = 0; board < BOARDS; board++) {
      let round = -1;
      playRandomly(measured, board, state => {
        if (state.open.round !== round) clock.next(String((round = state.open.round)));
        clock.count();
      });
      clock.next('between games');
    }
  });
  const perDecision = (chosen: readonly number[]): number => {
    let cost = 0;
    let decisions = 0;
    for (const round of chosen) {
      cost += rounds.get(String(round))?.cost ?? 0;
      decisions += rounds.get(String(round))?.units ?? 0;
    }
    return cost / decisions;
  };
  return { early: perDecision(EARLY), late: perDecision(LATE) };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** What the views of these rounds take on the average: all of them as JSON, some of them compressed. */
function bytesOfViews(moments: readonly Moment[], rounds: readonly number[]): { json: number; compressed: number } {
  const texts = moments.filter(({ view }) => rounds.includes(view.open.round)).map(({ view }) => JSON.stringify(view));
  return {
    json: mean(texts.map(text => text.length)),
    compressed: mean(
      texts.filter((_text, i) => i % COMPRESSED === 0).map(text => brotliCompressSync(Buffer.from(text)).length),
    ),
  };
}

/** One game of the family with all its houses, beside what a `structuredClone` of the whole state costs. */
export function westerosMetrics(
  game: WesterosGame,
  players: number,
  goals: Readonly<Record<string, Goal>>, // its own, beside those of the family
): Metric[] {
  const measured: Measured = { game, players };
  // The rules are many small functions: it takes some hundred games until the compiler has seen the last of them.
  for (let turn = 0; turn < 60; turn++) randomGames(measured, () => {})();
  // The copy is thrown away: to go on with it would slow the rules as well, since its objects have other hidden classes.
  const rates = ratesOf({
    inPlace: randomGames(measured, () => {}),
    cloned: randomGames(measured, state => void structuredClone(state)),
    applied: gamesByApply(measured),
  });
  const rate = (name: 'inPlace' | 'cloned' | 'applied'): number => rates[name] ?? Number.NaN;
  const moments = recordedMoments(measured);
  const medians = mediansOf(moments, {
    apply: ({ state, action }) => game.apply(state, action),
    clone: ({ state }) => game.clone(state),
    structuredClone: ({ state }) => structuredClone(state),
    look: ({ view, request, action }) => [game.requests(view), game.check(view, request, action.choice)],
  });
  const cost = costsOfRounds(measured);
  const decisions = decisionsPerGame(measured);
  const early = bytesOfViews(moments, EARLY);
  const middle = bytesOfViews(moments, MIDDLE);
  const late = bytesOfViews(moments, LATE);
  const beside = (name: string, value: number, unit: string, bound: number, ratio = value / bound): Metric => ({
    id: `${game.id}.${name}`,
    value,
    unit,
    bound,
    ratio,
  });
  const single = (name: string, value: number, unit: string): Metric => ({ id: `${game.id}.${name}`, value, unit });
  const metrics = [
    beside('random-games-per-cpu-second', rate('inPlace'), 'games/s', rate('cloned')),
    beside('apply.random-games-per-cpu-second', rate('applied'), 'games/s', rate('inPlace')),
    single('games-beside-structured-clone', rate('inPlace') / rate('cloned'), 'times'),
    single('decision-in-place', microseconds(rate('inPlace')) / decisions, 'µs'),
    single('decision-with-structured-clone', microseconds(rate('cloned')) / decisions, 'µs'),
    beside('apply-median', medians.apply, 'µs', medians.structuredClone),
    beside('clone-median', medians.clone, 'µs', medians.structuredClone),
    single('requests-and-check-median', medians.look, 'µs'),
    beside('decision-in-late-rounds', cost.late, 'µs', cost.early),
    single('view-bytes', mean(moments.map(({ view }) => JSON.stringify(view).length)), 'bytes'),
    single('view-bytes-in-mid-game', middle.json, 'bytes'),
    single('view-bytes-in-mid-game-compressed', middle.compressed, 'bytes'),
    beside('view-bytes-in-late-rounds', late.json, 'bytes', early.json),
    beside('view-bytes-in-late-rounds-compressed', late.compressed, 'bytes', early.compressed),
  ];
  return withGoals(metrics, `${game.id}.`, { ...GOALS, ...goals });
}
