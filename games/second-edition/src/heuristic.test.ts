import { pick, rngFromText, type OptionValues, type Seat } from '@corvo/core';
import { decide, type WesterosState } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { secondEdition as game } from './game.ts';

interface Played {
  readonly state: WesterosState;
  readonly questions: ReadonlySet<string>; // what the heuristic was asked
}

/** Plays a game; the seats named play by the heuristic, the others at random. */
function play(seed: string, players: number, smart: (seat: Seat) => boolean, options: OptionValues = {}): Played {
  const state = game.setup(game.resolveOptions(options, players) as OptionValues, game.seats(players), seed);
  const rng = rngFromText(seed);
  const questions = new Set<string>();
  while (state.open.outcome === null) {
    const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
    const view = game.view(state, seat);
    const [request] = game.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    if (smart(seat)) questions.add(request.why);
    const choice = smart(seat) ? decide(view, request, rng) : game.sample(view, request, rng);
    const problem = game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
    if (problem !== undefined) throw new Error(`${request.why}: ${problem.code} for ${JSON.stringify(choice)}`);
  }
  return { state, questions };
}

describe('the heuristic player', () => {
  test('answers every question legally, with three to six players, ports, wildlings and cards of chance among them', () => {
    const questions = new Set<string>();
    for (const players of [3, 4, 5, 6]) {
      for (const tidesOfBattle of [false, true]) {
        const played = play(`all ${players}`, players, () => true, { tidesOfBattle });
        expect(played.state.open.outcome).not.toBeNull();
        for (const why of played.questions) questions.add(why);
      }
    }
    const wanted = ['raven-use', 'raven-card', 'consolidate', 'capture-ships', 'westeros-choice', 'bid-wildlings'];
    expect([...questions]).toEqual(expect.arrayContaining(wanted));
  });

  test('beats five random houses, whichever house it leads', () => {
    const houses = game.seats(6);
    const won = houses.filter(me => {
      const { outcome } = play(`against chance ${me}`, 6, seat => seat === me).state.open;
      return outcome?.ranking[0]?.join() === me;
    });
    expect(won.length).toBeGreaterThanOrEqual(5);
  });

  test('depends only on its view, and leaves it as it was: other secrets, same decision', () => {
    const [seed, players] = ['secrets', 6];
    const state = game.setup(
      game.resolveOptions({ tidesOfBattle: true }, players) as OptionValues,
      game.seats(players),
      seed,
    );
    const rng = rngFromText(seed);
    const sealed = new Set<string>(); // questions it answered while others had sealed answers that could be otherwise
    let moments = 0;
    while (state.open.outcome === null) {
      const seat = pick(
        rng,
        game.waiting(state.open).filter(entry => !entry.answered),
      ).seat;
      const view = game.view(state, seat);
      const [request] = game.requests(view);
      if (request === undefined) throw new Error('nobody is asked');
      const other = game.imagine(view, rng);
      const twin = {
        ...state,
        hidden: other.hidden,
        own: { ...other.own, [seat]: state.own[seat] ?? { sealed: null } },
      };
      const differs = Object.keys(state.own).some(
        one => JSON.stringify(state.own[one]?.sealed) !== JSON.stringify(twin.own[one]?.sealed),
      );
      if (differs) sealed.add(request.why);
      const before = JSON.stringify(view);
      const lucky = `${seed} ${(moments += 1)}`;
      const choice = decide(view, request, rngFromText(lucky));
      expect(JSON.stringify(view)).toBe(before);
      expect(decide(game.view(twin, seat), request, rngFromText(lucky))).toEqual(choice);
      const problem = game.applyInPlace(state, { seat, request: request.id, choice }, () => {});
      if (problem !== undefined) throw new Error(problem.code);
    }
    expect(moments).toBeGreaterThan(100);
    expect([...sealed]).toEqual(
      expect.arrayContaining(['orders', 'battle-card', 'bid-throne', 'bid-fiefdoms', 'bid-court', 'bid-wildlings']),
    );
  });

  test('whoever wins at once has the castles for it, in thirty games', () => {
    const reasons = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const state = play(`castles ${i}`, 3 + (i % 4), () => true).state;
      reasons.add(state.open.outcome?.reason ?? '');
      const broken = (game.audit.invariants ?? []).flatMap(invariant => invariant(state) ?? []);
      expect([i, ...broken]).toEqual([i]);
    }
    expect([...reasons].sort()).toEqual(['enough-castles', 'last-round']);
  }, 30_000);
});
