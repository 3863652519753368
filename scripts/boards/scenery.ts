import { arcText, type MapArea, type Point, type Scenery, type Slot } from '@corvo/westeros/aids';
import { fractal, noise, numbersFrom } from './chance.ts';
import { HEIGHT, onSheet, WIDTH } from './frame.ts';
import type { Field } from './layout.ts';
import { cutCorners, thin, walkEvenly } from './plane.ts';
import type { Sketch } from './sketch.ts';

/** What grows or rises in each area, how far apart, and how much of the area it covers (-1 all, 1 nothing). */
const GROUND: Readonly<Record<string, readonly (readonly [kind: string, apart: number, cover: number])[]>> = {
  'beyond-the-wall': [
    ['peak', 30, 0.05],
    ['pine', 17, -0.25],
  ],
  'btw-always-winter': [
    ['shard', 30, -0.1],
    ['peak', 34, -0.05],
  ],
  'btw-ice-river': [
    ['hill', 36, 0.05],
    ['pine', 20, 0.3],
  ],
  'btw-thenn': [
    ['peak', 27, -0.2],
    ['pine', 19, 0.1],
  ],
  'btw-antler': [
    ['pine', 18, -0.05],
    ['hill', 36, 0.15],
  ],
  'btw-milkwater': [
    ['pine', 19, 0.02],
    ['hill', 34, 0.1],
  ],
  'btw-giants-stairs': [
    ['peak', 25, -0.55],
    ['pine', 18, 0.35],
  ],
  'btw-fist': [
    ['hill', 32, -0.1],
    ['pine', 18, 0],
  ],
  'btw-haunted-forest': [
    ['weirwood', 118, 0.05],
    ['pine', 12.5, -0.85],
  ],
  'btw-gorge': [
    ['peak', 26, -0.4],
    ['pine', 18, 0.3],
  ],
  'btw-frostfangs': [
    ['peak', 24, -0.6],
    ['pine', 17, 0.2],
  ],
  'btw-skirling-pass': [
    ['peak', 27, 0],
    ['pine', 17, -0.1],
  ],
  'btw-storrold-point': [
    ['hill', 32, -0.05],
    ['pine', 18, -0.05],
  ],
  'btw-gift': [
    ['field', 38, 0.05],
    ['oak', 20, 0.2],
    ['pine', 20, 0.1],
  ],
  'castle-black': [['pine', 19, 0.05]],
  karhold: [
    ['pine', 19, 0],
    ['hill', 34, 0.1],
  ],
  winterfell: [
    ['pine', 19, 0.02],
    ['hill', 40, 0.2],
  ],
  'the-stony-shore': [
    ['hill', 34, -0.1],
    ['pine', 20, 0.3],
  ],
  'white-harbor': [
    ['hill', 36, 0],
    ['oak', 20, 0.3],
  ],
  'widows-watch': [['hill', 32, -0.1]],
  'moat-cailin': [['reed', 27, -0.2]],
  'greywater-watch': [['reed', 25, -0.4]],
  'flints-finger': [['hill', 32, -0.1]],
  'the-fingers': [['hill', 30, -0.2]],
  'the-mountains-of-the-moon': [['peak', 26, -0.5]],
  'the-eyrie': [['peak', 26, -0.5]],
  seagard: [['field', 40, 0]],
  'the-twins': [['field', 40, 0]],
  riverrun: [['oak', 20, 0.05]],
  harrenhal: [['oak', 20, 0.05]],
  'stoney-sept': [
    ['hill', 34, 0],
    ['oak', 20, 0.3],
  ],
  lannisport: [
    ['peak', 28, 0.1],
    ['hill', 32, 0],
  ],
  'searoad-marches': [['hill', 36, 0]],
  blackwater: [
    ['field', 42, 0],
    ['oak', 20, 0.3],
  ],
  'the-reach': [['field', 40, -0.1]],
  highgarden: [['field', 36, -0.1]],
  oldtown: [['field', 38, 0]],
  'the-arbor': [['vine', 24, -0.3]],
  'three-towers': [['hill', 32, 0]],
  'crackclaw-point': [['oak', 20, -0.1]],
  'kings-landing': [['field', 36, 0]],
  kingswood: [['oak', 17, -0.5]],
  dragonstone: [['peak', 28, -0.2]],
  'storms-end': [['oak', 19, -0.1]],
  'dornish-marches': [
    ['peak', 28, 0.12],
    ['hill', 34, 0],
  ],
  'the-boneway': [['peak', 26, -0.3]],
  'princes-pass': [['peak', 26, -0.4]],
  starfall: [
    ['peak', 28, 0.1],
    ['dune', 34, 0],
  ],
  yronwood: [
    ['dune', 34, -0.1],
    ['peak', 28, 0.25],
  ],
  'salt-shore': [['dune', 32, -0.2]],
  sunspear: [['dune', 32, -0.1]],
};

export interface Ground {
  readonly area: MapArea;
  readonly rings: readonly (readonly Point[])[];
  readonly field: Field;
  readonly taken: readonly Slot[]; // what nothing may be drawn on, in any language
}

const isFree = ([x, y]: Point, taken: readonly Slot[], by: number): boolean =>
  taken.every(slot => Math.abs(x - slot.x) > slot.w / 2 + by || Math.abs(y - slot.y) > slot.h / 2 + by);

/** Trees, hills and peaks in clusters, clear of everything that is read or played. */
function cover(grounds: readonly Ground[], random: () => number): Record<string, number[]> {
  const glyphs: Record<string, number[]> = {};
  for (const { area, rings, field, taken } of grounds) {
    const outer = rings[0]!;
    const [xs, ys] = [outer.map(p => p[0]), outer.map(p => p[1])];
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const all: Point[] = [];
    for (const [index, [kind, apart, least]] of (GROUND[area.id] ?? []).entries()) {
      const placed: (readonly [number, number, number])[] = [];
      for (let i = 0; i < 1400; i++) {
        const at: Point = [x0 + random() * (x1 - x0), y0 + random() * (y1 - y0)];
        if (noise(at[0] / 70, at[1] / 62, 5 + index * 9) < least) continue;
        if (field.roomAt(at[0], at[1]) < (kind === 'peak' ? 15 : 12)) continue;
        if (!isFree(at, taken, kind === 'peak' ? 13 : 9)) continue;
        if (all.some(q => Math.hypot(at[0] - q[0], (at[1] - q[1]) * 1.3) < apart)) continue;
        all.push(at);
        const size = 0.8 + random() * 0.45;
        placed.push([Math.round(at[0]), Math.round(at[1]), Math.round(size * 100) / 100]);
      }
      placed.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
      (glyphs[kind] ??= []).push(...placed.flat());
    }
  }
  return glyphs;
}

/** Waves where the sea is open. */
function waves(seas: readonly Ground[], random: () => number): number[] {
  const placed: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 5200; i++) {
    const at: Point = [24 + random() * (WIDTH - 48), 24 + random() * (HEIGHT - 48)];
    if (placed.some(q => Math.hypot(at[0] - q[0], (at[1] - q[1]) * 1.8) < 62)) continue;
    const sea = seas.find(({ field }) => field.roomAt(at[0], at[1]) > 0);
    if (!sea || sea.field.roomAt(at[0], at[1]) < 34 || !isFree(at, sea.taken, 18)) continue;
    placed.push([Math.round(at[0]), Math.round(at[1]), Math.round((0.8 + random() * 0.5) * 100) / 100]);
  }
  return placed.flat();
}

/** Islets near where the sketch wants them, wherever a sea leaves room; the rest is left out. */
function islets(sketch: Sketch, seas: readonly Ground[]): { readonly texts: string[]; readonly boxes: Slot[] } {
  const boxes: Slot[] = [];
  const texts = sketch.islets.flatMap(([ux, uy, urx, ury], index) => {
    const goal = onSheet([ux, uy]);
    const [rx, ry] = [urx * 1080, ury * 2000];
    for (let reach = 0; reach <= 70; reach += 10)
      for (let turn = 0; turn < 12; turn++) {
        const angle = (turn / 12) * Math.PI * 2;
        const at: Point = [goal[0] + Math.cos(angle) * reach, goal[1] + Math.sin(angle) * reach];
        const box: Slot = { x: at[0], y: at[1], w: rx * 2.3, h: ry * 2.3 };
        const sea = seas.find(({ field }) => field.roomAt(at[0], at[1]) > 0);
        if (!sea || sea.field.roomAt(at[0], at[1]) < Math.max(rx, ry) + 13) continue;
        const others = [...sea.taken, ...boxes];
        if (
          others.some(
            slot =>
              Math.abs(slot.x - box.x) < (slot.w + box.w) / 2 + 5 &&
              Math.abs(slot.y - box.y) < (slot.h + box.h) / 2 + 5,
          )
        )
          continue;
        boxes.push(box);
        const ring = Array.from({ length: 40 }, (_, i): Point => {
          const t = (i / 40) * Math.PI * 2;
          const bump = 1 + fractal(Math.cos(t) * 1.7 + index * 7, Math.sin(t) * 1.7, 91) * 0.55;
          return [at[0] + Math.cos(t) * rx * bump, at[1] + Math.sin(t) * ry * bump];
        });
        return [arcText(thin([...ring, ring[0]!], 0.5))];
      }
    return [];
  });
  return { texts, boxes };
}

/** The roomiest patch of sea that carries nothing. */
function compassOf(seas: readonly Ground[]): readonly [number, number, number] {
  let best: [number, number, number] = [0, 0, 0];
  for (let x = 70; x < WIDTH - 60; x += 14)
    for (let y = 70; y < HEIGHT - 60; y += 14) {
      const sea = seas.find(({ field }) => field.roomAt(x, y) > 0);
      if (!sea) continue;
      const gaps = sea.taken.map(slot =>
        Math.hypot(Math.max(0, Math.abs(x - slot.x) - slot.w / 2), Math.max(0, Math.abs(y - slot.y) - slot.h / 2)),
      );
      const room = Math.min(sea.field.roomAt(x, y), x, y, WIDTH - x, HEIGHT - y, ...gaps);
      if (room > best[2]) best = [x, y, room];
    }
  return [best[0], best[1], Math.round(Math.min(64, best[2] - 6))];
}

/** A river as a hand would draw it. */
export function meander(points: readonly Point[]): Point[] {
  const soft = walkEvenly(cutCorners(cutCorners(points, false), false), 5);
  return thin(
    soft.map(([x, y], i): Point => {
      const fade = Math.min(1, i / 4, (soft.length - 1 - i) / 4);
      return [x + fractal(x / 26, y / 26, 3) * 9 * fade, y + fractal(x / 26, y / 26, 17) * 9 * fade];
    }),
    0.6,
  );
}

export function sceneryOf(sketch: Sketch, grounds: readonly Ground[]): Scenery {
  const random = numbersFrom(sketch.seed + 5);
  const seas = grounds.filter(({ area }) => area.kind === 'sea');
  const compass = compassOf(seas);
  const rose: Slot = { x: compass[0], y: compass[1], w: compass[2] * 2, h: compass[2] * 2 };
  const withRose = seas.map(sea => ({ ...sea, taken: [...sea.taken, rose] }));
  const land = islets(sketch, withRose);
  const open = withRose.map(sea => ({ ...sea, taken: [...sea.taken, ...land.boxes] }));
  const glyphs = cover(
    grounds.filter(({ area }) => area.kind !== 'sea'),
    random,
  );
  const marks = Object.fromEntries(
    Object.entries(sketch.landmarks ?? {}).map(([kind, list]) => [
      kind,
      list.flatMap(([x, y, size]) => [...onSheet([x, y]).map(Math.round), size]),
    ]),
  );
  const streams = (sketch.streams ?? []).map(points => arcText(meander(points.map(onSheet))));
  return {
    glyphs: { ...glyphs, ...marks, wave: waves(open, random) },
    islets: land.texts,
    compass,
    ...(streams.length > 0 && { streams }),
  };
}
