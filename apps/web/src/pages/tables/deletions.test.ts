import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deletions, isLong, UNDO_FOR } from './deletions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a game is deleted when ten seconds have passed, and not before', () => {
  const removed: string[] = [];
  const deletions = new Deletions(id => removed.push(id));
  deletions.begin('a');
  vi.advanceTimersByTime(UNDO_FOR - 1);
  expect(removed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(removed).toEqual(['a']);
});

test('what was undone stays, however long one waits; another one goes at its own time', () => {
  const removed: string[] = [];
  const deletions = new Deletions(id => removed.push(id));
  deletions.begin('a');
  deletions.begin('b');
  deletions.undo('a');
  vi.advanceTimersByTime(10 * UNDO_FOR);
  deletions.finishAll();
  expect(removed).toEqual(['b']);
});

test('who leaves the page has made up their mind; nothing is deleted twice', () => {
  const removed: string[] = [];
  const deletions = new Deletions(id => removed.push(id));
  deletions.begin('a');
  deletions.begin('a');
  deletions.finishAll();
  vi.advanceTimersByTime(10 * UNDO_FOR);
  expect(removed).toEqual(['a']);
});

test('only a long game is asked about', () => {
  const moves = (count: number) => ({ moves: count });
  expect([isLong(moves(3)), isLong(moves(200))]).toEqual([false, true]);
});
