import { type Move, type Path, place, type Placing, warp } from '../pen/index.ts';
import type { Ink } from './inks.ts';

/** A line that is drawn and not cut, in units of the block: rows of mail, seams. */
export interface Stroked {
  readonly width: number;
  readonly dash?: string;
}

/**
 * One shape of a picture, in one ink. Pictures are printed from back to front by `z`:
 * 5 things behind the figure, 10 hair behind the neck, 30 neck, 40 body, 50 head, 55 shadow, 60 features, 80 hair,
 * 90 headgear, 100 things in front. Small things count from 0 and are raised when they are put in place.
 */
export interface Shape {
  readonly z: number;
  readonly ink: Ink;
  readonly path: Path;
  readonly how: 'filled' | 'outlined' | Stroked;
}

/** A patch of one colour. */
export const filled = (z: number, ink: Ink, path: Path): Shape => ({ z, ink, path, how: 'filled' });
/** A shape with the ink line around it; such shapes make the silhouette. */
export const outlined = (z: number, ink: Ink, path: Path): Shape => ({ z, ink, path, how: 'outlined' });
/** A line alone. */
export const stroked = (z: number, ink: Ink, path: Path, how: Stroked): Shape => ({ z, ink, path, how });

/** Moves every point of many shapes. */
export const bent = (shapes: readonly Shape[], move: Move): Shape[] =>
  shapes.map(shape => ({ ...shape, path: shape.path && warp(shape.path, move) }));

/** Puts shapes that were drawn around their own origin in their place, and raises them by `z`. */
export const placed = (shapes: readonly Shape[], placing: Placing, z = 0): Shape[] =>
  shapes.map(shape => ({ ...shape, z: shape.z + z, path: place(shape.path, placing) }));

/** The same shapes in other inks. */
export const recoloured = (shapes: readonly Shape[], inks: Readonly<Partial<Record<Ink, Ink>>>): Shape[] =>
  shapes.map(shape => ({ ...shape, ink: inks[shape.ink] ?? shape.ink }));

/** The light side of a stuff (`steel1` of `steel`) and its dark side; `print` says when there is none. */
export const lit = (ink: Ink): Ink => `${ink}1` as Ink;
export const shaded = (ink: Ink): Ink => `${ink}2` as Ink;
