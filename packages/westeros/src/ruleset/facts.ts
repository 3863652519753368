import type { AreaId, ByArea, ByHouse, CardId, Count, DeckId, HouseId, OrderId, RealmId, UnitKind } from '../ids.ts';

export type Element = 'land' | 'sea' | 'port';

/** What is printed on an area. */
export interface AreaFacts {
  readonly id: AreaId;
  readonly element: Element;
  readonly region: string; // how the terminal groups the map
  readonly supply: number; // barrels
  readonly crowns: number;
  readonly points: number; // for mustering
  readonly castle: boolean; // counts for victory
  readonly home: HouseId | null; // printed shield
  readonly portOf?: AreaId; // a port: the land area it belongs to
  readonly closed?: boolean; // out of play for the whole game
}

export interface UnitFacts {
  readonly kind: UnitKind;
  readonly element: 'land' | 'sea';
  readonly strength: number;
  readonly cost: number;
  readonly promotions: readonly { readonly to: UnitKind; readonly cost: number }[];
  readonly stays?: boolean; // cannot retreat: made to, it is destroyed
  readonly spared?: boolean; // cannot be chosen as a casualty
  readonly fixed?: true; // never moves, not even when beaten: it is lost with its area
  readonly unfed?: true; // supply does not count it
  readonly unsold?: true; // never mustered anew: it is promoted to, or not to be had at all
  readonly storms?: number; // strength when it attacks, or supports the attack on, an area with a castle
}

export type OrderType = 'march' | 'defense' | 'support' | 'raid' | 'consolidate';

export interface OrderFacts {
  readonly id: OrderId;
  readonly type: OrderType;
  readonly value: number; // modifier, or for a raid how many orders it removes
  readonly star: boolean;
  readonly copies: number;
  readonly extra?: true; // beside the usual orders: its type says when it is resolved and what can remove it, the game the rest
}

export interface HouseCardFacts {
  readonly id: CardId;
  readonly house: HouseId;
  readonly strength: number;
  readonly swords: number;
  readonly fortifications: number;
  readonly ability: string | null; // an effect of the ruleset
  readonly told?: true; // has words of its own, though they work outside battles or through other cards
  readonly upToPower?: true; // its strength is whatever its owner makes it, and his power the most it can be
}

/** Does a card say anything besides its figures? */
export const hasWords = ({ ability, told }: HouseCardFacts): boolean => ability !== null || told === true;

export interface WesterosCardFacts {
  readonly card: CardId;
  readonly copies: number;
  readonly icon: boolean; // the wildlings advance when it is drawn
}

export interface HouseFacts {
  readonly id: HouseId;
  readonly realm: RealmId;
  readonly start: ByArea<Count>;
  readonly supply: number;
  readonly cards: readonly CardId[];
  readonly aside?: readonly CardId[]; // those of them that are not dealt: something brings them into play
  readonly pool: Count;
  readonly orders: readonly OrderId[]; // every face it owns
}

/** Everything printed: map, pieces, cards. Plain data. */
export interface Facts {
  readonly areas: readonly AreaFacts[];
  readonly borders: readonly (readonly [AreaId, AreaId])[];
  readonly units: readonly UnitFacts[];
  readonly orders: readonly OrderFacts[];
  readonly cards: readonly HouseCardFacts[];
  readonly houses: ByHouse<HouseFacts>; // those that are played
  readonly decks: Readonly<Record<DeckId, readonly WesterosCardFacts[]>>;
  readonly stacks?: Facts['decks']; // decks beside them, for procedures that draw from them
  readonly realms: Readonly<Record<RealmId, RealmFacts>>;
  readonly supply: readonly (readonly number[])[]; // armies by level, the largest first
  readonly stars: readonly number[]; // by position at court
  readonly forces: ByArea<number>; // neutral forces at the start
  readonly garrisons?: ByArea<GarrisonFacts>; // at the start
  readonly wildlings?: readonly CardId[]; // the deck of the wildlings
}

/** A fixed defence of one house in one area: no unit, no supply, and once beaten it never returns. */
export interface GarrisonFacts {
  readonly house: HouseId;
  readonly strength: number;
}

/** One board with its own tracks. What it does not have of its own it has as the rest of the table. */
export interface RealmFacts {
  readonly throne: readonly HouseId[];
  readonly fiefdoms: readonly HouseId[];
  readonly court: readonly HouseId[];
  readonly supply?: Facts['supply'];
  readonly stars?: Facts['stars'];
  readonly numbers?: Partial<RealmNumbers>;
  readonly castles?: false; // its houses win by other things: who looks at them is told their lands
  readonly wildlings?: false; // it has no marker of theirs: no icon moves one, and they never attack it
}

/** Numbers of a rulebook that a realm may have of its own. */
export interface RealmNumbers {
  readonly startPower: number;
  readonly powerTokens: number;
  readonly castlesToWin: number;
  readonly blade: number;
  readonly wildlingsStart: number;
  readonly wildlingsStep: number;
  readonly wildlingsMost: number;
  readonly wildlingDebt: number; // muster points each house loses to them
  readonly wildlingDebtLowest: number; // what the lowest bidder loses
  readonly handReturnsAfter?: number; // a hand comes back once so many of its cards are used; otherwise once all are
}
