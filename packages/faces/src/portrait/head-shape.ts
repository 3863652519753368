import type { View } from '../look.ts';
import type { Move } from '../pen/index.ts';
import type { HeadShape } from '../persons/index.ts';

/** From 0 at `from` to 1 at `to`, without a corner at either end. */
function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

const EYES = 98;
const CHIN = 156;
const FEET = 250;

/** The base head is drawn a little small; this sets the crop of all portraits at once. */
const enlarged = (y: number): number => 1 + 0.08 * (1 - smooth(170, 230, y));

/** Bends the base head, and all that is drawn for it, into the head of one person. */
export function headShape(shape: HeadShape, view: View, facesRight = false): Move {
  const { width = 1, length = 1, height = 1, cheek = 0, jaw = 0, chin = 0, size = 1, tilt = 0, lean = 0 } = shape;
  const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  const chinAt = EYES + (CHIN - EYES) * length;
  const middle = view === 'quarter' ? 87 : 100; // a turned face narrows around its own middle

  return (x, y) => {
    if (view !== 'profile' && y < 200) {
      const cheekbones = cheek * Math.exp(-(((y - 108) / 15) ** 2));
      const point = chin * smooth(136, 157, y) * (1 - smooth(160, 190, y));
      x = middle + (x - middle) * (1 + cheekbones + point);
    }
    const free = smooth(156, 205, y); // hair on the shoulders keeps its place
    const broad = 1 + (width * (1 + jaw * smooth(104, 140, y)) - 1) * (1 - free);
    const grown = (1 + (size - 1) * (1 - smooth(170, 230, y))) * enlarged(y);
    let newX = 100 + (x - 100) * broad * grown;
    let newY =
      y < EYES
        ? EYES - (EYES - y) * height
        : y < CHIN
          ? EYES + (y - EYES) * length
          : chinAt + ((y - CHIN) * (FEET - chinAt)) / (FEET - CHIN);
    newY = 168 + (newY - 168) * grown;

    const [fromNeckX, fromNeckY, turned] = [newX - 100, newY - 170, 1 - free];
    newX = 100 + fromNeckX * (1 + (cos - 1) * turned) - fromNeckY * sin * turned;
    newY = 170 + fromNeckX * sin * turned + fromNeckY * (1 + (cos - 1) * turned);
    newX += lean * (1 - smooth(150, 215, y));
    return [facesRight ? 200 - newX : newX, newY];
  };
}
