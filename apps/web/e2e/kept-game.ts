/** Games as a browser keeps them, made here. */
import type { Action, Game } from '@corvo/core';
import { retold } from '../src/session/local/older.ts';
import { SAVED_FORMAT, type SavedGame } from '../src/session/local/saved.ts';

type Named = 'id' | 'name' | 'options' | 'seats' | 'seed';

/** A game of this device after these actions. */
export function keptAfter(game: Game, actions: readonly Action[], about: Pick<SavedGame, Named>): SavedGame {
  const kept = retold(game, {
    format: SAVED_FORMAT,
    ...about,
    game: game.id,
    rules: game.rules,
    hints: true,
    takeBack: 'fair',
    story: [],
    beside: {},
    moves: 0,
    over: false,
    started: 0,
    touched: 0,
    older: { actions: actions.map(action => ({ ...action, at: 0 })), resigned: null },
  });
  return actions.length === 0 ? { ...kept, story: [], beside: {} } : kept;
}
