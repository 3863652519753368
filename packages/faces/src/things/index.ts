import { known } from '../look.ts';
import { placed, type Shape } from '../print/index.ts';
import { BADGES } from './badges.ts';
import { BEASTS } from './beasts.ts';
import { BLADES } from './blades.ts';
import { BOWS } from './bows.ts';
import { GOODS } from './goods.ts';
import { HAFTED } from './hafted.ts';
import type { ThingOptions } from './hand.ts';
import { LIMBS } from './limbs.ts';

export { openHand } from './hand.ts';

const THINGS = { ...BLADES, ...HAFTED, ...BOWS, ...GOODS, ...BADGES, ...BEASTS, ...LIMBS };

export type ThingName = keyof typeof THINGS;

/** A thing and where a person has it. */
export interface HeldThing extends ThingOptions {
  readonly thing: ThingName;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Clockwise, in degrees. */
  readonly angle?: number;
  readonly mirrored?: boolean;
  /** Behind the whole figure, or on the chest under the head; else in front of everything. */
  readonly depth?: 'behind' | 'chest';
}

const DEPTHS = { behind: 5, chest: 48, front: 100 } as const;

export const things = (list: readonly HeldThing[] = []): Shape[] =>
  list.flatMap(({ thing, x, y, scale = 1, angle = 0, mirrored = false, depth, ...options }) =>
    placed(
      known(THINGS, thing, 'thing')(options),
      { x, y, scaleX: mirrored ? -scale : scale, scaleY: scale, angle },
      DEPTHS[depth ?? 'front'],
    ),
  );

/** A thing alone, without the hand and the sleeve that hold it: for the scenes. */
export const thingAlone = (name: ThingName, options: ThingOptions = {}): Shape[] =>
  known(THINGS, name, 'thing')(options).filter(({ z }) => z < 0.5 || z > 0.75);
