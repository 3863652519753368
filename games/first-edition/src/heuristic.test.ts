import { pick, rngFromText, type Seat } from '@corvo/core';
import { decide, explainSupply, rulesOf, type WesterosState } from '@corvo/westeros';
import { describe, expect, test } from 'vitest';
import { firstEdition } from './game.ts';

/** Plays a game; the seats named play by the heuristic, the others at random. */
function play(seed: string, players: number, smart: (seat: Seat) => boolean): WesterosState {
  const state = firstEdition.setup({ kingsCourt: 'recommended' }, firstEdition.seats(players), seed);
  const rng = rngFromText(seed);
  while (state.open.outcome === null) {
    const seat = state.open.frames.at(-1)?.waiting[0] ?? '';
    const view = firstEdition.view(state, seat);
    const [request] = firstEdition.requests(view);
    if (request === undefined) throw new Error('nobody is asked');
    const choice = smart(seat) ? decide(view, request, rng) : firstEdition.sample(view, request, rng);
    const problem = firstEdition.applyInPlace(state, { seat, request: request.id, choice }, () => {});
    if (problem !== undefined) throw new Error(`${request.why}: ${problem.code} for ${JSON.stringify(choice)}`);
  }
  return state;
}

describe('the heuristic player', () => {
  test('answers every question legally, with three to five players', () => {
    for (const players of [3, 4, 5]) {
      const { open } = play(`all ${players}`, players, () => true);
      expect(open.outcome).not.toBeNull();
      for (const house of Object.keys(open.houses))
        expect(explainSupply(open, rulesOf(open), house).level).toBeLessThanOrEqual(6);
    }
  });

  test('beats four random houses, whichever house it leads', () => {
    const houses = firstEdition.seats(5);
    const won = houses.filter(
      me => play(`against chance ${me}`, 5, seat => seat === me).open.outcome?.ranking[0]?.join() === me,
    );
    expect(won.length).toBeGreaterThanOrEqual(4);
  });

  test('depends only on its view, and leaves it as it was: other secrets, same decision', () => {
    const [seed, players] = ['secrets', 5];
    const state = firstEdition.setup({ kingsCourt: 'recommended' }, firstEdition.seats(players), seed);
    const rng = rngFromText(seed);
    const sealed = new Set<string>(); // questions it answered while others had sealed answers that could be otherwise
    let moments = 0;
    while (state.open.outcome === null) {
      const seat = pick(
        rng,
        firstEdition.waiting(state.open).filter(entry => !entry.answered),
      ).seat;
      const view = firstEdition.view(state, seat);
      const [request] = firstEdition.requests(view);
      if (request === undefined) throw new Error('nobody is asked');
      const other = firstEdition.imagine(view, rng);
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
      expect(decide(firstEdition.view(twin, seat), request, rngFromText(lucky))).toEqual(choice);
      const problem = firstEdition.applyInPlace(state, { seat, request: request.id, choice }, () => {});
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
      const state = play(`castles ${i}`, 3 + (i % 3), () => true);
      reasons.add(state.open.outcome?.reason ?? '');
      const broken = (firstEdition.audit.invariants ?? []).flatMap(invariant => invariant(state) ?? []);
      expect([i, ...broken]).toEqual([i]);
    }
    expect([...reasons].sort()).toEqual(['enough-castles', 'last-round']);
  }, 30_000);
});
