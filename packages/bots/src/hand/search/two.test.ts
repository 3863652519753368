import { below, rngFromText, type Rng } from '@corvo/core';
import { handOfTheKing as game } from '@corvo/hand-of-the-king';
import { expect, test, vi } from 'vitest';
import { optionsFor, table } from '../../table.fixture.ts';
import { scores } from '../ending.ts';
import { decided, WIN } from '../evaluate.ts';
import { Greedy } from '../greedy.ts';
import { listMoves, MOST_MOVES, play } from '../moves.ts';
import { PHASE, Position } from '../position.ts';
import { choiceOf, positionOf } from '../translate.ts';
import { TwoSides } from './two.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Plays at random until so few cards are left in the grid. */
function endgame(seed: string, cards: number, companionDeck: string, players = 2): Position {
  const rng = rngFromText(seed);
  const options = optionsFor(players, { companionDeck, teams: players === 4, shaeReading: below(rng, 2) ? 'A' : 'B' });
  const p = positionOf(game.setup(options, game.seats(players), seed).open);
  const list = new Int32Array(MOST_MOVES);
  const left = (): number => p.bytes.subarray(0, 36).reduce((sum, card) => sum + (card === 0 ? 0 : 1), 0);
  while (p.phase !== PHASE.over && (left() > cards || p.phase !== PHASE.declare))
    play(p, list[below(rng, listMoves(p, list))]!);
  return p;
}

/** The truth by trying everything: 1, 0 or -1 for a side. */
function truth(p: Position, side: number): number {
  if (p.phase === PHASE.over) {
    const banners = new Int32Array(4);
    scores(p, banners);
    return Math.sign(banners[side]! - banners[side ^ 1]!);
  }
  const list = new Int32Array(MOST_MOVES);
  const count = listMoves(p, list);
  const isMine = (p.seat & 1) === side;
  let best = isMine ? -1 : 1;
  for (let i = 0; i < count && best !== (isMine ? 1 : -1); i++) {
    const next = new Position(p.rules);
    next.copy(p);
    play(next, list[i]!);
    best = isMine ? Math.max(best, truth(next, side)) : Math.min(best, truth(next, side));
  }
  return best;
}

test.each([2, 4])('a solved endgame is the truth, and the choice keeps it (%i seats)', players => {
  let solved = 0;
  for (let index = 0; index < 60; index++) {
    const p = endgame(`solve ${players} ${index}`, 9, 'none', players);
    const list = new Int32Array(MOST_MOVES);
    if (p.phase === PHASE.over || listMoves(p, list) < 2) continue;
    const found = new TwoSides(p).search(p, { nodes: 1_000_000 });
    const side = p.seat & 1;
    expect(found.proven).toBe(true);
    expect(Math.sign(found.score)).toBe(truth(p, side));
    const after = new Position(p.rules);
    after.copy(p);
    play(after, found.move);
    expect(truth(after, side)).toBe(truth(p, side));
    solved++;
  }
  expect(solved).toBeGreaterThan(20);
});

test('what is proven with companions is the truth as well', () => {
  let proven = 0;
  for (let index = 0; index < 60; index++) {
    const p = endgame(`companions ${index}`, 4, 'full');
    if (p.phase === PHASE.over) continue;
    const found = new TwoSides(p).search(p, { nodes: 20_000 });
    if (!found.proven) continue;
    expect(Math.sign(found.score)).toBe(truth(p, p.seat & 1));
    proven++;
  }
  expect(proven).toBeGreaterThan(10);
});

test('what counts as decided never changes, whatever is played', () => {
  const list = new Int32Array(MOST_MOVES);
  const banners = new Int32Array(4);
  let seen = 0;
  for (let index = 0; index < 1200; index++) {
    const rng: Rng = rngFromText(`decided ${index}`);
    const p = endgame(`decided ${index}`, 14 - (index % 12), index % 2 ? 'full' : 'none', index % 4 === 3 ? 4 : 2);
    const verdict = p.phase === PHASE.declare ? decided(p) : 0;
    if (verdict === 0) continue;
    const winner = verdict === WIN ? p.seat & 1 : (p.seat & 1) ^ 1;
    const next = new Position(p.rules);
    for (let game = 0; game < 10; game++) {
      next.copy(p);
      while (next.phase !== PHASE.over) play(next, list[below(rng, listMoves(next, list))]!);
      scores(next, banners);
      expect(banners[winner]!).toBeGreaterThan(banners[winner ^ 1]!);
    }
    seen++;
  }
  expect(seen).toBeGreaterThan(20);
});

test('it finds the only winning move, which brings no banner at all', () => {
  const state = table(`
    .  .  T  S  .  .
    .  .  .  L  .  .
    G  B  T  U  .  B
    .  .  .  .  .  .
    .  .  .  V  .  U
    .  .  .  S  .  .
    ada has 5 stark, 3 greyjoy, 3 lannister, 1 targaryen, 1 baratheon, 1 tyrell
    bea has 1 stark, 3 greyjoy, 2 lannister, 2 targaryen, 1 baratheon, 2 tyrell
    banners stark ada, greyjoy ada, lannister ada, targaryen bea, baratheon ada, tyrell bea
    to move ada
  `);
  const p = positionOf(state.open);
  const search = new TwoSides(p);
  const found = search.search(p, { nodes: 100_000 });
  expect(choiceOf(p, state.open, found.move)).toEqual({ option: 'north lannister' });
  expect(found).toMatchObject({ score: WIN, proven: true });
  const end = search.expected(p, found.move);
  expect(end === undefined || end.mine > end.theirs).toBe(true);
  const greedy = new Greedy().choose(p, rngFromText('greedy'));
  expect(choiceOf(p, state.open, greedy)).toEqual({ option: expect.stringContaining('tully') }); // a banner, and the game is lost
});

test('one node is enough for a legal choice, and a node budget is kept', () => {
  for (let index = 0; index < 20; index++) {
    const p = endgame(`budget ${index}`, 30 - index, 'full');
    if (p.phase === PHASE.over) continue;
    const list = new Int32Array(MOST_MOVES);
    const legal = list.subarray(0, listMoves(p, list));
    expect(legal).toContain(new TwoSides(p).search(p, { nodes: 1 }).move);
    expect(new TwoSides(p).search(p, { nodes: 500 }).nodes).toBeLessThan(1200); // a prompt may look at hundreds at once
  }
});
