import { describe, expect, test } from 'vitest';
import { compact, disc, leaf, orient, parse, place, points, strokes, warp, wedge, whole } from './index.ts';

describe('paths', () => {
  test('a command goes on with more numbers, and bad text is refused', () => {
    expect(parse('M1 2L3 4 5-6Z')).toEqual([['M', 1, 2], ['L', 3, 4], ['L', 5, -6], ['Z']]);
    expect(() => parse('M1 2L3')).toThrow('bad path: M1 2L3');
    expect(() => parse('1 2')).toThrow('does not begin with M');
  });

  test('every point moves, and curves stay curves', () => {
    expect(warp('M1 2C3 4 5 6 7 8Z', (x, y) => [x * 10, y + 1])).toBe('M10 3C30 5 50 7 70 9Z');
    expect(place('M1 0L0 2', { x: 10, y: 20, scale: 2, angle: 90 })).toBe('M10 22L6 20');
  });

  test('half an outline becomes the whole', () => {
    expect(whole('M100 0L120 10Q130 20 100 30')).toBe('M100 0L120 10Q130 20 100 30Q70 20 80 10L100 0Z');
  });

  test('pieces that are drawn the other way round are turned, so that none cuts a hole', () => {
    const [clockwise, back] = ['M0 0L10 0L10 10Z', 'M0 0L10 10L10 0Z'];
    expect(orient(clockwise)).toBe(clockwise);
    expect(orient(clockwise + back)).toBe(`${clockwise}M10 0L10 10L0 0Z`);
  });

  test('the file has short relative numbers, in half units', () => {
    expect(compact('M1 1L2 1L2 3L4 5L5 5.5Z')).toBe('M2 2h2v4l4 4 2 1z');
    expect(compact('M1 1C1 1 2 2 3 0C4 1 4 1 5 1Z')).toBe('M2 2c0 0 2 2 4-2 2 2 2 2 4 2z');
    // The second mark is told from the first: at another place the same marks are the same text.
    expect(compact('M1 1L2 1L2 3ZM5 2L6 2L6 4Z')).toBe('M2 2h2v4zm8 2h2v4z');
    expect(compact('M21 11L22 11L22 13ZM25 12L26 12L26 14Z')).toBe('M42 22h2v4zm8 2h2v4z');
  });
});

describe('cuts', () => {
  test('a leaf is pointed at both ends, a wedge at one', () => {
    expect(leaf(0, 0, 10, 0, 2)).toBe('M0 0Q5 2 10 0Q5 -2 0 0Z');
    expect(wedge(0, 0, 10, 0, 2)).toBe('M0 1Q5 0.7 10 0Q5 -0.7 0 -1Z');
  });

  test('a disc is as wide as it says', () => {
    const xs = parse(disc(10, 10, 4, 2)).flatMap(([, ...numbers]) => numbers.filter((_, i) => i % 2 === 0));
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([6, 14]);
  });

  test('points and strokes are written like paths, and a missing number is refused', () => {
    expect(points('1 2, 3 -4.5')).toEqual([
      [1, 2],
      [3, -4.5],
    ]);
    expect(strokes('1 2 3 4 5')).toEqual([[1, 2, 3, 4, 5, 0]]);
    expect(() => points('1 2 3')).toThrow('"1 2 3" is not 2 to 2 numbers');
    expect(() => strokes('1 2 3 x 5')).toThrow('is not 5 to 6 numbers');
  });
});
