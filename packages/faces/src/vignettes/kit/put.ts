import { placed, type Shape } from '../../print/index.ts';

/** Where a small thing stands in a scene, drawn around its own origin. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Clockwise, in degrees. */
  readonly angle?: number;
  readonly mirrored?: boolean;
  readonly z?: number;
}

export const put = (shapes: readonly Shape[], spot: Spot): Shape[] => {
  const { x, y, scale = 1, angle = 0, mirrored = false, z = 0 } = spot;
  return placed(shapes, { x, y, scaleX: mirrored ? -scale : scale, scaleY: scale, angle }, z);
};
