import type {
  Draft,
  Frame,
  Game,
  GameTypes,
  HiddenTable,
  OpenTable,
  OptionValues,
  OwnTable,
  Request,
  Seat,
  Shapes,
  State,
  StepCode,
  View,
} from '@corvo/core';
import type { MarchAsk, MarchChoice } from './asks/march.ts';
import type { MusterAsk, MusterChoice } from './asks/muster.ts';
import type { OrdersAsk, OrdersChoice } from './asks/orders.ts';
import type { RaidAsk, RaidChoice } from './asks/raid.ts';
import type { UnitsAsk, UnitsChoice } from './asks/units.ts';
import type { Holder } from './field.ts';
import type { AreaId, ByTrack, CardId, DeckId, HouseId, OrderId, RealmId, UnitKind } from './ids.ts';

/** One piece on the map. Never changed in place, so that copies of a state may share it. */
export interface Unit {
  readonly house: HouseId;
  readonly kind: UnitKind;
  readonly routed?: boolean; // left out while it stands, since every view carries every unit
}

/** An order face up on the map. Never changed in place either. */
export interface PlacedOrder {
  readonly house: HouseId;
  readonly order: OrderId;
}

/** Lists are never changed in place, here and in what follows: another takes their place, and copies share them. */
export interface AreaState extends Holder {
  units: readonly Unit[]; // in a battle the defender's first, then the attacker's
  orders: readonly PlacedOrder[]; // one, except where a battle brings the attacker's march along
  power: HouseId | null; // whose control token lies here
  force: number; // strength of the neutral force, 0 without one
  marks?: readonly string[]; // a garrison, where one lies; what a feature builds is a field of its own
}

export interface HouseState extends Holder {
  readonly seat: Seat;
  readonly realm: RealmId;
  power: number; // available
  supply: number; // where the marker stands
  hand: readonly CardId[];
  discards: readonly CardId[];
}

/** One board with its own tracks; most games have one. */
export interface RealmState extends Holder {
  tracks: ByTrack<readonly HouseId[]>;
  holders: ByTrack<HouseId>; // who has the token of each track
  used: ByTrack<boolean>; // the token was used this round
  wildlings?: number; // their strength, where they threaten this realm
}

/** A deck: how many cards nobody knows, which are known to lie under them, which one is being carried out. */
export interface DeckState extends Holder {
  unknown: number;
  bottom: readonly CardId[]; // the next one to come up first; UNSEEN where one was put there unseen
  drawn: CardId | null;
}

/** Stands for a card of a deck whose face not everybody has seen. */
export const UNSEEN = '?';

/** What only one seat knows of a deck: this card lies so many cards below the top. */
export interface SeenCard {
  readonly card: CardId;
  readonly depth: number;
}

/** What lies behind the screen of one seat. */
export interface WesterosOwn extends OwnTable, Holder {
  seen?: readonly SeenCard[]; // cards of the wildling deck
}

/** An effect that outlasts the moment that brought it. */
export interface LastingEffect extends Holder {
  readonly effect: string;
  readonly owner: HouseId | null;
  readonly until: 'battle' | 'round' | 'clash' | 'game';
  used?: true; // spent, where one use is all there is
}

export interface WesterosOpen extends OpenTable, Holder {
  ruleset: string; // its family in the registry
  options: OptionValues; // only those that depart from their defaults
  round: number;
  areas: Record<AreaId, AreaState>; // whoever changes one asks `areaFor`: copies of the table share them
  houses: Record<HouseId, HouseState>;
  realms: Record<RealmId, RealmState>;
  decks: Record<DeckId, DeckState>;
  effects: LastingEffect[];
}

export interface WesterosHidden extends HiddenTable, Holder {
  decks: Record<DeckId, readonly CardId[]>; // the unknown cards, the top one first, then those put under the deck unseen
}

/** Questions that need a map; each is checked, sampled and listed by the step that asks it. */
interface MapShapes {
  orders: { ask: OrdersAsk; choice: OrdersChoice };
  raid: { ask: RaidAsk; choice: RaidChoice };
  march: { ask: MarchAsk; choice: MarchChoice };
  muster: { ask: MusterAsk; choice: MusterChoice };
  units: { ask: UnitsAsk; choice: UnitsChoice };
}
/** The questions of these games by kind: those of the core, and those that need a map. */
interface WesterosShapes extends Omit<Shapes, 'units' | 'allotment'>, MapShapes {}
export type AskKind = keyof WesterosShapes;
/** Those that say everything themselves, so that anybody may ask them. */
export type PlainAskKind = Exclude<AskKind, keyof MapShapes>;
export type AskOf<K extends AskKind> = WesterosShapes[K]['ask'];
export type ChoiceOf<K extends AskKind> = WesterosShapes[K]['choice'];
export type WesterosAsk = AskOf<AskKind>;
export type WesterosChoice = ChoiceOf<AskKind>;

export interface Westeros extends GameTypes {
  open: WesterosOpen;
  hidden: WesterosHidden;
  own: WesterosOwn;
  ask: WesterosAsk;
  choice: WesterosChoice;
  options: OptionValues;
}
export type WesterosState = State<Westeros>;
export type WesterosView = View<Westeros>;
export type WesterosGame = Game<Westeros>;
export type WesterosRequest = Request<Westeros>;
export type Table = Draft<Westeros>;
/** A step, with its frame and the kind of its question: who names the kind has ask and choice joined by it. */
export type Code<F extends Frame = Frame, K extends AskKind = AskKind> = StepCode<Westeros, F, AskOf<K>, ChoiceOf<K>>;
