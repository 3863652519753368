import { describe, expect, test } from 'vitest';
import { canSeat, playerCounts, playersText } from './players.ts';

describe('how many can play', () => {
  const north = { min: 3, max: 9, without: [4, 5] };

  test('a range without gaps is every number in it', () => {
    expect(playerCounts({ min: 3, max: 5 })).toEqual([3, 4, 5]);
    expect(playersText({ min: 3, max: 5 })).toBe('3–5');
    expect(playersText({ min: 2, max: 2 })).toBe('2');
  });

  test('numbers in between that a game cannot seat are left out', () => {
    expect(playerCounts(north)).toEqual([3, 6, 7, 8, 9]);
    expect(playersText(north)).toBe('3, 6–9');
    expect([2, 3, 4, 5, 6, 9, 10].map(count => canSeat(north, count))).toEqual([
      false,
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  test('half a player is nobody', () => {
    expect(canSeat(north, 6.5)).toBe(false);
    expect(canSeat(north, Number.NaN)).toBe(false);
  });
});
