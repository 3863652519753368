import { compareSecrets, play } from '@corvo/bots/trials';
import { describe, expect, test } from 'vitest';
import { secondEdition as game } from './game.ts';

describe('the heuristic player', () => {
  test('answers every question legally, with three to six players, ports, wildlings and cards of chance among them', () => {
    const questions = new Set<string>();
    for (const players of [3, 4, 5, 6]) {
      for (const tidesOfBattle of [false, true]) {
        const played = play(game, `all ${players}`, players, () => true, { tidesOfBattle });
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
      const { outcome } = play(game, `against chance ${me}`, 6, seat => seat === me).state.open;
      return outcome?.ranking[0]?.join() === me;
    });
    expect(won.length).toBeGreaterThanOrEqual(5);
  });

  test('depends only on its view, and leaves it as it was: other secrets, same decision', () => {
    const { moments, sealed, faults } = compareSecrets(game, 'secrets', 6, { tidesOfBattle: true });
    expect(faults).toEqual([]);
    expect(moments).toBeGreaterThan(100);
    expect([...sealed]).toEqual(
      expect.arrayContaining(['orders', 'battle-card', 'bid-throne', 'bid-fiefdoms', 'bid-court', 'bid-wildlings']),
    );
  });

  test('whoever wins at once has the castles for it, in thirty games', () => {
    const reasons = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const state = play(game, `castles ${i}`, 3 + (i % 4), () => true).state;
      reasons.add(state.open.outcome?.reason ?? '');
      const broken = (game.audit.invariants ?? []).flatMap(invariant => invariant(state) ?? []);
      expect([i, ...broken]).toEqual([i]);
    }
    expect([...reasons].sort()).toEqual(['enough-castles', 'last-round']);
  });
});
