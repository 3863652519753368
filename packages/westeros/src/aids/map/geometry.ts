import type { AreaId } from '../../ids.ts';

/**
 * A drawn board, as a generator writes it. It carries no rule: which areas touch is said by the facts, and a test
 * compares the drawing with them. Lengths are units of the sheet.
 */
export interface MapGeometry {
  readonly board: string;
  readonly provenance: string;
  readonly size: readonly [width: number, height: number];
  /** Stretches of border between two junctions: first point, then steps, in tenths of a unit: `x y dx dy dx dy`. */
  readonly arcs: readonly string[];
  readonly areas: readonly MapArea[];
  readonly borders: readonly MapBorder[];
  readonly ports: readonly MapPort[];
  readonly wall: readonly number[]; // arcs on which the Wall stands
  readonly dashed?: readonly number[]; // arcs over which nobody supports
  readonly scenery: Scenery;
  /**
   * Names that stand elsewhere when they are seen from further away, by language and pixels per unit: for every area,
   * with commas between them, nothing where it stays as printed, `-` where it has no room, or `x y w h size` and how
   * many words stand on each line.
   */
  readonly far: Readonly<Record<MapLanguage, Readonly<Record<number, string>>>>;
}

/** `waste` is land that is drawn and never played. */
export type Ground = 'land' | 'sea' | 'waste';

/** An arc walked forward (`k`) or backward (`~k`). */
export type ArcRef = number;

export interface MapArea {
  readonly id: AreaId;
  readonly kind: Ground;
  readonly region: string; // for its tint
  readonly rings: readonly (readonly ArcRef[])[]; // the outer one first, then holes
  readonly middle: readonly [x: number, y: number]; // the roomiest point
  readonly layouts?: Readonly<Record<MapLanguage, MapLayout>>;
}

export const MAP_LANGUAGES = ['en', 'it'] as const;
export type MapLanguage = (typeof MAP_LANGUAGES)[number];

/** A box by its middle. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a name is written: a box turned by `angle` degrees, its one line bowed by `bend`, or several lines. */
export interface Label extends Slot {
  readonly size: number; // of the letters
  readonly words: readonly number[]; // how many words stand on each line
  readonly angle: number;
  readonly bend: number;
}

/** Where everything lies, so that nothing covers anything else. Names differ in length, so each language has its own. */
export interface MapLayout {
  readonly name: Label;
  readonly icons?: Slot; // what is printed: shield, castle, barrels, crowns
  readonly units: Slot;
  readonly order: Slot;
  readonly token?: Slot; // control token
  readonly mark?: Slot; // garrison, neutral force, fortification
}

export interface MapBorder {
  readonly between: readonly [AreaId, AreaId];
  readonly arcs: readonly number[];
  readonly kind: 'land' | 'coast' | 'sea' | 'river'; // over a river nobody goes, unless it has a bridge
  readonly bridge?: { readonly x: number; readonly y: number; readonly angle: number };
  readonly corner?: readonly [x: number, y: number]; // a contact in one point
}

export interface MapPort {
  readonly id: AreaId;
  readonly land: AreaId;
  readonly sea: AreaId;
  readonly quay: readonly [x: number, y: number]; // on the coast
  readonly units: Slot;
  readonly order: Slot;
}

/** Flat lists of `x y size` in whole units, by what is drawn there; islets are arcs of their own, closed. */
export interface Scenery {
  readonly glyphs: Readonly<Record<string, readonly number[]>>;
  readonly islets: readonly string[];
  readonly compass: readonly [x: number, y: number, radius: number];
  readonly streams?: readonly string[]; // rivers that stop nobody, from the source to the mouth
}
