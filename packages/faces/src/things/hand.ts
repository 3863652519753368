import { disc, flower, leaves, type Path, place, type Placing } from '../pen/index.ts';
import { filled, type Ink, outlined, shaded, type Shape } from '../print/index.ts';

/** How a thing differs from its plain form. */
export interface ThingOptions {
  /** What the hand that holds it is made of: skin, or a glove. */
  readonly hand?: Ink;
  /** The stuff of the sleeve. */
  readonly arm?: Ink;
  readonly hilt?: Ink;
  readonly metal?: Ink;
  readonly petal?: 'gold' | 'rose' | 'white';
  /** The coat and the eye of a beast. */
  readonly coat?: 'wolf' | 'white' | 'pelt' | 'fur';
  readonly eye?: Ink;
  /** Nobody holds it. */
  readonly bare?: boolean;
}

/**
 * What a person holds, wears as a badge or has beside them, drawn around its own origin. The hand and the sleeve lie
 * between z 0.5 and 0.75, so that a scene can show the thing without them.
 */
export type Thing = (options: ThingOptions) => Shape[];

export const FIST: Path = 'M-12 -9C-8 -13 8 -13 12 -9C15 -3 15 8 11 12C4 15 -8 15 -12 11C-16 5 -16 -3 -12 -9Z';

export const fist = (skin: Ink = 'skin'): Shape[] => [
  outlined(0.6, skin, FIST),
  filled(0.7, 'ink', leaves('-8 -5 9 -5 1.4 -1, -9 1 10 1 1.4 -1, -8 7 9 7 1.4 -1')),
];

export const sleeve = (stuff: Ink = 'cloth'): Shape[] => [
  outlined(0.5, stuff, 'M-13 6C-6 10 6 10 13 6L24 66L-20 66Z'),
  filled(0.55, shaded(stuff), 'M8 10L13 6L24 66L10 66Z'),
];

/** One finger that points up from its root, and how far it leans: rounded at the tip. */
function finger(x: number, y: number, length: number, angle: number, half = 4.6): Path {
  const tip = `C${-half} ${-length - half * 1.4} ${half} ${-length - half * 1.4} ${half} ${-length}`;
  return place(`M${-half} 4L${-half} ${-length}${tip}L${half} 4Z`, { x, y, angle });
}

const PALM: Path = 'M-18 -14C-10 -20 12 -20 18 -12C20 -2 18 8 12 14C4 18 -8 18 -14 12C-19 4 -20 -6 -18 -14Z';

/** How long the fingers are, from the one beside the thumb; the thumb always is. */
type Fingers = readonly [first: number, second: number, third: number, fourth: number];

/** A hand held up, its palm to the viewer. */
export function openHand(fingers: Fingers, spread = 7): Shape[] {
  const roots = [-13.5, -4.5, 4.5, 13.5];
  const raised = fingers.map((length, i) => finger(roots[i]!, -15 + Math.abs(i - 1) * 1.5, length, (i - 1.3) * spread));
  return [
    outlined(0.6, 'skin', raised.join('') + finger(-15, -1, 17, -58, 5) + PALM),
    filled(0.65, 'skin', PALM), // the fingers grow out of it
    filled(0.7, 'shade', 'M18 -12C20 -2 18 8 12 14C7 17 2 17 -2 16C8 10 11 -2 10 -16Z'),
    filled(0.7, 'ink', leaves('-12 -6 10 -9 1.4 -2, -10 8 -3 -9 1.4 3')),
  ];
}

/** A thing with the fist and the sleeve that hold it. */
export const held = (thing: readonly Shape[], { hand, arm }: ThingOptions): Shape[] => [
  ...thing,
  ...sleeve(arm),
  ...fist(hand),
];

export const blade = (top: number, half: number, metal: 'steel' | 'gold' = 'steel'): Shape[] => [
  outlined(0, metal, `M${-half} -10L${-half} ${top + 14}L0 ${top}L${half} ${top + 14}L${half} -10Z`),
  filled(0.1, shaded(metal), `M0 -10L${half} -10L${half} ${top + 14}L0 ${top}Z`),
];

export const hilt = (guard: number, metal: Ink, grip = 14): Shape[] => [
  outlined(0.3, 'leather', `M-3.5 -8L3.5 -8L3.5 ${grip}L-3.5 ${grip}Z`),
  outlined(0.4, metal, `M${-guard} -13L${guard} -13L${guard + 2} -6L${-guard - 2} -6Z`),
  outlined(0.4, metal, disc(0, grip + 4, 5.5)),
];

export const shaft = (top: number, bottom: number, stuff: 'wood' | 'steel' = 'wood', half = 3.4): Shape[] => [
  outlined(0, stuff, `M${-half} ${top}L${half} ${top}L${half} ${bottom}L${-half} ${bottom}Z`),
  filled(0.1, shaded(stuff), `M0.5 ${top}L${half} ${top}L${half} ${bottom}L0.5 ${bottom}Z`),
];

export function axeHead(y: number, scale = 1): Shape[] {
  const at: Placing = { y, scale };
  return [
    outlined(0.2, 'steel', place('M-3 -16C-16 -20 -30 -26 -38 -30C-46 -10 -46 10 -38 28C-30 22 -16 14 -3 12Z', at)),
    filled(0.3, 'steel2', place('M-38 -30C-46 -10 -46 10 -38 28C-33 24 -32 22 -30 21C-36 8 -36 -10 -30 -26Z', at)),
  ];
}

export function spearHead(y: number): Shape[] {
  const right = `M0 ${y - 40}C10 ${y - 24} 10 ${y - 10} 4 ${y + 2}`;
  return [
    outlined(0.2, 'steel', `${right}L-4 ${y + 2}C-10 ${y - 10} -10 ${y - 24} 0 ${y - 40}Z`),
    filled(0.3, 'steel2', `${right}L0 ${y + 2}Z`),
  ];
}

export const fire = (scale: number): Shape[] => [
  outlined(
    0.2,
    'flame',
    place('M-12 10C-26 -8 -10 -20 -14 -44C-2 -36 6 -26 6 -14C12 -20 13 -28 10 -36C26 -20 24 0 12 10Z', { scale }),
  ),
  filled(
    0.3,
    'gold',
    place('M-6 10C-14 -2 -4 -10 -6 -24C2 -18 6 -10 5 -4C9 -6 10 -10 9 -14C16 -4 13 6 7 10Z', { scale }),
  ),
];

/** A flower in the hand or as a pin. */
export const blossom = (x: number, y: number, r: number): Path => flower(x, y, r * 0.7, r * 0.6);
