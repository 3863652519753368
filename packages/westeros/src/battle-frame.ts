import type { Frame } from '@corvo/core';
import type { Holder } from './field.ts';
import type { AreaId, CardId, HouseId, OrderId } from './ids.ts';

/** 0 attacks, 1 defends; -1 is neither. */
export type SideIndex = 0 | 1 | -1;
export const ATTACKER = 0;
export const DEFENDER = 1;

/** One side of a battle. */
export interface Side extends Holder {
  readonly house: HouseId;
  cards: CardId[]; // played in this battle
  texts: CardId[]; // cards whose text is in force
  last: boolean; // the card played was the last of the hand
  face?: CardId; // its first card has the strength and the icons of this one
  borrowed?: CardId[]; // cards of others whose text came to this side
  blade?: boolean; // the Blade is used for this side
  supported?: true; // somebody supported it when the strengths were counted
}

/** An area asked for support, and what it was told to do. */
export interface SupportCall {
  readonly area: AreaId;
  readonly house: HouseId;
  side: SideIndex | null; // null: not asked yet; -1: for nobody
  taken?: boolean; // whoever it helps has agreed to it
}

export interface BattleFrame extends Frame {
  readonly run: 'battle';
  readonly area: AreaId;
  readonly from: AreaId;
  readonly order: OrderId; // the march
  readonly sides: [Side, Side];
  supports: SupportCall[];
  winner: SideIndex; // -1 while nobody has won
  early?: boolean; // an ability killed the last unit of a side: nothing is counted
  retreatTo?: AreaId; // once it is known
}

export const other = (side: SideIndex): 0 | 1 => (side === 0 ? 1 : 0);

/** The side on which a house fights. */
export const sideFor = ({ sides }: BattleFrame, house: HouseId | null): SideIndex =>
  sides[0].house === house ? 0 : sides[1].house === house ? 1 : -1;
