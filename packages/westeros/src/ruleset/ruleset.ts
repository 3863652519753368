import type { FlowTable, Outcome, StandingCheck } from '@corvo/core';
import type { BattleFrame, SideIndex } from '../battle/frame.ts';
import type { AreaId, CardId, HouseId } from '../ids.ts';
import type { LastingEffect, PlacedOrder, Table, Westeros, WesterosOpen } from '../state.ts';
import type { Board } from './board.ts';
import type { Effect } from './effects.ts';
import type { Facts, OrderFacts } from './facts.ts';

/** Plain numbers of a rulebook. */
export interface Numbers {
  readonly rounds: number;
  readonly startPower: number;
  readonly powerTokens: number;
  readonly castlesToWin: number;
  readonly blade: number;
  readonly wildlingsStart: number;
  readonly wildlingsStep: number;
  readonly wildlingsMost: number;
  readonly wildlingDebt: number; // muster points each house loses to them
  readonly wildlingDebtLowest: number; // what the lowest bidder loses
}

/** Questions to which editions give different answers; each takes the house and the place. */
export interface Rulings {
  /** Who controls an area. */
  readonly controller: (open: WesterosOpen, board: Board, area: AreaId) => HouseId | null;
  /** May this order lie in this area at all? */
  readonly orderFits: (board: Board, order: OrderFacts, area: AreaId) => OrderRefusal | undefined;
  /** Can this order be removed by this raid? */
  readonly raidable: (raid: OrderFacts, target: OrderFacts) => boolean;
  /** What a raider gains for removing this order. */
  readonly pillage: (game: Table, raider: HouseId, target: PlacedOrder) => void;
  readonly overcomes: (strength: number, force: number) => boolean;
  /** The sides in the order in which their texts work. */
  readonly textOrder: (open: WesterosOpen, battle: BattleFrame) => readonly SideIndex[];
  readonly routsAfterRetreat: (open: WesterosOpen, house: HouseId) => boolean;
  readonly wonNow: (open: WesterosOpen) => HouseId | undefined;
  readonly finalOutcome: (open: WesterosOpen) => Outcome;
}
interface OrderRefusal {
  readonly code: string;
}

/** What a Westeros card does: a procedure to run, an effect that lasts the round, or nothing. */
export interface WesterosCardCode {
  readonly run?: string;
  readonly lasting?: Pick<LastingEffect, 'effect' | 'until'>;
  readonly reshuffles?: boolean; // shuffle its deck and draw again
}

/** Everything in which editions and options differ, as one value. */
export interface Ruleset {
  readonly id: string;
  readonly facts: Facts;
  readonly board: Board;
  readonly numbers: Numbers;
  readonly flow: FlowTable;
  readonly rulings: Rulings;
  readonly effects: Readonly<Record<string, Effect>>;
  readonly westeros: Readonly<Record<CardId, WesterosCardCode>>;
  readonly standing: readonly StandingCheck<Westeros>[];
  /** Effects that are in play from the first moment to the last. */
  readonly opening: readonly LastingEffect[];
  /** The rule behind every question (`ask.WHY`) and every refusal (its code). */
  readonly clauses: Readonly<Record<string, string>>;
}
export type Option = (rules: Ruleset) => Ruleset;

/** Options are functions from ruleset to ruleset, applied in the order given. */
export const compose = (base: Ruleset, options: readonly Option[]): Ruleset =>
  options.reduce((rules, option) => option(rules), base);
