import type { Event, Rng } from '@corvo/core';
import type { BattleFrame, Side } from '../battle-frame.ts';
import type { AreaId, CardId, DeckId, HouseId, OrderId } from '../ids.ts';
import type { AreaState, Table, WesterosOpen, WesterosOwn, WesterosState, WesterosView } from '../state.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * A concept that a game adds: the half that the rules need. Each hook is a place where the kernel must ask; steps,
 * effects, standing checks and clauses a feature brings as any option does. The other half helps people
 * (`FeatureAids`).
 */
export interface Feature {
  readonly id: string;
  /** The last thing of set-up. */
  readonly layOut?: (state: WesterosState, rules: Ruleset) => void;
  /** Puts into a made-up table what only this feature hides. */
  readonly imagine?: (state: WesterosState, view: WesterosView, rng: Rng) => void;
  /** Mixes by the stream of the state what only this feature hides and nobody has seen; sorted first, so that the old order leaves no trace. */
  readonly mixUnseen?: (state: WesterosState) => void;
  /** Cards of a deck that everybody can see though they are neither drawn nor at the bottom. */
  readonly inSight?: (open: WesterosOpen, deck: DeckId) => readonly CardId[];
  /** What the ground of an area adds to the strength of a house that defends it against another; foresight and bots ask it too. */
  readonly ground?: (
    open: WesterosOpen,
    rules: Ruleset,
    area: AreaId,
    house: HouseId,
    foe: HouseId,
  ) => FeatureItem | undefined;
  /** What it adds to one side of a battle. */
  readonly items?: (open: WesterosOpen, battle: BattleFrame, side: 0 | 1) => FeatureItem | undefined;
  /** Swords, fortifications or skulls that it adds to one side of a battle. */
  readonly icons?: (battle: BattleFrame, side: 0 | 1, icon: 'swords' | 'fortifications' | 'skulls') => number;
  /** How far chance may move the strength of a side; foresight counts with it. */
  readonly swing?: number;
  /** A card that only its seat has seen so far, for who draws the table and for bots. */
  readonly ownCard?: (mine: WesterosOwn) => OwnCard | undefined;
  /** Lays on a side of a battle what an event has turned up there, for who tells a battle again. */
  readonly turnsUp?: (side: Side, event: Event) => void;
  /** More ways to resolve a consolidate order, by the word that an answer names them with. */
  readonly consolidate?: Readonly<Record<string, ConsolidateWay>>;
  /** What it has put up in an area, for whoever draws or describes the map. */
  readonly built?: (area: AreaState) => Built | undefined;
  /** Where orders beside the usual ones lie face down, and their faces where this seat knows them. */
  readonly covered?: (view: WesterosView) => Readonly<Record<AreaId, Covered>>;
  /** The orders beside the usual ones that a house has, and how many are left of each. */
  readonly ordersLeft?: (open: WesterosOpen, rules: Ruleset, house: HouseId) => Readonly<Record<OrderId, number>>;
}

/** An order that lies face down: whose it is, and which one for who may know it. */
export interface Covered {
  readonly house: HouseId;
  readonly order?: OrderId;
}

interface ConsolidateWay {
  /** Why it cannot be done in an area of the house's own with such an order: the code of a refusal. */
  readonly refuse: (open: WesterosOpen, rules: Ruleset, area: AreaId) => string | undefined;
  readonly carryOut: (game: Table, house: HouseId, area: AreaId) => void;
}

/** A card behind a screen: its kind names its words (`KIND.CARD`). */
export interface OwnCard {
  readonly kind: string;
  readonly card: CardId;
  readonly worth: number; // in strength and in units that it kills
}

/** A thing that stands in an area: what it is, and whose. */
export interface Built {
  readonly name: string;
  readonly house: HouseId;
}

/** What a feature adds to a strength; `what` names it, as `from` does for what is the kernel's own. */
export interface FeatureItem {
  readonly from: 'feature';
  readonly what: string;
  readonly value: number;
  readonly by: readonly string[];
  readonly area?: AreaId;
  readonly card?: CardId;
}

export const itemOf = (what: string, value: number, about: Pick<FeatureItem, 'area' | 'card'>): FeatureItem => ({
  from: 'feature',
  what,
  ...about,
  value,
  by: [],
});

/** The same rules with one more feature in force. */
export const withFeature = (rules: Ruleset, feature: Feature): Ruleset => ({
  ...rules,
  features: [...rules.features, feature],
});

/** What the ground of an area adds for a house that defends it against another. */
export const groundFor = (
  open: WesterosOpen,
  rules: Ruleset,
  area: AreaId,
  house: HouseId,
  foe: HouseId,
): FeatureItem[] => rules.features.flatMap(feature => feature.ground?.(open, rules, area, house, foe) ?? []);

/** What features have put up in an area. */
export const builtIn = ({ features }: Ruleset, area: AreaState): Built[] =>
  features.flatMap(feature => feature.built?.(area) ?? []);

/** The card that only this seat has seen so far. */
export const ownCard = ({ mine }: WesterosView, { features }: Ruleset): OwnCard | undefined =>
  mine === null ? undefined : features.map(feature => feature.ownCard?.(mine)).find(card => card !== undefined);

/** Orders beside the usual ones that lie face down, by area. */
export const coveredIn = (view: WesterosView, { features }: Ruleset): Record<AreaId, Covered> =>
  Object.assign({}, ...features.map(feature => feature.covered?.(view)));

/** The orders beside the usual ones that a house has, and how many are left of each. */
export const ordersLeft = (open: WesterosOpen, rules: Ruleset, house: HouseId): Record<OrderId, number> =>
  Object.assign({}, ...rules.features.map(feature => feature.ordersLeft?.(open, rules, house)));

/** The words of the ways to resolve a consolidate order that features add. */
export const waysAdded = ({ features }: Ruleset): string[] =>
  features.flatMap(({ consolidate = {} }) => Object.keys(consolidate));

/** Cards of a deck that features have laid open. */
export const inSight = (open: WesterosOpen, { features }: Ruleset, deck: DeckId): readonly CardId[] =>
  features.flatMap(feature => feature.inSight?.(open, deck) ?? []);
