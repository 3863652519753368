import type { FlowTable, Outcome, Plain, StandingCheck } from '@corvo/core';
import type { BattleFrame, SideIndex } from '../battle-frame.ts';
import type { AreaId, CardId, Count, HouseId, Track } from '../ids.ts';
import type { LastingEffect, PlacedOrder, Table, Westeros, WesterosOpen } from '../state.ts';
import type { Board } from './board.ts';
import type { Effect } from './effects.ts';
import type { Feature } from './feature.ts';
import type { Facts, OrderFacts, RealmNumbers } from './facts.ts';

/** Plain numbers of a rulebook. */
export interface Numbers extends RealmNumbers {
  readonly rounds: number;
  readonly shipsInPort?: number; // the most a port can hold
}

/** Whoever has won before the last round, alone or together, and by what: `outcome.REASON` in the texts. */
export interface Victory {
  readonly winners: readonly HouseId[];
  readonly reason: string;
}

/** What units may be kept from: to march in, to raid, to support whoever attacks, to support anybody in a battle there. */
export type Act = 'march' | 'raid' | 'support-attack' | 'support';

/** Questions to which editions give different answers; each takes the house and the place. */
export interface Rulings {
  /** Who controls an area. */
  readonly controller: (open: WesterosOpen, board: Board, area: AreaId) => HouseId | null;
  /** May this order lie in this area at all? Null where every order may lie everywhere, which spares asking. */
  readonly orderFits:
    | ((
        open: WesterosOpen,
        rules: Ruleset,
        house: HouseId,
        order: OrderFacts,
        area: AreaId,
      ) => OrderRefusal | undefined)
    | null;
  /** Can this order be removed by this raid? */
  readonly raidable: (raid: OrderFacts, target: OrderFacts) => boolean;
  /** What keeps a house from doing this in an area now, out of another. Null where nothing ever does. */
  readonly bars:
    | ((
        open: WesterosOpen,
        rules: Ruleset,
        house: HouseId,
        area: AreaId,
        act: Act,
        from: AreaId,
      ) => OrderRefusal | undefined)
    | null;
  /** What a raider gains for removing this order. */
  readonly pillage: (game: Table, raider: HouseId, target: PlacedOrder) => void;
  readonly overcomes: (strength: number, force: number) => boolean;
  /** The sides in the order in which their texts work. */
  readonly textOrder: (open: WesterosOpen, battle: BattleFrame) => readonly SideIndex[];
  readonly routsAfterRetreat: (open: WesterosOpen, house: HouseId) => boolean;
  /** Who has won at this moment, if anybody has. */
  readonly wonNow: (open: WesterosOpen) => Victory | undefined;
  readonly finalOutcome: (open: WesterosOpen) => Outcome;
  /** The figures by which houses are ranked once somebody has won, compared one after another. */
  readonly rank: (open: WesterosOpen, house: HouseId) => readonly number[];
  /** What these figures are, in the same order: `figure.NAME` in the texts; a place on a track is counted below zero. */
  readonly rankedBy: readonly string[];

  /** The supply that the next count gives a house, as far as the open table tells; foresight asks it too. */
  readonly countedSupply: (open: WesterosOpen, rules: Ruleset, house: HouseId) => number;

  // Orders
  /** Must every area with units be given an order, as far as there are tokens? */
  readonly ordersRequired: boolean;
  /** Does the raven give back the star of the order it takes away? */
  readonly ravenFreesStar: boolean;
  /** What a consolidate order in an area brings. */
  readonly income: (open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId) => number;
  /** What a house receives for its ports when crowns are paid. */
  readonly portIncome: (open: WesterosOpen, rules: Ruleset, house: HouseId) => number;
  /** May the new lord of a land take over the ships in its port, or are they lost? */
  readonly takesShips: (open: WesterosOpen, lord: HouseId, land: AreaId) => boolean;
  /** For how many points this consolidate order may muster in its area instead; 0 where it may not. */
  readonly mustersInstead: (
    open: WesterosOpen,
    rules: Ruleset,
    house: HouseId,
    order: OrderFacts,
    area: AreaId,
  ) => number;
  /** May units that lie be promoted when they muster? */
  readonly promotesRouted: boolean;
  /** Can a unit be promoted in the mustering that brought it? */
  readonly promotesNew: boolean;

  // Marches
  /** Must supply hold both when the attack of a march succeeds and when it fails? */
  readonly bothOutcomes: boolean;
  /** Are the peaceful moves of a march made one after another, every position on the way being legal? */
  readonly movesOneByOne: boolean;
  /** Are others asked for support against a neutral force before the march is made, so that it is made or chosen anew? */
  readonly asksHelpFirst: boolean;
  /** May a Power token be left here by this house? */
  readonly tokenFits: (board: Board, house: HouseId, area: AreaId) => OrderRefusal | undefined;

  // Battles
  /** Are all owners of support orders asked in the order of play, or those who fight after the others? */
  readonly supportInTurn: boolean;
  /** Does one answer count for all support orders of a house? */
  readonly supportPerHouse: boolean;
  readonly leastStrength: number;
  readonly mayRetreatTo: (open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId) => boolean;
  /** May beaten attackers go back to where they came from? */
  readonly mayReturnTo: (open: WesterosOpen, rules: Ruleset, house: HouseId, area: AreaId) => boolean;
  /** Must a retreat go where supply costs fewest units? */
  readonly cheapestRetreat: boolean;
  /** Does a token of the loser fall though the winner is kept out of the area? */
  readonly tokenFallsUnentered: boolean;
  /** When a hand is played out: does the card fought with stay out while the others come back? */
  readonly lastCardStays: boolean;

  /** Hears of units that are lost, for rulesets that keep count of them. */
  readonly unitsLost: (game: Table, house: HouseId, area: AreaId, units: Count, why: string) => void;

  /** Where the wildlings stand after an attack. */
  readonly wildlingsAfter: (strength: number, watchWon: boolean) => number;
}
interface OrderRefusal {
  readonly code: string;
}

/** What a Westeros card does: a procedure to run, an effect that lasts the round, or nothing. */
export interface WesterosCardCode {
  readonly run?: string;
  readonly lasting?: Pick<LastingEffect, 'effect' | 'until'>;
  readonly with?: Readonly<Record<string, Plain>>; // what the procedure is told
  readonly reshuffles?: boolean; // shuffle its deck and draw again
  /** The holder of a token picks one of these. */
  readonly choice?: { readonly chooser: Track; readonly options: Readonly<Record<string, WesterosCardCode>> };
}

/** Everything in which editions and options differ, as one value. */
export interface Ruleset {
  readonly facts: Facts;
  readonly board: Board;
  readonly numbers: Numbers;
  readonly flow: FlowTable;
  readonly rulings: Rulings;
  readonly effects: Readonly<Record<string, Effect>>;
  readonly westeros: Readonly<Record<CardId, WesterosCardCode>>;
  readonly standing: readonly StandingCheck<Westeros>[];
  /** Effects that are in play from the first moment to the last; no state carries them. */
  readonly always: readonly string[];
  /** Concepts that the game adds, in force at this table. */
  readonly features: readonly Feature[];
  /** The rule behind every question (`ask.WHY`), every refusal (its code) and what is told (`event.TYPE`). */
  readonly clauses: Readonly<Record<string, string>>;
}
export type Option = (rules: Ruleset) => Ruleset;

/** Options are functions from ruleset to ruleset, applied in the order given. */
export const compose = (base: Ruleset, options: readonly Option[]): Ruleset =>
  options.reduce((rules, option) => option(rules), base);
