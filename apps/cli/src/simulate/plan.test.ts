import { expect, test } from 'vitest';
import { dealRound, pairingAt, turnsOfTable, type Tournament } from './plan.ts';

const tournament = (labels: readonly string[], players: number): Tournament => ({
  game: 'any',
  options: {},
  players,
  labels: [...new Set(labels)],
  dealt: dealRound(labels, players),
  games: 10,
  seed: '7',
  keepRecords: false,
});

test('labels are dealt round the table', () => {
  expect(dealRound(['a'], 3)).toEqual(['a', 'a', 'a']);
  expect(dealRound(['a', 'b'], 3)).toEqual(['a', 'b', 'a']);
  expect(dealRound(['a', 'b', 'c', 'a'], 4)).toEqual(['a', 'b', 'c', 'a']);
});

test.each([
  [['a', 'a'], 1],
  [['a', 'b'], 2],
  [['a', 'b', 'a', 'b'], 2],
  [['a', 'b', 'a'], 3],
  [['a', 'a', 'b', 'b'], 4],
])('%j can be turned in %i different ways', (dealt, turns) => {
  expect(turnsOfTable(dealt)).toBe(turns);
});

test('every board is played once for each way to turn the table', () => {
  const plan = tournament(['a', 'b'], 3);
  expect([0, 1, 2, 3].map(index => pairingAt(plan, index))).toEqual([
    { board: 0, seed: '7/1', bots: ['a', 'b', 'a'] },
    { board: 0, seed: '7/1', bots: ['b', 'a', 'a'] },
    { board: 0, seed: '7/1', bots: ['a', 'a', 'b'] },
    { board: 1, seed: '7/2', bots: ['a', 'b', 'a'] },
  ]);
});

test('over the turns of a board each bot sits equally often in each seat', () => {
  for (const labels of [
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'b', 'b'],
  ]) {
    for (const players of [3, 4]) {
      const plan = tournament(labels, players);
      const turns = turnsOfTable(plan.dealt);
      for (const label of plan.labels) {
        const bySeat = plan.dealt.map(
          (_, seat) =>
            Array.from({ length: turns }, (__, index) => pairingAt(plan, index).bots[seat]).filter(bot => bot === label)
              .length,
        );
        expect(new Set(bySeat).size).toBe(1);
      }
    }
  }
});
