import type { Audit, Game, GameTypes } from '@corvo/core';

/** A game, and what it should be held to beside or instead of its own audit. */
export interface Kit<G extends GameTypes = GameTypes> extends Audit<G> {
  readonly game: Game<G>;
}

/** The kit with the game's own audit filled in. */
export const withAudit = (kit: Kit): Kit => ({ ...kit.game.audit, ...kit });

export const MOST_ACTIONS = 5_000;
