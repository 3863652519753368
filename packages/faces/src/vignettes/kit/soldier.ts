import { type Beard, beards } from '../../beards/index.ts';
import { body, type GarmentName } from '../../bodies/index.ts';
import { face } from '../../faces/index.ts';
import { hair, type HairStyle } from '../../hair/index.ts';
import { headgear, type HeadgearName } from '../../headgear/index.ts';
import type { Look } from '../../look.ts';
import { bent, type Shape } from '../../print/index.ts';
import { put, type Spot } from './put.ts';

interface Soldier extends Partial<Look> {
  readonly beard: Beard;
  readonly hair?: HairStyle;
  readonly headgear?: HeadgearName;
  readonly wears: GarmentName;
}

/** A head of the portraits, small, for the front row of a crowd. Its hair is in the colour of the scene's own. */
export function soldier({ beard, hair: style = 'bald', headgear: gear, wears, ...traits }: Soldier, at: Spot): Shape[] {
  const look: Look = { house: 'none', view: 'front', ears: 'none', ...traits };
  const shapes = [
    ...body(look, wears),
    ...face(look),
    ...beards(look, beard),
    ...hair(look, style),
    ...headgear(look, gear === undefined ? [] : [gear]),
  ];
  // Many layers of one head lie between two layers of the scene.
  const flat = shapes.map(shape => ({ ...shape, z: shape.z / 100 }));
  return put(
    bent(flat, (x, y) => [x - 100, y - 100]),
    at,
  );
}
