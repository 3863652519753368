export { type Colouring, type Ink, inks, sceneInks } from './inks.ts';
export { HOUSES, type House, INK, mix, PAPER } from './palette.ts';
export { print } from './print.ts';
export { bent, filled, lit, outlined, placed, recoloured, shaded, type Shape, stroked } from './shape.ts';
