import type { AreaId } from '@corvo/westeros';
import type { Point } from '@corvo/westeros/aids';
import type { Frame } from './frame.ts';

type Pair = readonly [AreaId, AreaId];

/** What a hand draws of a board; points count from 0 to 1 of the frame. */
export interface Sketch {
  readonly seed: number;
  readonly attempt: number; // the annealing that came out calmest; `--search` looks for it
  readonly silhouette: readonly {
    readonly points: readonly Point[];
    readonly only?: AreaId;
    readonly straight?: true;
  }[];
  readonly rivers: readonly Pair[]; // these may touch, and nobody crosses
  readonly bridges: readonly Pair[];
  /** Two pairs that meet in one point: the first keeps a short border until it shrinks. */
  readonly corners?: readonly { readonly kept: Pair; readonly dropped: Pair }[];
  readonly regions: Readonly<Record<AreaId, string>>;
  readonly leastLand: number; // cells
  readonly leastSea: number;
  readonly least: Readonly<Record<AreaId, number>>;
  readonly centres: Readonly<Record<AreaId, Point>>;
  readonly bodies: Readonly<Record<AreaId, readonly Point[]>>;
  readonly meets: readonly { readonly between: Pair; readonly at: readonly Point[] }[];
  readonly ports: Readonly<Record<AreaId, Point>>;
  readonly islets: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
  /** The names of areas that may move; all others keep the cells they have on another board. */
  readonly redrawn?: readonly AreaId[];
  readonly frame?: Frame; // where it is not that of the continent
  readonly offSheet?: readonly AreaId[]; // lands that run off the sheet
  readonly wall?: readonly Pair[]; // borders on which the Wall stands
  readonly ruled?: readonly { readonly pairs: readonly Pair[]; readonly along: readonly Point[] }[]; // drawn along a line, from west to east
  readonly dashed?: readonly Pair[]; // borders over which nobody supports
  readonly streams?: readonly (readonly Point[])[]; // rivers that stop nobody
  readonly landmarks?: Readonly<Record<string, readonly (readonly [x: number, y: number, size: number])[]>>;
}

/** What a fact sheet says of a board, in the words of all editions. */
export interface BoardFacts {
  readonly areas: readonly FactArea[];
  readonly pairs: readonly Pair[]; // without ports
  readonly ports: readonly { readonly id: AreaId; readonly land: AreaId; readonly sea: AreaId }[];
  readonly islands: readonly AreaId[];
}

export interface FactArea {
  readonly id: AreaId;
  readonly kind: 'land' | 'sea' | 'waste';
  readonly icons: number;
  readonly home: boolean;
  readonly at: Point; // about its middle
  readonly names: Readonly<Record<'en' | 'it', string>>;
  readonly isScenery?: true; // drawn and never played
}

/** Land that is drawn and never played, north of the Wall. */
export const WASTE = 'beyond-the-wall';
