/** Strokes of the scenery, drawn at a point in a size: first what is shaded, then the lines. */
export type Stroke = (x: number, y: number, s: number) => string;

const r = (n: number): number => Math.round(n * 10) / 10;

export const SHADES: Readonly<Record<string, Stroke>> = {
  peak: (x, y, s) =>
    `M${r(x - s)} ${r(y - 12 * s)}l${r(11 * s)} ${r(19 * s)}h${r(-8 * s)}l${r(-2 * s)} ${r(-8 * s)}l${r(1.5 * s)} ${r(-3 * s)}Z`,
  pine: (x, y, s) =>
    `M${r(x)} ${r(y - 10 * s)}l${r(4.6 * s)} ${r(8 * s)}h${r(-2 * s)}l${r(3.2 * s)} ${r(5.5 * s)}h${r(-5.8 * s)}Z`,
  oak: (x, y, s) =>
    `M${r(x)} ${r(y - 7 * s)}c${r(6 * s)} 0 ${r(7.5 * s)} ${r(8 * s)} ${r(2 * s)} ${r(9 * s)}h${r(-2 * s)}Z`,
  vine: (x, y, s) =>
    `M${r(x - 2.4 * s)} ${r(y)}a${r(2.2 * s)} ${r(2.2 * s)} 0 1 0 .1 0ZM${r(x + 2.4 * s)} ${r(y)}a${r(2.2 * s)} ${r(2.2 * s)} 0 1 0 .1 0ZM${r(x)} ${r(y + 4 * s)}a${r(2.2 * s)} ${r(2.2 * s)} 0 1 0 .1 0Z`,
};

export const LINES: Readonly<Record<string, Stroke>> = {
  peak: (x, y, s) =>
    `M${r(x - 13 * s)} ${r(y + 7 * s)}l${r(6.5 * s)} ${r(-9 * s)}l${r(2 * s)} ${r(-2 * s)}L${r(x - s)} ${r(y - 12 * s)}l${r(4.5 * s)} ${r(8 * s)}l${r(2 * s)} ${r(2.5 * s)}l${r(4.5 * s)} ${r(8.5 * s)}M${r(x - 4.5 * s)} ${r(y + 1 * s)}l${r(-2 * s)} ${r(4 * s)}`,
  hill: (x, y, s) =>
    `M${r(x - 11 * s)} ${r(y + 4 * s)}q${r(8 * s)} ${r(-13 * s)} ${r(15 * s)} ${r(-1 * s)}M${r(x + s)} ${r(y)}q${r(6 * s)} ${r(-7 * s)} ${r(11 * s)} ${r(3.5 * s)}`,
  pine: (x, y, s) =>
    `M${r(x)} ${r(y - 10 * s)}l${r(-4.6 * s)} ${r(8 * s)}h${r(2 * s)}l${r(-3.2 * s)} ${r(5.5 * s)}h${r(11.6 * s)}l${r(-3.2 * s)} ${r(-5.5 * s)}h${r(2 * s)}ZM${r(x)} ${r(y + 3.5 * s)}v${r(3.5 * s)}`,
  oak: (x, y, s) =>
    `M${r(x - 2.5 * s)} ${r(y + 2 * s)}c${r(-6 * s)} ${r(-1 * s)} ${r(-5 * s)} ${r(-9 * s)} ${r(2.5 * s)} ${r(-9 * s)}c${r(7.5 * s)} 0 ${r(8.5 * s)} ${r(8 * s)} ${r(2.5 * s)} ${r(9 * s)}ZM${r(x)} ${r(y + 2 * s)}v${r(4.5 * s)}`,
  reed: (x, y, s) =>
    `M${r(x - 8 * s)} ${r(y + 3 * s)}h${r(16 * s)}M${r(x - 4 * s)} ${r(y + 6 * s)}h${r(9 * s)}M${r(x - 3 * s)} ${r(y + 2 * s)}l${r(-2 * s)} ${r(-8 * s)}M${r(x)} ${r(y + 2 * s)}v${r(-10 * s)}M${r(x + 3 * s)} ${r(y + 2 * s)}l${r(2 * s)} ${r(-7 * s)}`,
  field: (x, y, s) =>
    `M${r(x - 8 * s)} ${r(y)}q${r(4 * s)} ${r(-3 * s)} ${r(8 * s)} 0t${r(8 * s)} 0M${r(x - 5 * s)} ${r(y + 5 * s)}q${r(3 * s)} ${r(-2.5 * s)} ${r(6 * s)} 0t${r(6 * s)} 0`,
  dune: (x, y, s) =>
    `M${r(x - 11 * s)} ${r(y + 2 * s)}q${r(9 * s)} ${r(-9 * s)} ${r(13 * s)} ${r(-1 * s)}q${r(4 * s)} ${r(-4 * s)} ${r(9 * s)} ${r(1 * s)}M${r(x + 2 * s)} ${r(y + s)}q${r(-3 * s)} ${r(2 * s)} ${r(-2 * s)} ${r(4 * s)}`,
  wave: (x, y, s) => `M${r(x - 15 * s)} ${r(y)}q${r(5 * s)} ${r(-6 * s)} ${r(10 * s)} 0t${r(10 * s)} 0t${r(10 * s)} 0`,
};

/** All of one kind as one path. */
export function strokes(stroke: Stroke | undefined, list: readonly number[] | undefined): string {
  if (!stroke || !list) return '';
  let text = '';
  for (let i = 0; i + 2 < list.length; i += 3) text += stroke(list[i] ?? 0, list[i + 1] ?? 0, list[i + 2] ?? 1);
  return text;
}
