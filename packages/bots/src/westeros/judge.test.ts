import { isProblem, rngFromText, type Game, type OptionValues, type Rng, type State } from '@corvo/core';
import { findGame } from '@corvo/catalogue';
import { rulesOf, type WesterosOpen, type WesterosRequest, type WesterosView } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import type { Judge } from '../bot.ts';
import { makeBot } from '../make.ts';
import { readBot } from '../read.ts';
import { botStream } from '../stream.ts';

/** Each with questions to which there is more than one answer: a search must have something to compare. */
const EDITIONS = [
  ['first-edition', ['battle-card', 'bid-throne', 'bid-wildlings', 'muster', 'supply-cut', 'tied-bids']],
  ['clash-of-kings', ['single-use', 'peaceful-march', 'sting', 'muster', 'consolidate', 'bid-wildlings']],
  ['second-edition', ['battle-card', 'bid-throne', 'bid-wildlings', 'muster', 'raven-use', 'consolidate']],
] as const;

interface Asked {
  readonly state: State;
  readonly view: WesterosView;
  readonly request: WesterosRequest;
}

const gameOf = (id: string): Game => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

function judgeOf(game: Game, label: string): Judge {
  const spec = readBot(label);
  const bot = isProblem(spec) ? spec : makeBot(game, spec);
  if (isProblem(bot)) throw new Error(bot.code);
  return bot as Judge;
}

/** Requests are numbered; no game comes near this one, so one that does has no end. */
const LAST_REQUEST = 20_000;

/** Every decision of a game among bots. */
function* decisions(game: Game, players: number, seed: string, given: OptionValues = {}): Generator<Asked> {
  const options = game.resolveOptions(given, players);
  if (isProblem(options)) throw new Error(options.code);
  const bot = judgeOf(game, 'greedy');
  const state = game.setup(options, game.seats(players), seed);
  while (game.outcome(state.open) === undefined) {
    const seat = game.waiting(state.open).find(({ answered }) => !answered)?.seat ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    if (request.id > LAST_REQUEST) throw new Error(`the game is not over after ${LAST_REQUEST} requests`);
    yield { state, view: view as WesterosView, request: request as WesterosRequest };
    const { choice } = bot.decide(view, request, botStream(seed, seat, request.id));
    const problem = game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
    if (problem !== undefined) throw new Error(problem.code);
  }
}

describe.each(EDITIONS)('what the player of %s weighs', (id, open) => {
  const game = gameOf(id);
  const singleUse = id === 'clash-of-kings' ? { singleUse: true } : {};

  test('is legal, stands in the order of its scores, and begins with what he decides', () => {
    const several = new Set<string>();
    const judge = judgeOf(game, 'knight');
    for (const { view, request } of decisions(game, game.players.max, `candidates ${id}`, singleUse)) {
      const stream = (): Rng => botStream('weighing', request.seat, request.id);
      const found = judge.candidates(view, request, stream());
      const { why } = request;
      expect({ why, choice: found[0]?.choice }).toEqual({ why, choice: judge.decide(view, request, stream()).choice });
      for (const [place, { choice, score }] of found.entries()) {
        expect({ why, problem: game.check(view, request, choice) }).toEqual({ why, problem: undefined });
        expect(Number.isFinite(score), why).toBe(true);
        expect(score, why).toBeLessThanOrEqual(found[place - 1]?.score ?? score);
      }
      const different = new Set(found.map(({ choice }) => JSON.stringify(choice)));
      expect({ why, count: different.size }).toEqual({ why, count: found.length });
      if (found.length > 1) several.add(why);
    }
    expect([...several]).toEqual(expect.arrayContaining(['orders', 'march', 'raid', 'support', 'retreat', ...open]));
  });

  test('sees chances that add up to 1, more for whoever holds another castle or army, and what came out at the end', () => {
    const judge = judgeOf(game, 'greedy');
    const seats = game.seats(game.players.max);
    const chances = (open: WesterosOpen): number[] =>
      seats.map(seat => judge.value({ open, seat: null, mine: null }, seat));
    const sums: number[] = [];
    let last: WesterosOpen | undefined;
    let round = 0; // the game is played in place, so that the open table of a moment is that of all
    for (const { view } of decisions(game, seats.length, `chances ${id}`)) {
      if (view.open.round !== round) sums.push(chances(view.open).reduce((sum, chance) => sum + chance, 0));
      last = view.open;
      round = last.round;
    }
    if (last === undefined) throw new Error('nothing was played');
    expect(sums.length).toBeGreaterThan(3);
    for (const sum of sums) expect(sum).toBeCloseTo(1, 9);
    const winners = last.outcome?.ranking[0] ?? [];
    expect(chances(last)).toEqual(seats.map(seat => (winners.includes(seat) ? 1 / winners.length : 0)));

    const { areas } = structuredClone(last);
    const [seat = ''] = seats;
    const before = { ...last, outcome: null, areas };
    const rules = rulesOf(before);
    const isOthers = (area: string): boolean => rules.rulings.controller(before, rules.board, area) !== seat;
    const castle = rules.board.ids.find(area => rules.board.area[area]?.castle === true && isOthers(area));
    const held = { ...areas, [castle ?? '']: { units: [], orders: [], power: seat, force: 0 } };
    const manned = {
      ...areas,
      [castle ?? '']: { units: [{ house: seat, kind: 'knight' }], orders: [], power: null, force: 0 },
    };
    const [plain = 0] = chances(before);
    expect(chances({ ...before, areas: held })[0]).toBeGreaterThan(plain);
    expect(chances({ ...before, areas: manned })[0]).toBeGreaterThan(chances({ ...before, areas: held })[0] ?? 1);
  });
});

describe('a table that is made up', () => {
  const game = gameOf('second-edition');

  /** The moment when all but one have given their orders. */
  function nearlyAllSealed(): Asked {
    for (const asked of decisions(game, 6, 'policy')) {
      const waiting = game.waiting(asked.state.open);
      if (asked.request.why === 'orders' && waiting.filter(({ answered }) => !answered).length === 1)
        return { ...asked, state: game.clone(asked.state) };
    }
    throw new Error('nobody gives orders');
  }

  const { state, view, request } = nearlyAllSealed();
  const others = Object.keys(state.own).filter(seat => seat !== request.seat);

  test('has the answers that a policy seals, where they are legal', () => {
    const judge = judgeOf(game, 'greedy');
    const seen = new Map<string, unknown>();
    const imagined = game.imagine(view, rngFromText('world'), (theirs, asked, rng) => {
      expect(theirs.mine).toEqual({ sealed: null, seen: [] }); // made up too: nothing of what they really have
      const { choice } = judge.decide(theirs, asked, rng);
      seen.set(asked.seat, choice);
      return choice;
    });
    expect([...seen.keys()].sort()).toEqual([...others].sort());
    for (const seat of others) expect(imagined.own[seat]?.sealed?.choice).toEqual(seen.get(seat));
    expect(game.view(imagined, request.seat)).toEqual(view);
  });

  test('has any legal answer without one, and where what it says cannot be', () => {
    const plain = game.imagine(view, rngFromText('world'));
    const refused = game.imagine(view, rngFromText('world'), () => ({ orders: { winterfell: 'no-such-order' } }));
    expect(refused).toEqual(plain);
    for (const seat of others) {
      const theirs = game.view(plain, seat);
      const [asked] = game.requests(theirs);
      expect(asked === undefined ? 'nothing' : game.check(theirs, asked, plain.own[seat]?.sealed?.choice)).toBe(
        undefined,
      );
    }
  });
});
