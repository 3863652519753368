import { leaves, type Path } from '../pen/index.ts';
import { filled, outlined, type Shape } from '../print/index.ts';

/** A beard with light strands and dark ones. It lies under nose and mouth. */
export const beard = (mass: Path, light = '', dark = ''): Shape[] => [
  outlined(58, 'hair', mass),
  filled(58.5, 'hair1', leaves(light)),
  filled(58.5, 'hair2', leaves(dark)),
];
