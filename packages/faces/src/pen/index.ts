export { type Chance, chanceFrom } from './chance.ts';
export { compact } from './compact.ts';
export { comb, disc, discs, flower, leaf, leaves, wedge, wedges } from './cuts.ts';
export { bumps, goingOn, ragged } from './edges.ts';
export { points, type Stroke, strokes } from './numbers.ts';
export { orient, whole } from './outline.ts';
export { both, flip, type Move, parse, type Path, place, type Placing, pointsOf, shift, warp } from './path.ts';
