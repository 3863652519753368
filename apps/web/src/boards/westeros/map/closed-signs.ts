import type { AreaId } from '@corvo/westeros';
import type { Slot } from '@corvo/westeros/aids';
import { overlap, upright } from './boxes.ts';
import type { NamesAt } from './names.ts';
import type { Place } from './places.ts';

const LEAST = 0.8; // how small a sign may be on the screen, against its own size
const LETTER = 8;
const HEIGHT = 26;
const GAP = 6;
const NEAR = 0.5; // from here on there is room for words

/** The signs of areas that are out of play: how large they are, and which have room to say why. */
export interface ClosedSigns {
  readonly scale: number;
  readonly width: number; // of a sign with words
  readonly worded: ReadonlySet<AreaId>; // one at most: said once it is known
}

/** One sign says why, where its words cover no name and no other sign; for all the others the sign alone says enough. */
export function signsOf(
  places: ReadonlyMap<AreaId, Place>,
  names: NamesAt,
  closed: readonly AreaId[],
  text: string,
  k: number,
): ClosedSigns {
  const scale = Math.max(1, LEAST / Math.max(k, 0.3));
  const width = text.length * LETTER + 34;
  const signs = closed.flatMap(area => places.get(area) ?? []).filter(({ isPort }) => !isPort);
  const boxOf = ({ units: { x, y } }: Place, w: number): Slot => ({
    x,
    y,
    w: w * scale + GAP,
    h: HEIGHT * scale + GAP,
  });
  const written = [...names.values()].map(upright);
  const worded = new Set<AreaId>();
  for (const sign of k < NEAR ? [] : signs) {
    const box = boxOf(sign, width);
    const others = signs.filter(other => other !== sign).map(other => boxOf(other, HEIGHT));
    if ([...written, ...others].some(other => overlap(box, other))) continue;
    worded.add(sign.id);
    break;
  }
  return { scale, width, worded };
}
