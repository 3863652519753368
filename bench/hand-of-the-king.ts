import { compactPlayouts, makeBot, readBot } from '@corvo/bots';
import { canonicalJson, hashOf, isProblem, rngFromText, type Action, type Event, type Rng } from '@corvo/core';
import { handOfTheKing as game, type HandState, type Options } from '@corvo/hand-of-the-king';
import { boundGame } from './bound.ts';
import { microseconds, ratesOf, type Metric, type Work } from './measure.ts';

const SEATS = game.seats(2);

function optionsWith(companionDeck: Options['companionDeck']): Options {
  const options = game.resolveOptions({ companionDeck }, 2);
  if ('code' in options) throw new Error(`the benchmark's options are refused: ${options.code}`);
  return options;
}

const ignore = (): void => {};

/** As playouts go: requests, sample, applyInPlace, with every check on. Answers the number of actions. */
function playRandomly(state: HandState, rng: Rng, tell: (event: Event) => void = ignore): number {
  for (let actions = 0; ; actions++) {
    const [waiting] = game.waiting(state.open);
    if (waiting === undefined) return actions;
    const view = game.view(state, waiting.seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('somebody is waited for but asked nothing');
    const choice = game.sample(view, request, rng);
    const wrong = game.applyInPlace(state, { seat: waiting.seat, request: request.id, choice }, tell);
    if (wrong !== undefined) throw new Error(`a sampled choice is refused: ${wrong.code}`);
  }
}

function randomGames(companionDeck: Options['companionDeck'], count: (actions: number) => number): Work {
  const options = optionsWith(companionDeck);
  const rng = rngFromText('bench');
  let board = 0;
  return () => {
    let units = 0;
    for (let i = 0; i < 20; i++) units += count(playRandomly(game.setup(options, SEATS, `bench ${board++}`), rng));
    return units;
  };
}

/** As a table goes, on the server and in a browser: every decision by `apply`, which leaves the state before as it was. */
function gamesByApply(): Work {
  const options = optionsWith('none');
  const rng = rngFromText('bench');
  let board = 0;
  return () => {
    for (let i = 0; i < 20; i++) {
      let state = game.setup(options, SEATS, `bench ${board++}`);
      for (let [waiting] = game.waiting(state.open); waiting !== undefined; [waiting] = game.waiting(state.open)) {
        const view = game.view(state, waiting.seat);
        const [request] = game.requests(view);
        if (request === undefined) throw new Error('somebody is waited for but asked nothing');
        const action = { seat: waiting.seat, request: request.id, choice: game.sample(view, request, rng) };
        const step = game.apply(state, action);
        if (!step.ok) throw new Error(`a sampled choice is refused: ${step.problem.code}`);
        state = step.state;
      }
    }
    return 20;
  };
}

/** The states and actions of one random game, for costs of single steps. */
function recordedGame(): { state: HandState; action: Action }[] {
  const rng = rngFromText('recorded');
  const moments: { state: HandState; action: Action }[] = [];
  let state = game.setup(optionsWith('full'), SEATS, 'recorded');
  for (;;) {
    const [waiting] = game.waiting(state.open);
    if (waiting === undefined) return moments;
    const view = game.view(state, waiting.seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('somebody is waited for but asked nothing');
    const action: Action = { seat: waiting.seat, request: request.id, choice: game.sample(view, request, rng) };
    moments.push({ state, action });
    const step = game.apply(state, action);
    if (!step.ok) throw new Error(`a sampled choice is refused: ${step.problem.code}`);
    state = step.state;
  }
}

/** The search player on fresh boards of two; a unit is a position it looked at. */
function searchNodes(): Work {
  const spec = readBot('search:20000n');
  const bot = isProblem(spec) ? spec : makeBot(game, spec);
  if (isProblem(bot)) throw new Error(`the benchmark's bot is refused: ${bot.code}`);
  let board = 0;
  return () => {
    const state = game.setup(optionsWith('none'), SEATS, `search ${board++ % 20}`);
    const [waiting] = game.waiting(state.open);
    const view = game.view(state, waiting?.seat ?? null);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked anything on a fresh board');
    return bot.decide(view, request, rngFromText('search')).nodes;
  };
}

/** Random games on the search player's own representation, each from a fresh deal. */
function compactGames(): Work {
  const { open } = game.setup(optionsWith('none'), SEATS, 'compact');
  const rng = rngFromText('compact');
  return () => compactPlayouts(open, 200, rng, 'fresh-deals').games;
}

/** Hand of the King, beside the same game on bare typed arrays. */
export function handOfTheKingMetrics(): Metric[] {
  // Whole games first, and by themselves: what is compared with the bound must not be slowed by other kinds of work.
  const whole = ratesOf({
    bound: () => {
      for (let i = 0; i < 200; i++) boundGame();
      return 200;
    },
    boundMoves: () => {
      let moves = 0;
      for (let i = 0; i < 200; i++) moves += boundGame();
      return moves;
    },
    compact: compactGames(),
    nodes: searchNodes(),
    games: randomGames('none', () => 1),
    applied: gamesByApply(),
  });
  const moments = recordedGame();
  const each =
    (work: (moment: { state: HandState; action: Action }) => void): Work =>
    () => {
      for (const moment of moments) work(moment);
      return moments.length;
    };
  const rates = {
    ...whole,
    ...ratesOf({
      fullGames: randomGames('full', () => 1),
      actions: randomGames('full', actions => actions),
      setup: () => {
        for (let i = 0; i < 100; i++) game.setup(optionsWith('none'), SEATS, `set-up ${i}`);
        return 100;
      },
      apply: each(({ state, action }) => void game.apply(state, action)),
      view: each(({ state, action }) => void game.requests(game.view(state, action.seat))),
      clone: each(({ state }) => void game.clone(state)),
      structuredClone: each(({ state }) => void structuredClone(state)),
      hash: each(({ state }) => void hashOf(state)),
      json: each(({ state }) => void canonicalJson(state)),
    }),
  };
  const rate = (name: string): number => (rates as Record<string, number>)[name] ?? Number.NaN;
  const id = (name: string): string => `hand-of-the-king.${name}`;
  return [
    {
      id: id('random-games-per-cpu-second'),
      value: rate('games'),
      unit: 'games/s',
      bound: rate('bound'),
      ratio: rate('games') / rate('bound'),
    },
    {
      id: id('apply.random-games-per-cpu-second'),
      value: rate('applied'),
      unit: 'games/s',
      bound: rate('bound'),
      ratio: rate('applied') / rate('bound'),
    },
    {
      id: id('compact-playouts-per-cpu-second'),
      value: rate('compact'),
      unit: 'games/s',
      bound: rate('bound'),
      ratio: rate('compact') / rate('bound'),
    },
    {
      id: id('search-nodes-per-cpu-second'),
      value: rate('nodes'),
      unit: 'positions/s',
      bound: rate('boundMoves'),
      ratio: rate('nodes') / rate('boundMoves'),
    },
    { id: id('search-beside-bound'), value: rate('nodes') / rate('boundMoves'), unit: 'times', goal: { least: 0.3 } },
    { id: id('random-games-with-companions-per-cpu-second'), value: rate('fullGames'), unit: 'games/s' },
    { id: id('actions-in-place-per-cpu-second'), value: rate('actions'), unit: 'actions/s' },
    {
      id: id('apply-per-cpu-second'),
      value: rate('apply'),
      unit: 'actions/s',
      bound: rate('actions'),
      ratio: rate('actions') / rate('apply'), // how many times dearer than in place
    },
    { id: id('set-up'), value: microseconds(rate('setup')), unit: 'µs' },
    { id: id('view-and-requests'), value: microseconds(rate('view')), unit: 'µs' },
    {
      id: id('clone'),
      value: microseconds(rate('clone')),
      unit: 'µs',
      bound: microseconds(rate('structuredClone')),
      ratio: rate('structuredClone') / rate('clone'),
    },
    { id: id('hash'), value: microseconds(rate('hash')), unit: 'µs' },
    { id: id('canonical-json'), value: microseconds(rate('json')), unit: 'µs' },
  ];
}
