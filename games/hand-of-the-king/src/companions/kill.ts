import { problem, type Problem } from '@corvo/core';
import { COMPANION, isCharacter, isCompanion, VARYS, type CharacterId } from '../cards.ts';
import { charactersOf } from '../counts.ts';
import { charactersIn } from '../court.ts';
import { refuseLateRaven } from '../raven.ts';
import type { Code, CompanionFrame, Open } from '../state.ts';
import { kill, spendCompanion } from '../verbs.ts';
import { noEffect } from './named.ts';

const charactersInAreas = (open: Open): CharacterId[] => open.seats.flatMap(seat => charactersOf(open.areas[seat]));

/** HK-5.10, HK-5.11: those that nothing can kill, take or move. */
export function refuseUntouchable(open: Open, card: string): Problem | undefined {
  if (card === VARYS) return problem('HK-5.11', 'varys-is-untouchable');
  const kept = open.seats.some(seat => open.areas[seat]?.kept.some(({ companion }) => companion === card));
  return kept ? problem('HK-5.10', 'companion-is-protected', { companion: card }) : undefined;
}

function killStep(why: string, targets: (open: Open) => CharacterId[], missing: string): Code<CompanionFrame, 'card'> {
  return {
    verb: 'kills',
    enter(game, frame) {
      if (targets(game.open).length === 0) noEffect(game, frame);
      else game.ask(frame, [frame.seat], why, COMPANION[frame.companion].clause);
    },
    ask: ({ open }) => ({ kind: 'card', from: targets(open), optional: false }),
    refuse({ open }, frame, _seat, choice) {
      const { card } = choice;
      const clause = COMPANION[frame.companion].clause;
      if (card === null) return problem('HK-5.12', 'effect-is-compulsory', { companion: frame.companion });
      if (targets(open).includes(card)) return undefined;
      return (
        refuseLateRaven(open, choice) ??
        refuseUntouchable(open, card) ??
        (isCharacter(card)
          ? problem(clause, missing, { character: card })
          : problem(clause, 'no-such-character', { choice: card.slice(0, 80) }))
      );
    },
    answer(game, frame, _seat, { card }) {
      if (card !== null) kill(game, frame, card);
    },
  };
}

/** HK-6.6, HK-6.7 */
export const killInGrid = killStep('kill-in-grid', open => charactersIn(open.grid), 'not-in-the-grid');
/** HK-6.7, HK-6.13: any area, the user's own included (HK-H19). */
export const killInArea = killStep('kill-in-area', charactersInAreas, 'not-in-an-area');

/** HK-6.7, HK-6.17: one of the other available companions leaves the game without effect. */
export const discardCompanion: Code<CompanionFrame, 'card'> = {
  verb: 'discards',
  enter(game, frame) {
    if (game.open.available.length === 0) noEffect(game, frame);
    else game.ask(frame, [frame.seat], 'discard-companion', COMPANION[frame.companion].clause);
  },
  ask: ({ open }) => ({ kind: 'card', from: open.available, optional: false }),
  refuse({ open }, frame, _seat, choice) {
    const { card } = choice;
    if (card === null) return problem('HK-5.12', 'effect-is-compulsory', { companion: frame.companion });
    if (isCompanion(card) && open.available.includes(card)) return undefined;
    return (
      refuseLateRaven(open, choice) ?? problem('HK-6.17', 'companion-not-available', { companion: card.slice(0, 80) })
    );
  },
  answer(game, _frame, seat, choice) {
    const { card } = choice;
    if (card === null || !isCompanion(card)) throw new Error(`no such companion: ${card}`);
    spendCompanion(game, card);
    game.tell('companion-discarded', { seat, companion: card });
  },
};
