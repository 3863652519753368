import type { BattleFrame, SideIndex } from '../battle-frame.ts';
import type { AreaId, CardId, HouseId, UnitKind } from '../ids.ts';
import type { AskOf, ChoiceOf, LastingEffect, PlainAskKind, Table, WesterosChoice, WesterosOpen } from '../state.ts';
import type { OrderFacts } from './facts.ts';
import type { Ruleset } from './ruleset.ts';

/** The numbers and permissions that effects may change. */
export interface Questions {
  unitStrength: number; // of one unit that fights or supports
  orderStrength: number; // of a march, defence or support order
  cardStrength: number;
  sideStrength: number; // what effects add to a side, whatever its card is worth
  ground: number; // what the ground adds to a defender
  swords: number;
  fortifications: number;
  playable: boolean; // may this card be played in this battle, where another can be?
  skulls: number; // units of the other side that die, whoever wins
  mayUseBlade: boolean;
  orderAllowed: boolean; // may this order be placed now?
  face: OrderFacts; // what an order that lies on the map counts as
  unharmed: boolean; // the units of this side are safe from cards, swords and skulls
  advances: boolean; // a winning attacker enters the area
  keepsMarch: boolean; // the march of a winning attacker lies in the area he took, to be resolved again
  retreatsForFoe: boolean; // the winner says where the loser retreats
  cost: number; // the Power that the use of an effect costs
  works: boolean; // is this effect in force? What answers this is in force itself, whatever others say
}
export type Question = keyof Questions;

/** What a question is about. */
export interface About {
  readonly side?: SideIndex; // whose strength is counted
  readonly role?: 'attacking' | 'defending' | 'supporting';
  readonly area?: AreaId;
  readonly from?: AreaId; // whence the support comes
  readonly kind?: UnitKind;
  readonly order?: OrderFacts;
  readonly card?: CardId; // the one that is counted, or whose text works
  readonly house?: HouseId; // whose unit or order it is, or whose effect
  readonly effect?: string; // the one that is paid for, or that may be out of force
}

/** Where an effect stands while it works. */
export interface Scene {
  readonly open: WesterosOpen;
  readonly rules: Ruleset;
  readonly battle: BattleFrame | null;
  readonly me: HouseId | null; // whose effect it is
  readonly foe: HouseId | null;
  readonly mine: SideIndex; // my side of the battle
  readonly about: About;
  readonly lasting: LastingEffect | null; // its entry on the table, where it outlasts the moment that brought it
}
/** The scene of an effect that somebody owns, in a battle or outside. */
export interface OwnedScene extends Scene {
  readonly me: HouseId;
}
/** The scene of an effect of one of those who fight. */
export interface BattleScene extends OwnedScene {
  readonly battle: BattleFrame;
  readonly foe: HouseId;
}

/** "Set" changes what is printed, "add" comes afterwards, "limit" last. */
export const LAYERS = ['set', 'add', 'limit'] as const;
export type Layer = (typeof LAYERS)[number];

interface Modifier<T> {
  readonly layer: Layer;
  readonly by: (value: T, scene: Scene) => T;
}

/** When an effect can work in every battle, in this order. */
export const HOOK_POINTS = ['cancel', 'copy', 'revealed', 'won', 'lost', 'after'] as const;
export type HookPoint = (typeof HOOK_POINTS)[number];
/** Those of a battle: the usual ones, and what a game adds as a step of that name. */
export type BattleHookPoint = HookPoint | `battle-${string}`;
/** Those that a game opens anywhere, such as `raids-done`. */
export type TableHookPoint = `${string}-${string}`;

export const isOfBattle = (moment: string): moment is BattleHookPoint =>
  moment.startsWith('battle-') || HOOK_POINTS.some(one => one === moment);

/** What happens at its moment without a question. */
interface Silent<S> {
  readonly asks?: never;
  when?(scene: S): boolean;
  readonly who?: never;
  readonly ask?: never;
  then(game: Table, scene: S): void;
}
/**
 * What asks somebody first. `asks` names the kind of the question, and with it the choice that `then` gets. A question
 * that needs the map belongs to a step of its own, which `then` can start.
 */
interface Asking<S, K extends PlainAskKind> {
  readonly asks: K;
  when?(scene: S): boolean;
  who?(scene: S): HouseId; // whose word counts; without it, the owner's
  ask(scene: S): AskOf<K> | undefined; // undefined: nothing to choose
  then(game: Table, scene: S, choice: ChoiceOf<K>): void;
  otherwise?(game: Table, scene: S): void; // where there is nothing to choose
}
/**
 * One thing an effect does: when it applies, what it asks, and what the answer does. The members are methods, so that a
 * part that only knows battles is still a part.
 */
export type Part<S = BattleScene> = Silent<S> | { [K in PlainAskKind]: Asking<S, K> }[PlainAskKind];

/** Carries a part out: with the answer to its question, or without one where it asks none. */
export function carryOutPart<S>(part: Part<S>, game: Table, scene: S, choice: WesterosChoice | undefined): void {
  if (part.asks === undefined) part.then(game, scene);
  else if (choice === undefined) part.otherwise?.(game, scene);
  // The machine has checked the form of the choice against the ask of this very part.
  else part.then(game, scene, choice as never);
}

/** What a card or token does, named for its effect so that cards with the same text share it. */
export interface Effect {
  readonly clause: string;
  readonly modify?: { readonly [Q in Question]?: Modifier<Questions[Q]> };
  readonly on?: { readonly [moment in HookPoint]?: Part } & Readonly<Record<`battle-${string}`, Part>>; // in its owner's battles
  readonly at?: Readonly<Record<TableHookPoint, Part<OwnedScene>>>; // anywhere
  readonly cost?: number; // the Power that every use costs
  readonly once?: true; // where it lasts, its first use spends it
}
