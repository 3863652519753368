/** A point, and a stroke as `leaf` and `wedge` take it. The drawings write both as text, like paths. */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly [x1: number, y1: number, x2: number, y2: number, width: number, bend: number];

/** '70 62 92 52, 72 72 96 66' -> [[70, 62, 92, 52], [72, 72, 96, 66]] */
function rows(text: string, least: number, most: number): number[][] {
  if (text === '') return [];
  return text.split(',').map(row => {
    const numbers = row.trim().split(/\s+/).map(Number);
    if (numbers.length < least || numbers.length > most || numbers.some(Number.isNaN))
      throw new Error(`"${row}" is not ${least} to ${most} numbers`);
    return numbers;
  });
}

/** Points written as 'x y, x y'. */
export const points = (text: string): Point[] => rows(text, 2, 2).map(([x = 0, y = 0]) => [x, y]);

/** Strokes written as 'x1 y1 x2 y2 width bend, …'; a straight one leaves the bend out. */
export const strokes = (text: string): Stroke[] =>
  rows(text, 5, 6).map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, width = 0, bend = 0]) => [x1, y1, x2, y2, width, bend]);
