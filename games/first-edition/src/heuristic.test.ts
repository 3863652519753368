import { explainSupply, rulesOf } from '@corvo/westeros';
import { compareSecrets, play } from '@corvo/bots/trials';
import { describe, expect, test } from 'vitest';
import { firstEdition as game } from './game.ts';

describe('the heuristic player', () => {
  test('answers every question legally, with three to five players', () => {
    for (const players of [3, 4, 5]) {
      const { open } = play(game, `all ${players}`, players, () => true).state;
      expect(open.outcome).not.toBeNull();
      for (const house of Object.keys(open.houses))
        expect(explainSupply(open, rulesOf(open), house).level).toBeLessThanOrEqual(6);
    }
  });

  test('beats four random houses, whichever house it leads', () => {
    const houses = game.seats(5);
    const won = houses.filter(
      me => play(game, `against chance ${me}`, 5, seat => seat === me).state.open.outcome?.ranking[0]?.join() === me,
    );
    expect(won.length).toBeGreaterThanOrEqual(4);
  });

  test('depends only on its view, and leaves it as it was: other secrets, same decision', () => {
    const { moments, sealed, faults } = compareSecrets(game, 'secrets', 5);
    expect(faults).toEqual([]);
    expect(moments).toBeGreaterThan(100);
    expect([...sealed]).toEqual(
      expect.arrayContaining(['orders', 'battle-card', 'bid-throne', 'bid-fiefdoms', 'bid-court', 'bid-wildlings']),
    );
  });

  test('whoever wins at once has the castles for it, in thirty games', () => {
    const reasons = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const state = play(game, `castles ${i}`, 3 + (i % 3), () => true).state;
      reasons.add(state.open.outcome?.reason ?? '');
      const broken = (game.audit.invariants ?? []).flatMap(invariant => invariant(state) ?? []);
      expect([i, ...broken]).toEqual([i]);
    }
    expect([...reasons].sort()).toEqual(['enough-castles', 'last-round']);
  });
});
