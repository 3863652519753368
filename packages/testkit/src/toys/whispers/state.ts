import type {
  AskShape,
  ChoiceShape,
  Frame,
  Game,
  GameTypes,
  HiddenTable,
  OpenTable,
  OwnTable,
  Seat,
  State,
  View,
} from '@corvo/core';

export const LANTERNS = ['left', 'middle', 'right'] as const;
export type Lantern = (typeof LANTERNS)[number];
export const isLantern = (id: string): id is Lantern => (LANTERNS as readonly string[]).includes(id);

export type CardId = string;
/** Twelve whispers; each is worth its number. */
export const CARDS: readonly CardId[] = Array.from({ length: 12 }, (_, i) => `whisper-${i + 1}`);
export const worthOf = (card: CardId): number => Number(card.slice('whisper-'.length));

export const ROUNDS = 4;
/** A lantern with so many stones gives them all to the seat that brought the last one. */
export const FULL_LANTERN = 3;

type WhispersOptions = {
  readonly stones: number; // each seat begins with so many
  readonly echo: boolean; // a seat drawn by lot overhears a whisper too
};

export interface WhispersOpen extends OpenTable {
  options: WhispersOptions;
  round: number;
  stones: Record<Seat, number>;
  pool: number; // stones paid for whispers
  lanterns: Record<Lantern, number>;
  shown: Record<Seat, CardId[]>;
  hands: Record<Seat, number>; // how many cards each seat holds; which ones is its secret
  deck: number;
}
interface WhispersHidden extends HiddenTable {
  deck: CardId[]; // the top card first
}
export interface WhispersOwn extends OwnTable {
  hand: CardId[];
}

export interface RoundsFrame extends Frame {
  readonly run: 'rounds';
  winner: Seat | null;
}
export interface TurnFrame extends Frame {
  readonly run: 'turn';
  readonly seat: Seat;
  lantern: Lantern | null;
}

export interface Whispers extends GameTypes {
  open: WhispersOpen;
  hidden: WhispersHidden;
  own: WhispersOwn;
  ask: AskShape;
  choice: ChoiceShape;
  options: WhispersOptions;
}
export type WhispersState = State<Whispers>;
export type WhispersView = View<Whispers>;
export type WhispersGame = Game<Whispers>;
